import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, Field, FieldError, type FieldProps } from './Field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  Pick<FieldProps, 'label' | 'aside' | 'note' | 'error'>;

/**
 * One line of text; an error never changes it. The other props are the input's own, so
 * react-hook-form's `register` spreads onto it.
 */
export function TextField({ label, aside, note, error, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} aside={aside} note={note} error={error}>
      <input
        {...rest}
        id={id}
        type={type}
        className="field-box"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
      />
    </Field>
  );
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** May contain a link: a press on the rest of the label ticks the box. */
  label: ReactNode;
  error?: string | undefined;
}

/**
 * A checkbox. The other props are the input's own, so react-hook-form's `register` spreads onto it.
 */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="checkbox">
      <div className="checkbox-row">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, { error })}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

/**
 * A hidden field that only a program fills in (contract, `formFields`). Assistive
 * technology and the Tab key skip it. Browsers and password managers leave it alone: autofill must
 * not change a read-only field (HTML standard), and its name and label match no autofill heuristic.
 * The props are the input's own.
 */
export function HoneypotField(props: ComponentProps<'input'>) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input
        name={honeypotName}
        {...props}
        type="text"
        readOnly
        tabIndex={-1}
        autoComplete="off"
        aria-label="Leave this empty"
      />
    </div>
  );
}

/**
 * The honeypot's name in the page. Unlike its wire name `fax`, it matches no autofill field and no
 * autofill heuristic.
 */
export const honeypotName = 'remarks';
