import { formatNumber } from '../../../contract/format/formatNumber.ts';

/** Texts of the prices per user, which load with them. */
export const deferredPlanExplorerTexts = {
  withoutDiscount: (percentage: number) =>
    `These are list prices: your plan discount of ${formatNumber(percentage, 2)}% is not part of them.`,
} as const;
