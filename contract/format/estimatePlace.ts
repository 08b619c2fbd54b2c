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
  const { initialTotalUsd, inHouseUsd, embeddedUsd } = places;
  const inHouse = [
    ...exceeding('The build', initialTotalUsd),
    ...exceeding('The in-house cost over 36 months', inHouseUsd),
  ].map((sentence) => `${sentence}.`);
  const sentences = [
    ...inHouse,
    ...(inHouse.length > 0
      ? [
          'Plans like this one usually run over: hours usually exceed their estimate, and sometimes fall below it.',
        ]
      : []),
    ...exceeding('The embedded cost over 36 months', embeddedUsd).map(
      (sentence) => `${sentence}, because the estimate has no price rise.`,
    ),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** A sentence without its full stop, for an estimate that most simulations exceed. */
function exceeding(figure: string, { shareBelow }: Place): string[] {
  if (shareBelow >= lowShare) return [];
  const percentage = Math.round(100 * (1 - shareBelow));
  const share = percentage >= 100 ? 'almost all' : `${percentage}%`;
  return [`${figure} exceeds its estimate in ${share} of the simulations`];
}
