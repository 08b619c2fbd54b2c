import { deferredAssumptionsTexts as texts } from '../texts/deferred/assumptions.ts';

/**
 * Says at which value of a field the result over 36 months changes.
 *
 * @param breakEvenValue - Null if no value does.
 * @param format - Formats the value with its unit.
 */
export function turnText(breakEvenValue: number | null, format: (value: number) => string): string {
  return breakEvenValue === null ? texts.neverTurns : texts.breakEvenValue(format(breakEvenValue));
}
