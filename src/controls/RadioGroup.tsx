import { type Ref, useId } from 'react';
import './RadioGroup.css';

interface RadioGroupProps<Value extends string | number> {
  legend: string;
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** A few options side by side, of which one is chosen: native radio buttons. */
export function RadioGroup<Value extends string | number>({
  legend,
  options,
  value: chosen,
  onChange,
  ref,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset ref={ref} className="radio-group">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, isDisabled }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={isDisabled}
            onChange={() => onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
