interface Percentile {
  estimate: number;
  p50: number;
  /** The share of the simulations that end below the estimate, from 0 to 1; 0.5 is the middle. */
  shareBelow: number;
}

/** Where estimates lie in their own ranges. */
export interface EstimatePercentiles {
  initialTotalUsd: Percentile;
  inHouseUsd: Percentile;
  embeddedUsd: Percentile;
  /** In-house minus embedded cost; null where no range of it is shown. */
  differenceUsd: Percentile | null;
  /**
   * Whether most simulations go live later than estimated, and a build that takes longer costs less
   * by the end of the forecast.
   */
  isDelayCheaper: boolean;
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
  const { initialTotalUsd, inHouseUsd, embeddedUsd, differenceUsd, isDelayCheaper } = percentiles;
  const overruns = [
    exceeding('The build', initialTotalUsd),
    exceeding('The in-house cost over 36 months', inHouseUsd),
  ];
  const sentences = [
    ...overruns,
    overruns.some((sentence) => sentence !== null)
      ? 'Plans like this one usually run over: hours usually exceed their estimate, and sometimes fall below it.'
      : null,
    stayingBelow(
      'The in-house cost over 36 months',
      inHouseUsd,
      isDelayCheaper
        ? ['a build that takes longer leaves fewer of the 36 months for maintenance']
        : [],
    ),
    exceeding('The embedded cost over 36 months', embeddedUsd, ['the estimate has no price rise']),
    differenceUsd &&
      exceeding(
        'The difference over 36 months',
        differenceUsd,
        isFarBelow(inHouseUsd) ? ['the in-house cost usually exceeds its estimate'] : [],
      ),
    differenceUsd &&
      stayingBelow('The difference over 36 months', differenceUsd, [
        ...(isFarAbove(inHouseUsd) ? ['the in-house cost usually stays below its estimate'] : []),
        ...(isFarBelow(embeddedUsd) ? ['the embedded cost usually exceeds its estimate'] : []),
      ]),
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function exceeding(
  figure: string,
  percentile: Percentile,
  reasons: readonly string[] = [],
): string | null {
  return isFarBelow(percentile)
    ? `${figure} exceeds its estimate in ${shareText(1 - percentile.shareBelow)}${because(reasons)}.`
    : null;
}

function stayingBelow(
  figure: string,
  percentile: Percentile,
  reasons: readonly string[],
): string | null {
  return isFarAbove(percentile)
    ? `${figure} stays below its estimate in ${shareText(percentile.shareBelow)}${because(reasons)}.`
    : null;
}

function isFarBelow(percentile: Percentile): boolean {
  return percentile.shareBelow < lowShare && !isNear(percentile);
}

function isFarAbove(percentile: Percentile): boolean {
  return percentile.shareBelow > 1 - lowShare && !isNear(percentile);
}

/** Builds that are not live by the end cost the team's time alone, so all end close together. */
function isNear({ estimate, p50 }: Percentile): boolean {
  return Math.abs(estimate - p50) < nearPart * Math.abs(estimate);
}

function shareText(share: number): string {
  const percentage = Math.round(100 * share);
  return `${percentage >= 100 ? 'almost all' : `${percentage}%`} of the simulations`;
}

function because(reasons: readonly string[]): string {
  return reasons.length > 0 ? `, because ${reasons.join(' and ')}` : '';
}
