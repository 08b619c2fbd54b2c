import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { controlsTexts } from '../texts/controls.ts';
import { parseNumber } from './parseNumber.ts';
import { type Range, snapToRange } from './snapToRange.ts';
import { usePreHydrationInput } from './usePreHydrationInput.ts';

/** Page Up, Page Down and Shift with an arrow move this many steps (specification 5, P7). */
export const stepsPerPage = 10;

interface NumberFieldOptions {
  /** `null` for an empty field. */
  value: number | null;
  /**
   * Called with every keystroke: `null` for an empty field, NaN for a text that is not a number.
   * Neither comes where the range is a bound.
   */
  onChange: (value: number | null) => void;
  range: Range;
  /**
   * `bound`: the value is the nearest of the range, and its minimum where the text is not a number.
   * `advice`: any value is passed on as typed.
   */
  rangeIs: 'bound' | 'advice';
  /** Writes the value where it is not being typed. */
  format?: (value: number) => string;
}

/**
 * A number that can be typed with the visitor's own decimal separator, which no `type="number"` and
 * no number parser of one locale accepts (decision 0356). The value follows each keystroke; the
 * text stays as typed until the field is left.
 *
 * @returns The props of a text `<input>`, which is a spin button; `step`, which moves by steps; and
 *   a note where the value is not what was typed, else `null`.
 */
export function useNumberField({
  value,
  onChange,
  range,
  rangeIs,
  format = String,
}: NumberFieldOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const [corrected, setCorrected] = useState<number | null>(null);
  const isBound = rangeIs === 'bound';
  const settled = value === null || Number.isNaN(value) ? '' : format(value);
  const text = typed && Object.is(typed.value, value) ? typed.text : settled;

  const take = (newText: string) => {
    const number = parseNumber(newText);
    const next = isBound ? snapToRange(number || range.min, range) : number;
    setTyped({ text: newText, value: next });
    setCorrected(isBound && number !== null && number !== next ? next : null);
    if (!Object.is(next, value)) onChange(next);
  };
  const step = (steps: number) => {
    setTyped(null);
    setCorrected(null);
    const next = snapToRange((value || 0) + steps * range.step, range);
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (isBound) setTyped(null);
  };
  usePreHydrationInput(input, text, take);

  return {
    inputProps: {
      ref: input,
      type: 'text',
      role: 'spinbutton',
      inputMode: isBound ? 'numeric' : 'decimal',
      autoComplete: 'off',
      value: text,
      'aria-valuenow': value === null || Number.isNaN(value) ? undefined : value,
      'aria-valuetext': text || undefined,
      'aria-valuemin': isBound ? range.min : undefined,
      'aria-valuemax': isBound ? range.max : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => take(target.value),
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') settle();
        const steps = stepsOfKey(event);
        if (steps === 0) return;
        event.preventDefault();
        step(steps);
      },
    } as const,
    step,
    note:
      corrected !== null && corrected === value
        ? controlsTexts.correctedTo(format(corrected), range)
        : null,
  };
}

/** How many steps a key moves a number; 0 for a key that the browser keeps. */
function stepsOfKey({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey) return 0;
  if (key === 'PageUp') return stepsPerPage;
  if (key === 'PageDown') return -stepsPerPage;
  if (key === 'ArrowUp') return shiftKey ? stepsPerPage : 1;
  if (key === 'ArrowDown') return shiftKey ? -stepsPerPage : -1;
  return 0;
}
