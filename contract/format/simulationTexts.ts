import { type CostHorizon, costHorizons } from '../horizons.ts';
import { forecastMonths, formatTimeline } from './durations.ts';
import { formatUsd } from './money.ts';
import { wholeParts } from './numbers.ts';

/** A simulated range, and the estimate in it. */
interface RangeFigures {
  readonly estimate: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** The figures that are simulated (E26): label and unit, in their order. */
const simulatedFigures = {
  initialTotalUsd: { label: 'In-house initial cost', unit: 'usd' },
  timelineWeeks: { label: 'In-house timeline', unit: 'weeks' },
  embeddedWeeks: { label: 'Embedded timeline', unit: 'weeks' },
  inHouseUsd: { label: `In-house cost, ${forecastMonths} months`, unit: 'usd' },
  embeddedUsd: { label: `Embedded cost, ${forecastMonths} months`, unit: 'usd' },
  differenceUsd: { label: `In-house minus embedded, ${forecastMonths} months`, unit: 'usd' },
} as const;

type SimulatedFigure = keyof typeof simulatedFigures;

/** The heading of each column. */
export const rangeColumns = {
  estimate: 'Estimate',
  p10: 'Low end (P10)',
  p50: 'Typical (P50)',
  p90: 'High end (P90)',
} as const satisfies Record<keyof RangeFigures, string>;

export const rangeColumnNames = Object.keys(rangeColumns) as readonly (keyof RangeFigures)[];

/** The range of each simulated figure; null where it has none (E22). */
export type RangesByFigure = Readonly<Record<SimulatedFigure, RangeFigures | null>>;

/** Lists the simulated figures; one that is null is left out (E22). */
export function rangeRows(ranges: RangesByFigure) {
  return (Object.keys(simulatedFigures) as SimulatedFigure[]).flatMap((name) => {
    const range = ranges[name];
    if (!range) return [];
    const { label, unit } = simulatedFigures[name];
    const format: (value: number) => string = unit === 'usd' ? formatUsd : formatTimeline;
    return { label, unit, values: rangeColumnNames.map((column) => range[column]), format };
  });
}

/**
 * How the simulations of an estimate end after a horizon; shares from 0 to 1 that add up to 1.
 */
export interface Outcomes {
  embeddedCheaper: number;
  inHouseCheaper: number;
  neither: number;
  /** Nothing is live in-house by then (E22). */
  unfinished: number;
}

/** Where one assumption turns the result, no larger share of the simulations is stated (E26). */
const mostIfTurned = 0.9;

/** How the simulations end after each horizon, a sentence each. */
export function outcomesText(
  outcomes: Readonly<Record<CostHorizon, Outcomes>>,
  isTurnedByOne: boolean,
): string {
  return costHorizons
    .map((months) => outcomesSentence(outcomes[months], isTurnedByOne, months))
    .join(' ');
}

/**
 * How often each side is cheaper, and how often nothing is live, in percentages that add up to 100
 * with the simulations in which both cost the same.
 *
 * @param isTurnedByOne - Whether one assumption alone turns the result over 36 months within its
 *   range.
 * @returns "In 92% of the simulations embedding costs less over 36 months; in 8%, building."
 */
export function outcomesSentence(
  { embeddedCheaper, inHouseCheaper, neither, unfinished }: Outcomes,
  isTurnedByOne: boolean,
  months: CostHorizon = forecastMonths,
): string {
  const outcomes = [
    {
      share: embeddedCheaper,
      text: `embedding costs less over ${months} months`,
      other: 'embedding',
    },
    {
      share: inHouseCheaper,
      text: `building costs less over ${months} months`,
      other: 'building',
    },
    {
      share: unfinished,
      text: `nothing is live in-house after ${months} months`,
      other: null,
    },
  ]
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  const [mostFrequent] = outcomes;
  if (isTurnedByOne && mostFrequent && mostFrequent.share > mostIfTurned)
    return `In over 9 of 10 simulations ${mostFrequent.text}.${months === forecastMonths ? ' One assumption within its range can turn that.' : ''}`;
  // Equal costs take their part of the 100%, though they are not named.
  const shares = [...outcomes.map(({ share }) => share), neither];
  const percentages = wholeParts(
    shares.map((share) => 100 * share),
    100,
  );
  const parts = outcomes.map(({ text, other }, index) => {
    const share = shareText(percentages[index] ?? 0);
    if (index === 0) return `In ${share} of the simulations ${text}`;
    // After a sentence about which side costs less, the other side's name is enough.
    return outcomes[index - 1]?.other && other ? `in ${share}, ${other}` : `in ${share} ${text}`;
  });
  return mostFrequent
    ? `${parts.join('; ')}.`
    : `In all simulations both cost the same over ${months} months.`;
}

/** Simulations never make certain: none or all of them is less than 1% or over 99%. */
function shareText(percentage: number): string {
  if (percentage <= 0) return 'less than 1%';
  return percentage >= 100 ? 'over 99%' : `${percentage}%`;
}

/** The sides that are cheaper at some difference, in-house minus embedded, of a range. */
export function sidesBetween(lowest: number, highest: number): ('inHouse' | 'embedded')[] {
  return [
    ...(lowest < 0 ? ['inHouse' as const] : []),
    ...(highest > 0 ? ['embedded' as const] : []),
  ];
}

interface Percentile {
  estimate: number;
  p50: number;
  /** The share of the simulations that end below the estimate, from 0 to 1; 0.5 is the middle. */
  shareBelow: number;
}

/** Where estimates lie in their own ranges. */
export interface EstimatePercentiles {
  initialTotalUsd: Percentile;
  embeddedUsd: Percentile;
  /** The in-house cost, and in-house minus embedded; null where no range of it is shown. */
  inHouseUsd: Percentile | null;
  differenceUsd: Percentile | null;
  /**
   * Whether most simulations go live later than estimated, and a build that takes longer costs less
   * by the end of the forecast.
   */
  isDelayCheaper: boolean;
  /** Whether the estimate has a yearly price rise of the embedded plan. */
  hasPriceRise: boolean;
}

/** Below this share, or above its mirror image, an estimate lies far from the middle. */
const lowShare = 0.3;
/** An estimate that differs from its median by less than this part of itself is near it. */
const nearPart = 0.01;

/**
 * Says which estimates lie far from the middle of their simulations, and why (E26).
 *
 * @returns null where every estimate lies near the middle.
 */
export function estimatePercentileText(percentiles: EstimatePercentiles): string | null {
  const { initialTotalUsd, inHouseUsd, embeddedUsd, differenceUsd } = percentiles;
  const { isDelayCheaper, hasPriceRise } = percentiles;
  const inHouse = `The in-house cost over ${forecastMonths} months`;
  const overruns = [
    placeText('The build', initialTotalUsd, { below: [] }),
    placeText(inHouse, inHouseUsd, { below: [] }),
  ].filter((sentence) => sentence !== null);
  const inHousePlace = inHouseUsd && placeOf(inHouseUsd);
  const sentences = [
    ...overruns,
    overruns.length > 0
      ? 'Plans like this one usually run over: hours usually exceed their estimate, and sometimes fall below it.'
      : null,
    placeText(inHouse, inHouseUsd, {
      above: [
        isDelayCheaper &&
          `a build that takes longer leaves fewer of the ${forecastMonths} months for maintenance`,
      ],
    }),
    placeText(`The embedded cost over ${forecastMonths} months`, embeddedUsd, {
      below: [
        !hasPriceRise && 'the estimate has no price rise',
        'the work of your own team usually exceeds what is stated',
      ],
    }),
    placeText(`The difference over ${forecastMonths} months`, differenceUsd, {
      below: [inHousePlace === 'below' && 'the in-house cost usually exceeds its estimate'],
      above: [
        inHousePlace === 'above' && 'the in-house cost usually stays below its estimate',
        placeOf(embeddedUsd) === 'below' && 'the embedded cost usually exceeds its estimate',
      ],
    }),
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** Whether an estimate lies far below or above the middle of its simulations. */
function placeOf({ estimate, p50, shareBelow }: Percentile): 'below' | 'above' | null {
  // Builds that are not live by the end cost the team's time alone, so all end close together.
  if (Math.abs(estimate - p50) < nearPart * Math.abs(estimate)) return null;
  if (shareBelow < lowShare) return 'below';
  return shareBelow > 1 - lowShare ? 'above' : null;
}

/** @param reasons - For each place of the estimate that is said; false where one does not hold. */
function placeText(
  figure: string,
  percentile: Percentile | null,
  reasons: { readonly [Place in 'below' | 'above']?: readonly (string | false)[] },
): string | null {
  const place = percentile && placeOf(percentile);
  const said = place && reasons[place]?.filter(Boolean);
  if (!said) return null;
  const share = place === 'below' ? 1 - percentile.shareBelow : percentile.shareBelow;
  const percentage = Math.round(100 * share);
  const simulations = `${percentage >= 100 ? 'almost all' : `${percentage}%`} of the simulations`;
  const because = said.length > 0 ? `, because ${said.join(' and ')}` : '';
  return `${figure} ${place === 'below' ? 'exceeds' : 'stays below'} its estimate in ${simulations}${because}.`;
}
