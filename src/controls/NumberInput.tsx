import { useId } from 'react';
import { describedBy, Field } from './Field.tsx';
import { type NumberFieldOptions, useNumberField } from './useNumberField.ts';
import './NumberInput.css';

export interface NumberInputProps extends Omit<NumberFieldOptions, 'format'> {
  label: string;
  /** At the end of the box: "%" or "USD/h". */
  unit: string;
  placeholder?: string;
  help?: string | undefined;
  error?: string | undefined;
}

/** A labelled box to type a number in, with its unit (specification 5). */
export function NumberInput({
  label,
  unit,
  placeholder,
  help,
  error,
  ...options
}: NumberInputProps) {
  const id = useId();
  const { inputProps, note } = useNumberField(options);
  return (
    <Field id={id} label={label} help={help} note={note} error={error}>
      <div className="field-box number-input">
        <input
          {...inputProps}
          id={id}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
    </Field>
  );
}
