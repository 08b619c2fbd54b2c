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
  const inHouse = 'The in-house cost over 36 months';
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
        isDelayCheaper && 'a build that takes longer leaves fewer of the 36 months for maintenance',
      ],
    }),
    placeText('The embedded cost over 36 months', embeddedUsd, {
      below: [
        !hasPriceRise && 'the estimate has no price rise',
        'the work of your own team usually exceeds what is stated',
      ],
    }),
    placeText('The difference over 36 months', differenceUsd, {
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
