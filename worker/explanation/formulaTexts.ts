import { formatList } from '../../contract/format/phrases.ts';

/** How a formula ends that rounds its result: "development hours × hourly rate, to the cent". */
export const roundedTexts = {
  cents: (formula: string) => `${formula}, to the cent`,
  round: (formula: string) => `${formula}, rounded`,
  roundUp: (formula: string) => `${formula}, rounded up`,
} as const;

export const atLeastZeroText = (formula: string) => `${formula}, at least 0`;

/** "the largest of Gmail, Slack and Stripe". */
export const largestText = (parts: readonly string[]) =>
  `the ${parts.length === 2 ? 'larger' : 'largest'} of ${formatList(parts)}`;

export const monthText = (month: number) => `month ${month}`;
