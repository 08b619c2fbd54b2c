interface Place {
  /** The share of the simulations that end below the estimate, from 0 to 1; 0.5 is the middle. */
  shareBelow: number;
}

/** Where estimates lie in their own ranges. */
export interface EstimatePlaces {
  initialTotalUsd: Place;
  inHouseUsd: Place;
  embeddedUsd: Place;
}

/** Below this share, an estimate lies far from the middle of its simulations. */
const lowShare = 0.3;

/**
 * Says which estimates most simulations exceed, and why (E26).
 *
 * @returns null where every estimate lies near the middle.
 */
export function estimatePlaceText(places: EstimatePlaces): string | null {
  const initialTotalUsd = places.initialTotalUsd.shareBelow;
  const inHouseUsd = places.inHouseUsd.shareBelow;
  const embeddedUsd = places.embeddedUsd.shareBelow;
  const inHouse = [
    ...(initialTotalUsd < lowShare
      ? [`The build exceeds its estimate in ${exceeding(initialTotalUsd)} of the simulations.`]
      : []),
    ...(inHouseUsd < lowShare
      ? [`In-house over 36 months exceeds it in ${exceeding(inHouseUsd)}.`]
      : []),
  ];
  const sentences = [
    ...inHouse,
    ...(inHouse.length > 0
      ? ['Plans like this one usually run over: hours rarely fall below their estimate.']
      : []),
    ...(embeddedUsd < lowShare
      ? [
          `Embedding over 36 months exceeds its estimate in ${exceeding(embeddedUsd)}: the estimate has no price rise.`,
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function exceeding(shareBelow: number): string {
  const percentage = Math.round(100 * (1 - shareBelow));
  return percentage >= 100 ? 'almost all' : `${percentage}%`;
}
