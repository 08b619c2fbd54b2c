import { deferredAssumptionsTexts as texts } from '../texts/deferred/assumptions.ts';

/**
 * Says at which value of a field the result over 36 months changes.
 *
 * @param turnsAt - Null if no value does.
 * @param format - Formats the value with its unit.
 */
export function turnText(turnsAt: number | null, format: (value: number) => string): string {
  return turnsAt === null ? texts.neverTurns : texts.turnsAt(format(turnsAt));
}
