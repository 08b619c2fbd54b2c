import { type ComponentProps, useId, useRef } from 'react';
import { usePreHydrationInput } from '../startup/preHydration.ts';
import { Field } from './Field.tsx';
import './Select.css';

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: string }[];
}

/** One choice of a few, in the browser's own list: phones show it best (decision 0350). */
export function Select<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SelectProps<Value>) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  usePreHydrationInput(select, value, choose);
  return (
    <Field id={id} label={label}>
      <SelectBox
        ref={select}
        id={id}
        className="field-box"
        autoComplete="off"
        value={value}
        onChange={(event) => choose(event.target.value)}
        options={options}
      />
    </Field>
  );
}

interface SelectBoxProps extends ComponentProps<'select'> {
  options: readonly { readonly value: string | number; readonly label: string }[];
}

/** The box of a native select with its arrow. */
export function SelectBox({ options, ...select }: SelectBoxProps) {
  return (
    <div className="select">
      <select {...select}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <SelectArrow />
    </div>
  );
}

/** The arrow of a box that opens a list; engines draw their own differently. */
export function SelectArrow() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path d="m4.5 7 4.5 4.5L13.5 7" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}
