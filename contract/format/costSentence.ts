import { type CostComparison, outcomeText } from './costComparison.ts';
import { formatUsd } from './numbers.ts';

/**
 * The costs of both sides over one horizon, in the parts that a page sets apart.
 *
 * @returns "Cost after 12 months", "$65,983", "$12,588" and "Embedding costs $53,395 less."
 */
export function costParts(comparison: CostComparison): {
  label: string;
  inHouse: string;
  embedded: string;
  outcome: string;
} {
  const { months, inHouseUsd, embeddedUsd, cheaper } = comparison;
  return {
    label: `${cheaper === null ? 'Spent' : 'Cost'} after ${months} months`,
    inHouse: formatUsd(inHouseUsd),
    embedded: formatUsd(embeddedUsd),
    outcome: `${outcomeText(comparison)}.`,
  };
}

/** "Cost after 12 months: $65,983 in-house, $12,588 embedded. Embedding costs $53,395 less." */
export function costSentence(comparison: CostComparison): string {
  const { label, inHouse, embedded, outcome } = costParts(comparison);
  return `${label}: ${inHouse} in-house, ${embedded} embedded. ${outcome}`;
}
