import { type ComponentProps, useId } from 'react';
import { describedBy, Field } from './Field.tsx';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** A short text at the end of the label's line, such as "optional". */
  aside?: string;
  help?: string;
  /** What is wrong with the text; the text itself is never changed. */
  error?: string | undefined;
}

/**
 * One line of text. The other props are the input's own, so react-hook-form's `register` spreads
 * onto it.
 */
export function TextField({ label, aside, help, error, type = 'text', ...rest }: TextFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} aside={aside} help={help} error={error}>
      <input
        {...rest}
        id={id}
        type={type}
        className="field-box"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
      />
    </Field>
  );
}
