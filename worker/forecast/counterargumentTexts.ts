import type { BuildHours } from '../../contract/format/maintenanceShareText.ts';
import { formatCount, formatList, formatWeeks } from '../../contract/format/phrases.ts';
import { changedAssumptionTexts } from '../../contract/words/assumptionTexts.ts';
import { systemName } from '../estimate/systems.ts';
import type { CostChange } from './whatIf.ts';

const hours = (value: number) => formatCount(value, 'hour');

/**
 * Says that an assumption has another value: "maintenance takes 20% of the build hours a year ($367
 * a month) instead of 57.3%".
 *
 * @param build - Gives a share of the build hours its amount (E24).
 */
export function quantityText(
  { quantity, from, to }: CostChange & { from: number },
  build?: BuildHours,
): string {
  if (quantity.kind === 'listings') {
    return to === 1 ? 'you want marketplace listings' : 'you want no marketplace listings';
  }
  if (quantity.kind === 'number') return changedAssumptionTexts[quantity.name](to, from, build);
  const name = systemName(quantity.id);
  switch (quantity.figure) {
    case 'devHours':
      return `${name} takes ${hours(to)} to build instead of ${hours(from)}`;
    case 'maintenanceHours':
      return `${name} takes ${hours(to)} of maintenance a month instead of ${hours(from)}`;
    case 'moderationWeeks':
      return `the review of ${name} takes ${formatWeeks(to)} instead of ${formatWeeks(from)}`;
  }
}

/**
 * "If another integration takes 90 hours to build instead of 80, building costs $100 less over 36
 * months."
 *
 * @param changes - Texts of `quantityText`.
 * @param result - "building costs $100 less over 36 months".
 */
export const counterargumentText = (changes: readonly string[], result: string) =>
  `If ${formatList(changes)}, ${result}.`;

/** Why there are no counterarguments: no side costs less, or nothing turns it. */
export const noResultText = (result: string) => `There is no result to turn: ${result}.`;
export const noTurnText = 'No one or two changes turn it.';

/** @param count - How many ranges there are. */
export const middleText = (count: number, result: string) =>
  `At the middle of ${count > 1 ? 'these ranges' : 'this range'}, ${result}.`;
