import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { separators } from '../../contract/format/locale.ts';
import { usePreHydrationInput } from '../startup/preHydration.ts';
import { controlsTexts } from '../texts/page.ts';
import { parseNumber } from './parseNumber.ts';

/** Page Up, Page Down and Shift with an arrow move this many steps (specification 5, P7). */
export const stepsPerPage = 10;

export interface NumberFieldOptions {
  /** `null` for an empty field. */
  value: number | null;
  /**
   * Called with every keystroke: `null` for an empty field, NaN for a text that is not a number.
   * Neither occurs with `clamp`.
   */
  onChange: (value: number | null) => void;
  range: Range;
  /**
   * `clamp`: the value is the nearest of the range, and its minimum where the text is not a number.
   * `warn`: any value is passed on as typed.
   */
  outOfRange: 'clamp' | 'warn';
  /** Writes the value where it is not being typed. */
  format?: (value: number) => string;
}

/**
 * A number that can be typed with the visitor's own decimal separator, which no `type="number"` and
 * no number parser of one locale accepts (decision 0356). The value follows each keystroke; the
 * text stays as typed until the field is left. React renders the first text only, and `show` writes
 * the later ones, so that a slider beside it can move without a rendering (decision 0357).
 *
 * @returns The props of a text `<input>`, which is a spin button; `show`, which shows a value that
 *   came without a rendering; `step`, which moves by steps and returns whether the value changed;
 *   and a note where the value is not what was typed, else `null`.
 */
export function useNumberField({
  value,
  onChange,
  range,
  outOfRange,
  format = (number) => String(number).replace('.', separators.decimal),
}: NumberFieldOptions) {
  const input = useRef<HTMLInputElement>(null);
  const typedValue = useRef<{ value: number | null } | null>(null);
  const shown = useRef(value);
  const [corrected, setCorrected] = useState<number | null>(null);
  const isClamped = outOfRange === 'clamp';
  const numberOf = (shownValue: number | null) =>
    Number.isNaN(shownValue) ? undefined : (shownValue ?? undefined);
  const textOf = (shownValue: number | null) => {
    const number = numberOf(shownValue);
    return number === undefined ? '' : format(number);
  };

  const commit = () => {
    typedValue.current = null;
    const text = textOf(shown.current);
    if (input.current && input.current.value !== text) input.current.value = text;
  };
  const show = (next: number | null) => {
    setCorrected((note) => (note === next ? note : null));
    if (Object.is(next, shown.current)) return;
    shown.current = next;
    if (!typedValue.current || !Object.is(typedValue.current.value, next)) commit();
    if (!input.current) return;
    input.current.ariaValueNow = numberOf(next)?.toString() ?? null;
    input.current.ariaValueText = textOf(next) || null;
  };
  useLayoutEffect(() => show(value));

  const parse = (text: string) => {
    const number = parseNumber(text);
    const next = isClamped ? snapToRange(number || range.min, range) : number;
    typedValue.current = { value: next };
    setCorrected(isClamped && number !== null && number !== next ? next : null);
    if (!Object.is(next, shown.current)) onChange(next);
  };
  const step = (steps: number): boolean => {
    commit();
    setCorrected(null);
    const next = snapToRange((shown.current || 0) + steps * range.step, range);
    if (next === shown.current) return false;
    onChange(next);
    return true;
  };
  const settle = isClamped ? commit : undefined;
  usePreHydrationInput(input, textOf(value), parse);

  return {
    inputProps: {
      ref: input,
      type: 'text',
      role: 'spinbutton',
      inputMode: isClamped ? 'numeric' : 'decimal',
      autoComplete: 'off',
      defaultValue: textOf(value),
      'aria-valuenow': numberOf(value),
      'aria-valuetext': textOf(value) || undefined,
      'aria-valuemin': isClamped ? range.min : undefined,
      'aria-valuemax': isClamped ? range.max : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => parse(target.value),
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') settle?.();
        const steps = stepsOfKey(event);
        if (steps === 0) return;
        event.preventDefault();
        step(steps);
      },
    } as const,
    show,
    step,
    note: corrected === null ? null : controlsTexts.correctedTo(format(corrected), range),
  };
}

/**
 * How many steps a key moves a number; 0 for a key that the browser keeps.
 *
 * @param more - The steps of further keys.
 */
export function stepsOfKey(event: KeyboardEvent, more: Readonly<Record<string, number>> = {}) {
  if (event.altKey || event.ctrlKey || event.metaKey) return 0;
  const keys = {
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: stepsPerPage,
    PageDown: -stepsPerPage,
    ...more,
  };
  const steps = keys[event.key as keyof typeof keys] ?? 0;
  return event.shiftKey && Math.abs(steps) === 1 ? steps * stepsPerPage : steps;
}

/** The values of a control; `step` counts from `min`. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Clamps a number to a range and rounds it to the nearest step (specification 5). */
export function snapToRange(value: number, { min, max, step }: Range): number {
  const stepCount = Math.floor((max - min) / step);
  const nearest = Math.round((value - min) / step);
  return min + step * Math.min(stepCount, Math.max(0, nearest));
}

/** A number that changes without a rendering. */
export interface LiveNumber {
  get: () => number;
  /** Calls `onChange` with every later value, in the event that changes it; returns the undo. */
  subscribe: (onChange: (value: number) => void) => () => void;
}

/**
 * Calls `show` with every value of a number after the one that was rendered, without rendering the
 * component (decision 0807). `show` may come with the value that is shown already.
 */
export function useLiveNumber(number: LiveNumber, show: (value: number) => void): void {
  const showNewest = useEffectEvent(() => show(number.get()));
  useLayoutEffect(() => {
    showNewest();
    return number.subscribe(() => showNewest());
  }, [number]);
}
