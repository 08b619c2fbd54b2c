import { detailsOf } from '../assumptionDetails.ts';
import {
  assumptionOf,
  type NumberAssumption,
  type RangedQuantity,
  rangeShare,
} from '../assumptions.ts';
import { rangeBases, rangeSourcesOf, type Source, type SupportedRange } from '../rangeSources.ts';
import * as words from '../words/rangeSourceTexts.ts';
import { assumptionText, systemFigureText } from './assumptionTexts.ts';
import { formatDay, upperFirst } from './phrases.ts';

/**
 * Names a range and its support (E27): "Published range: 15–25% a year" or "Plausible: 0–6% a year
 * (our judgement)".
 *
 * @param format - Formats an end of the range with its unit.
 */
export function supportText(
  { confidence, ...ends }: Omit<SupportedRange, 'sources'>,
  format: (value: number) => string,
): string {
  const range = rangeText(ends, format);
  return confidence === 'reported' ? words.publishedText(range) : words.plausibleText(range);
}

/** Names the range of a change, and its support; empty for a choice, which has no range. */
export function changeSupportText({
  quantity,
  range,
}: {
  readonly quantity: RangedQuantity;
  readonly range: SupportedRange;
}): string {
  if (quantity.kind === 'listings') return '';
  return supportText(range, (value) =>
    quantity.kind === 'number'
      ? assumptionText(quantity.name, value)
      : systemFigureText(quantity.figure, value),
  );
}

/** "15–25% a year", "−20 to 40%": the unit once, where both ends share it. */
export function rangeText(
  { min, max }: { readonly min: number; readonly max: number },
  format: (value: number) => string,
): string {
  const [from, to] = [format(min), format(max)];
  if (from === to) return to;
  // Some languages write the dollar as "US$ " (see `amountText`).
  const unit = to.replace(/^(?:US)?\$?\u00a0?[\d,.]+/, '');
  const hasUnit = from.endsWith(unit);
  const isDash = hasUnit && min >= 0;
  const start = hasUnit ? from.slice(0, from.length - unit.length) : from;
  return isDash ? `${start}–${to}` : words.fromTo(start, to);
}

/**
 * Returns the plausible range of an assumption and what it rests on; null where every accepted
 * amount is as plausible, as for a revenue, which is the visitor's own fact.
 */
export function supportedRange(
  name: NumberAssumption,
  effectiveCount = Number.POSITIVE_INFINITY,
  systems?: readonly string[],
): SupportedRange | null {
  const { plausible, accepted } = detailsOf(name);
  const { min, max } = plausible;
  if (min === accepted.min && max === accepted.max) return null;
  const share = rangeShare(name, effectiveCount, systems);
  const sources = rangeSourcesOf(name);
  return { ...plausible, min: share * min, max: share * max, sources, basis: rangeBases[name] };
}

/** Says of a range without a scenario where it is smaller (E34), or 0 (E46). */
export function growthNote(name: NumberAssumption): string {
  if (assumptionOf(name).isOfAssessments) return words.assessmentsNote;
  return assumptionOf(name).growsWithIntegrations ? words.proportionNote : '';
}

/** "0% is a contract that excludes rises, …": how the ends follow; empty without sources. */
export function basisText({ basis }: Pick<SupportedRange, 'basis'>): string {
  return basis ? `${upperFirst(basis)}.` : '';
}

/** Formats an end of an assumption's range; some are multiples of the default. */
export function rangeEnd(name: NumberAssumption): (value: number) => string {
  return detailsOf(name).plausible.isTimesDefault
    ? words.timesPlanText
    : (value) => assumptionText(name, value);
}

/** "read on 25 November 2026", and of a page that could not be opened again that it was not. */
export function readText({ readOn, isUnchecked }: Source): string {
  return words.readOnText(formatDay(readOn), isUnchecked === true);
}
