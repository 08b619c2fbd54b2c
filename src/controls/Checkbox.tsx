import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import './Checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May contain a link: a press on the rest of the label ticks the box. */
  label: ReactNode;
  error?: string | undefined;
}

/**
 * A checkbox. The other props are the input's own, so react-hook-form's `register` spreads onto it.
 */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className="checkbox">
      <div className="checkbox-row">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
