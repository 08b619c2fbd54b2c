/*
 * The words of the report's model: of its calculation, and of systems without a review.
 */

/** Why no weeks of review count, as the beginning of a sentence. */
export const noReviewTexts = {
  assumptions: 'With your assumptions, no platform review of the selected systems counts',
  unknown:
    'No platform review counts, because those of systems that are not on the rate card are not known',
  none: 'No selected system needs a review before customers can connect',
  listingsOnly:
    'No selected system needs a review before customers can connect, and reviews for listings are not counted',
} as const;

/** @param rate - 1 and the discount rate: "1.1". */
export const discountedMonthText = (rate: string) =>
  `Discounted, month k counts for 1 ÷ ${rate} to the power of k ÷ 12.`;

/** In place of formulas with many systems. */
export const systemsTexts = {
  selectedDevHours: (count: number) =>
    `the hours of the ${count} systems in the breakdown, added up`,
  selectedMaintenanceHours: (count: number) =>
    `the maintenance of the ${count} systems in the breakdown, added up`,
  moderationWeeks: (count: number) => `the longest review of the ${count} systems that need one`,
} as const;

export const onlyReviewText = (system: string) => `the review at ${system}`;

/** "Payback, 36 and 60 months". */
export const overMonthsText = (figure: string, months: readonly number[]) =>
  `${figure}, ${months.join(' and ')} months`;
