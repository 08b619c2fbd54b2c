import { type ChangeEvent, useId, useRef, useState } from 'react';
import { describedBy, Field } from './Field.tsx';
import { type Range, snapToRange } from './snapToRange.ts';
import { usePreHydrationInput } from './usePreHydrationInput.ts';
import './NumberInput.css';

interface NumberInputProps {
  label: string;
  /** `null` where nothing is stated. */
  value: number | null;
  /** `null` for an empty field, NaN for a text that is no number; neither comes where the range is a bound. */
  onChange: (value: number | null) => void;
  range: Range;
  /** A bound corrects every value to the nearest of the range, and what is no number to its minimum; advice takes all as typed. */
  rangeIs: 'bound' | 'advice';
  /** Stands at the end of the box: "%" or "USD/h". */
  unit: string;
  placeholder?: string;
  help?: string | undefined;
  error?: string | undefined;
}

/** A number to type (specification 5). Within a bound a field may stand empty only while it is being typed in. */
export function NumberInput({
  label,
  value,
  onChange,
  range,
  rangeIs,
  unit,
  placeholder,
  help,
  error,
}: NumberInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** The text as typed, for as long as it stands for the current value. */
  const [draft, setDraft] = useState<{ text: string; value: number | null } | null>(null);
  const text = draft && Object.is(draft.value, value) ? draft.text : settledText(value);

  const take = (typed: string, isNoNumber: boolean) => {
    const next =
      rangeIs === 'advice'
        ? readNumber(typed, isNoNumber)
        : snapToRange(readNumber(typed, isNoNumber) || range.min, range);
    const staysAsTyped = rangeIs === 'advice' || (typed === '' && !isNoNumber);
    setDraft(staysAsTyped ? { text: typed, value: next } : null);
    if (!Object.is(next, value)) onChange(next);
  };
  usePreHydrationInput(input, text, (early) => take(early, false));

  return (
    <Field id={id} label={label} help={help} error={error}>
      <div className="field-box number-input">
        <input
          ref={input}
          id={id}
          type="number"
          inputMode={rangeIs === 'bound' ? 'numeric' : 'decimal'}
          autoComplete="off"
          min={range.min}
          max={range.max}
          step={rangeIs === 'bound' ? range.step : 'any'}
          placeholder={placeholder}
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
            take(target.value, target.validity.badInput)
          }
          onBlur={() => {
            if (rangeIs === 'bound') setDraft(null);
          }}
          // A wheel over a focused number would change it while the visitor only scrolls past.
          onWheel={(event) => event.currentTarget.blur()}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
    </Field>
  );
}

function readNumber(typed: string, isNoNumber: boolean): number | null {
  if (isNoNumber) return Number.NaN;
  return typed === '' ? null : Number(typed);
}

function settledText(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}
