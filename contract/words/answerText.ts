/** What is in place of an amount in "Both cost the same". */
export const sameAmount = 'the same';

/** Introduces how long an unfinished build takes. */
export const buildingTakes = 'Building takes';

export const withOwnAssumptions = 'with your assumptions';

/** @param hasOwn - Whether some of the others are the visitor's. */
export const withMidRange = (hasOwn: boolean) =>
  `with ${hasOwn ? 'your and ' : ''}mid-range assumptions`;
