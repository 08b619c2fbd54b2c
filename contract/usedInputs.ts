import { assumptionsInEffect } from './assumptions.ts';
import type { Scenario } from './calculation.ts';
import { deadlineToMonths } from './days.ts';
import { definitionOf, type InputName, type PartialInputs } from './inputs.ts';
import { limits } from './limits.ts';

/** Whether an input counts, given the others. */
export function isUsedInput(
  name: InputName,
  inputs: Omit<PartialInputs, 'region'> & { readonly region: string },
): boolean {
  const { kind, group, onlyForRegions } = definitionOf(name);
  // Amounts in USD need no word about it, and no rate.
  if (group === 'currency' && (inputs.currency ?? 'usd') === 'usd') return false;
  if (group === 'currency' || kind === 'choice') return (inputs[name] ?? null) !== null;
  if (kind === 'assumptions') return assumptionsInEffect(inputs) !== null;
  if (kind === 'names' || kind === 'pins') return String(inputs[name] ?? '') !== '';
  return onlyForRegions?.some((own) => own === inputs.region) ?? true;
}

/** The inputs without the currency and its rate where amounts are in USD, as without E38. */
export function withUsedCurrency<Inputs extends Pick<PartialInputs, 'currency' | 'exchangeRate'>>({
  currency,
  exchangeRate,
  ...inputs
}: Inputs) {
  if (!currency || currency === 'usd') return inputs;
  return exchangeRate ? { ...inputs, currency, exchangeRate } : { ...inputs, currency };
}

/**
 * The inputs as the page sends them. Optional lists stay out where they are empty, and the currency
 * where it is USD, because the previous release refuses fields that it does not know (decision
 * 0239).
 */
export function sentInputs<Inputs extends object>(inputs: Inputs): Inputs {
  const sent = Object.entries(withUsedCurrency(inputs)).filter(
    ([name, value]) => name === 'selectedSystems' || !Array.isArray(value) || value.length > 0,
  );
  return Object.fromEntries(sent) as Inputs;
}

/**
 * Add `timeline` as requests carry it: the months to the deadline, or the default without one
 * (E23).
 *
 * @param today - The calendar day to count from, `2027-03-01`.
 */
export function withTimeline<S extends { deadline?: Scenario['deadline']; timeline?: number }>(
  scenario: S,
  today: string,
): S & { timeline: number } {
  const { max, default: withoutDeadline } = limits.timelineMonths;
  const timeline = scenario.deadline
    ? Math.min(max, deadlineToMonths(scenario.deadline, today))
    : withoutDeadline;
  return { ...scenario, timeline };
}
