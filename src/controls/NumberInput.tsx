import { useId } from 'react';
import { describedBy, Field } from './Field.tsx';
import type { Range } from './snapToRange.ts';
import { useNumberField } from './useNumberField.ts';
import './NumberInput.css';

interface NumberInputProps {
  label: string;
  /** `null` for an empty field. */
  value: number | null;
  /** Called as `useNumberField` says. */
  onChange: (value: number | null) => void;
  range: Range;
  /** Whether the range corrects the value or only advises. */
  rangeIs: 'bound' | 'advice';
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
