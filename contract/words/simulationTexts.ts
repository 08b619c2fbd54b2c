import { forecastMonths } from '../format/durations.ts';

/** The figures that are simulated (E26). */
export const simulatedLabels = {
  initialTotalUsd: 'In-house initial cost',
  timelineWeeks: 'In-house timeline',
  embeddedWeeks: 'Embedded timeline',
  inHouseUsd: `In-house cost, ${forecastMonths} months`,
  embeddedUsd: `Embedded cost, ${forecastMonths} months`,
  differenceUsd: `In-house minus embedded, ${forecastMonths} months`,
} as const;

/** The heading of each column. */
export const rangeColumns = {
  estimate: 'Estimate',
  p10: 'Low end (P10)',
  p50: 'Typical (P50)',
  p90: 'High end (P90)',
} as const;

/** How a simulation ends: which side costs less, or that nothing is live in-house. */
export type Outcome = 'embedded' | 'inHouse' | 'unfinished';

const doers = { embedded: 'embedding', inHouse: 'building' } as const;

const outcomeText = (outcome: Outcome, months: number) =>
  outcome === 'unfinished'
    ? `nothing is live in-house after ${months} months`
    : `${doers[outcome]} costs less over ${months} months`;

/** Of over 9 of 10 simulations. */
export const mostlyText = (outcome: Outcome, months: number) =>
  `In over 9 of 10 simulations ${outcomeText(outcome, months)}.`;
export const canTurnText = 'One assumption within its range can turn that.';

/** Begins the sentence about all outcomes. */
export const mostFrequentText = (share: string, outcome: Outcome, months: number) =>
  `In ${share} of the simulations ${outcomeText(outcome, months)}`;
export const furtherText = (share: string, outcome: Outcome, months: number) =>
  `in ${share} ${outcomeText(outcome, months)}`;

/** After a text about which side costs less, the other side's name is enough. */
export const otherSideText = (share: string, side: Exclude<Outcome, 'unfinished'>) =>
  `in ${share}, ${doers[side]}`;

export const alwaysSameText = (months: number) =>
  `In all simulations both cost the same over ${months} months.`;

/** Simulations never make certain: none or all of them is less than 1% or over 99%. */
export function shareText(percentage: number): string {
  if (percentage <= 0) return 'less than 1%';
  return percentage >= 100 ? 'over 99%' : `${percentage}%`;
}

/** What most simulations exceed or stay below. */
const placedFigures = {
  build: 'The build',
  inHouse: `The in-house cost over ${forecastMonths} months`,
  embedded: `The embedded cost over ${forecastMonths} months`,
  difference: `The difference over ${forecastMonths} months`,
} as const;
export type PlacedFigure = keyof typeof placedFigures;

/** Why they do, as clauses after "because". */
export const placeReasons = {
  longBuild: `a build that takes longer leaves fewer of the ${forecastMonths} months for maintenance`,
  noPriceRise: 'the estimate has no price rise',
  ownWork: 'the work of your own team usually exceeds what is stated',
  inHouseExceeds: 'the in-house cost usually exceeds its estimate',
  inHouseBelow: 'the in-house cost usually stays below its estimate',
  embeddedExceeds: 'the embedded cost usually exceeds its estimate',
} as const;

export const overrunText =
  'Plans like this one usually run over: hours usually exceed their estimate, and sometimes fall below it.';

/**
 * @param exceeds - Whether the simulations exceed the estimate, or stay below it.
 * @param percentage - The share of the simulations that do.
 */
export function placeSentence(
  figure: PlacedFigure,
  exceeds: boolean,
  percentage: number,
  reasons: readonly string[],
): string {
  const simulations = `${percentage >= 100 ? 'almost all' : `${percentage}%`} of the simulations`;
  const because = reasons.length > 0 ? `, because ${reasons.join(' and ')}` : '';
  return `${placedFigures[figure]} ${exceeds ? 'exceeds' : 'stays below'} its estimate in ${simulations}${because}.`;
}
