import {
  type CostAssumption,
  costAssumptions,
  detailsOf,
} from '../../contract/assumptionDetails.ts';
import {
  type AssumptionChange,
  type NumberAssumption,
  type RangedQuantity,
  rangeShare,
  wantsListings,
  withChanges,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { CostComparison } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { rangeSourcesOf, type Source, type SupportedRange } from '../../contract/rangeSources.ts';
import { otherSystemId, systemIdsOf } from '../../contract/systemIds.ts';
import { defaultUncertainty } from '../../contract/uncertainty.ts';
import type { Drivers } from '../estimate/Drivers.ts';
import { drivers, estimate, estimateFromDrivers } from '../estimate/estimate.ts';
import { maintenancePercentage } from '../estimate/inHouse.ts';
import { evidenceOf } from '../estimate/systemEvidence.ts';
import {
  genericFigures,
  selectedProfiles,
  selectionTotals,
  systemFigures,
  systemProfile,
} from '../estimate/systems.ts';
import { cheaperOver } from './verdict.ts';

/** An assumption that can change the verdict. */
export type CostQuantity = RangedQuantity<CostAssumption>;
export type CostChange = AssumptionChange<CostAssumption> & { readonly quantity: CostQuantity };

export type WhatIf = ReturnType<typeof createWhatIf>;

/** Prepares estimates of the same inputs with other assumptions. */
export function createWhatIf(inputs: CalculatorInputs) {
  const { assumptions } = inputs;
  const selection = selectionTotals(inputs);
  const base = drivers(inputs, selection);
  const cheaper = cheaperOver(forecastMonths, estimateFromDrivers(base));
  // With listings, so that a change of that assumption can put the listing reviews back.
  const withListings = { ...assumptions, wantsListings: true };
  const generic = genericFigures(assumptions);
  const figures = new Map(
    systemIdsOf(inputs).map((id) => [id, systemFigures(id, withListings) ?? generic]),
  );

  /** The value of an assumption without a change; 1 or 0 for listings. */
  function currentValue(quantity: CostQuantity): number {
    switch (quantity.kind) {
      case 'listings':
        return wantsListings(assumptions) ? 1 : 0;
      case 'system':
        return (figures.get(quantity.id) ?? generic)[quantity.figure];
      case 'number':
        return base.assumed[quantity.name] ?? maintenancePercentage(base.integrationHours);
    }
  }

  function estimateWith(changes: readonly CostChange[]): Estimate {
    // Adding all systems up again takes most of an estimate, and few changes need it.
    let changed = assumptions;
    const totals = { ...selection };
    for (const { quantity, to } of changes) {
      if (quantity.kind === 'number' && !changesSystems(quantity.name, inputs))
        changed = { ...changed, [quantity.name]: to };
      else if (quantity.kind === 'system' && quantity.figure === 'devHours' && !assumptions?.preset)
        totals.devHours += to - currentValue(quantity);
      else return estimate({ ...inputs, assumptions: withChanges(assumptions, changes) });
    }
    return estimateFromDrivers(drivers({ ...inputs, assumptions: changed }, totals));
  }

  /** Whether changes flip the verdict over the forecast. */
  const flips = (changes: readonly CostChange[]) =>
    hasFlipped(cheaper, cheaperOver(forecastMonths, estimateWith(changes)));
  return { base, cheaper, currentValue, estimateWith, flips };
}

/** Whether an assumption can change the figures of systems, too. */
export function changesSystems(
  name: NumberAssumption,
  { assumptions, otherSystems }: CalculatorInputs,
) {
  const hasUnlisted = assumptions?.preset ?? assumptions?.systems ?? otherSystems?.length;
  return name.startsWith('generic') && Boolean(hasUnlisted);
}

/**
 * False for hours of leaving that the result does not count, and for hours of integrations without
 * figures of their own, where none are counted. A stated percentage replaces maintenance hours;
 * stated hours replace the percentage of a preset.
 */
export function hasEffect(
  name: NumberAssumption,
  { otherSystems, assumptions }: CalculatorInputs,
  { effectiveCount, selection, assumed }: Drivers,
): boolean {
  if (name === 'leavingHoursPerIntegration')
    return assumed.leavingMonth > 0 && assumed.leavingMonth <= forecastMonths;
  if (!name.startsWith('generic')) return true;
  const figure = name === 'genericDevHours' ? 'devHours' : 'maintenanceHours';
  const isReplaced =
    figure === 'maintenanceHours' && assumptions?.maintenancePercentagePerYear !== undefined;
  const hasNamed = otherSystems?.some(
    (other) => assumptions?.systems?.[otherSystemId(other)]?.[figure] === undefined,
  );
  return (effectiveCount > selection.profiledCount || hasNamed === true) && !isReplaced;
}

/** An unfinished build flips by going live, a verdict by the other side becoming cheaper. */
export function hasFlipped(
  cheaper: CostComparison['cheaper'],
  other: CostComparison['cheaper'],
): boolean {
  if (cheaper === null) return other !== null;
  return other !== null && other !== 'neither' && other !== cheaper;
}

/** The values that a control offers: multiples of its step. */
interface Control {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * Finds the value of a control that passes a test and is nearest to the current value, without that
 * value itself. Of two equally near values it is the higher one.
 *
 * @returns null if none passes.
 */
export function nearestValue(
  current: number,
  { min, max, step }: Control,
  passes: (value: number) => boolean,
): number | null {
  let above = step * Math.max(Math.floor(current / step) + 1, Math.ceil(min / step));
  let below = step * Math.min(Math.ceil(current / step) - 1, Math.floor(max / step));
  while (above <= max || below >= min) {
    const isAboveNext = above <= max && (below < min || above - current <= current - below);
    const value = isAboveNext ? above : below;
    if (passes(value)) return value;
    if (isAboveNext) above += step;
    else below -= step;
  }
  return null;
}

/** An assumption with the interval in which sources, or our judgement, place it. */
export interface AssumptionRange {
  readonly quantity: CostQuantity;
  readonly current: number;
  readonly interval: Interval;
}

/** Where sources, or our judgement, place an assumption, and the steps of its control. */
export interface Interval extends Control, SupportedRange {}

/** The basis of a range of ours. */
const judged = { confidence: 'judgement', sources: [] } as const;

/** Lists the assumptions that the other side can contest, for the selected systems. */
export function assumptionRanges(inputs: CalculatorInputs, whatIf: WhatIf): AssumptionRange[] {
  // A system without figures of its own takes the hours of other integrations.
  const ids = selectedProfiles(inputs).map(({ id }) => id);
  const quantities: CostQuantity[] = [
    ...costAssumptions.map((name) => ({ kind: 'number', name }) as const),
    ...(ids.some((id) => systemProfile(id)?.gate === 'listing')
      ? [{ kind: 'listings' } as const]
      : []),
    ...ids.flatMap((id) => [
      { kind: 'system', id, figure: 'devHours' } as const,
      { kind: 'system', id, figure: 'moderationWeeks' } as const,
    ]),
  ];
  return quantities.flatMap((quantity) => {
    if (quantity.kind === 'number' && !hasEffect(quantity.name, inputs, whatIf.base)) return [];
    const interval = intervalOf(quantity, whatIf.base.effectiveCount, inputs.selectedSystems);
    const current = whatIf.currentValue(quantity);
    const canMove = interval && (interval.min !== current || interval.max !== current);
    return canMove ? { quantity, current, interval } : [];
  });
}

/**
 * The interval of an assumption; null where neither a source nor a range of ours gives one.
 *
 * @param effectiveCount - The integrations that count: a platform for few of them is smaller (E34).
 * @param systems - The chosen systems: fees are 0 unless one needs an assessment (E46).
 */
export function intervalOf(
  quantity: RangedQuantity,
  effectiveCount: number,
  systems: readonly string[] = [],
): Interval | null {
  if (quantity.kind === 'listings') return { min: 0, max: 1, step: 1, ...judged };
  if (quantity.kind === 'number') {
    const { plausible, step } = detailsOf(quantity.name);
    const share = rangeShare(quantity.name, effectiveCount, systems);
    const [min, max] = [share * plausible.min, share * plausible.max];
    return { ...plausible, min, max, step, sources: rangeSourcesOf(quantity.name) };
  }
  const profile = systemProfile(quantity.id);
  if (quantity.figure !== 'moderationWeeks') {
    const hours = (profile ?? genericFigures())[quantity.figure];
    const { min, max } = defaultUncertainty[quantity.figure];
    return { min: Math.round(min * hours), max: Math.round(max * hours), step: 1, ...judged };
  }
  if (!profile || profile.gate === 'none') return null;
  const sources = reviewSources(profile.id);
  return {
    ...profile.moderationRange,
    step: 1,
    confidence: sources.length > 0 ? 'reported' : 'judgement',
    sources,
  };
}

/** The pages that say how long the review of a system takes. */
function reviewSources(id: string): Source[] {
  const { review = [] } = evidenceOf(id) ?? {};
  return review
    .filter(({ confidence }) => confidence !== 'judgement')
    .map(({ claim, url, read }) => ({
      title: new URL(url).host,
      url,
      readOn: read,
      finding: `${claim}.`,
    }));
}
