import { type CostHorizon, costHorizons } from '../horizons.ts';
import * as words from '../words/simulationTexts.ts';
import { rangeColumns } from '../words/simulationTexts.ts';
import { forecastMonths, formatTimeline } from './durations.ts';
import { formatUsd } from './money.ts';
import { wholeParts } from './numbers.ts';

export { rangeColumns } from '../words/simulationTexts.ts';

/** A simulated range, and the estimate in it. */
interface RangeFigures {
  readonly estimate: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** The unit of each simulated figure (E26), in their order. */
const simulatedUnits = {
  initialTotalUsd: 'usd',
  timelineWeeks: 'weeks',
  embeddedWeeks: 'weeks',
  inHouseUsd: 'usd',
  embeddedUsd: 'usd',
  differenceUsd: 'usd',
} as const;

type SimulatedFigure = keyof typeof simulatedUnits;

export const rangeColumnNames = Object.keys(rangeColumns) as readonly (keyof RangeFigures)[];

/** The range of each simulated figure; null where it has none (E22). */
export type RangesByFigure = Readonly<Record<SimulatedFigure, RangeFigures | null>>;

/** Lists the simulated figures; one that is null is left out (E22). */
export function rangeRows(ranges: RangesByFigure) {
  return (Object.keys(simulatedUnits) as SimulatedFigure[]).flatMap((name) => {
    const range = ranges[name];
    if (!range) return [];
    const unit = simulatedUnits[name];
    const format: (value: number) => string = unit === 'usd' ? formatUsd : formatTimeline;
    return {
      label: words.simulatedLabels[name],
      unit,
      values: rangeColumnNames.map((column) => range[column]),
      format,
    };
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
    { share: embeddedCheaper, end: 'embedded' } as const,
    { share: inHouseCheaper, end: 'inHouse' } as const,
    { share: unfinished, end: 'unfinished' } as const,
  ]
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  const [mostFrequent] = outcomes;
  if (isTurnedByOne && mostFrequent && mostFrequent.share > mostIfTurned) {
    const sentence = words.mostlyText(mostFrequent.end, months);
    return months === forecastMonths ? `${sentence} ${words.canTurnText}` : sentence;
  }
  // Equal costs take their part of the 100%, though they are not named.
  const shares = [...outcomes.map(({ share }) => share), neither];
  const percentages = wholeParts(
    shares.map((share) => 100 * share),
    100,
  );
  const parts = outcomes.map(({ end }, index) => {
    const share = words.shareText(percentages[index] ?? 0);
    if (index === 0) return words.mostFrequentText(share, end, months);
    return outcomes[index - 1]?.end !== 'unfinished' && end !== 'unfinished'
      ? words.otherSideText(share, end)
      : words.furtherText(share, end, months);
  });
  return mostFrequent ? `${parts.join('; ')}.` : words.alwaysSameText(months);
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
  const overruns = [
    placeText('build', initialTotalUsd, { below: [] }),
    placeText('inHouse', inHouseUsd, { below: [] }),
  ].filter((sentence) => sentence !== null);
  const inHousePlace = inHouseUsd && placeOf(inHouseUsd);
  const { placeReasons } = words;
  const sentences = [
    ...overruns,
    overruns.length > 0 ? words.overrunText : null,
    placeText('inHouse', inHouseUsd, { above: [isDelayCheaper && placeReasons.longBuild] }),
    placeText('embedded', embeddedUsd, {
      below: [!hasPriceRise && placeReasons.noPriceRise, placeReasons.ownWork],
    }),
    placeText('difference', differenceUsd, {
      below: [inHousePlace === 'below' && placeReasons.inHouseExceeds],
      above: [
        inHousePlace === 'above' && placeReasons.inHouseBelow,
        placeOf(embeddedUsd) === 'below' && placeReasons.embeddedExceeds,
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
  figure: words.PlacedFigure,
  percentile: Percentile | null,
  reasons: { readonly [Place in 'below' | 'above']?: readonly (string | false)[] },
): string | null {
  const place = percentile && placeOf(percentile);
  const said = place && reasons[place]?.filter((reason) => reason !== false);
  if (!said) return null;
  const exceeds = place === 'below';
  const share = exceeds ? 1 - percentile.shareBelow : percentile.shareBelow;
  return words.placeSentence(figure, exceeds, Math.round(100 * share), said);
}
