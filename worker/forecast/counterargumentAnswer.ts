import type { CalculatorInputs } from '../../contract/calculation.ts';
import { upperFirst } from '../../contract/format/phrases.ts';
import { changeSupportText } from '../../contract/format/rangeSourceTexts.ts';
import { type CounterargumentChange, resultOf } from './counterarguments.ts';
import { middleText } from './counterargumentTexts.ts';
import { createWhatIf } from './whatIf.ts';

/**
 * Answers a counterargument: with the ranges of what it changes, and with the result at the
 * middle of these ranges. Empty where it only asks for listings, which have no range.
 */
export function counterargumentAnswer(
  inputs: CalculatorInputs,
  { changes }: { readonly changes: readonly CounterargumentChange[] },
): string {
  const supports = changes.map(changeSupportText).filter(Boolean);
  if (supports.length === 0) return '';
  const middles = changes.map((change) =>
    change.quantity.kind === 'listings'
      ? change
      : { ...change, to: (change.range.min + change.range.max) / 2 },
  );
  const result = resultOf(createWhatIf(inputs).estimateWith(middles));
  return [
    ...supports.map((text) => `${upperFirst(text)}.`),
    middleText(middles.length, result),
  ].join(' ');
}
