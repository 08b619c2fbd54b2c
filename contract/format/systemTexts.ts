import { formatExactUsd } from './money.ts';
import { formatList } from './phrases.ts';

/** Texts of what the figures of a system rest on, for the page and the report (E27). */
export const evidenceTexts = {
  gates: {
    none: 'No review is needed before customers can connect.',
    access: 'Access gate: no customer can connect before the review.',
    listing: 'Listing gate: only a listing in the marketplace waits for the review.',
  },
  recurringEvent: (event: string, months: number) => `${event} (every ${months} months)`,
} as const;

/** What a person reads for what the rate card does not say about a system (E32). */
export const notKnown = 'not known';

/** The complexity of a system. */
export function complexityText({ complexity }: { readonly complexity: string | null }): string {
  return complexity ?? notKnown;
}

/** The weeks of a review as `format` writes them, unless nobody knows them. */
export function reviewWeeksText(
  system: { readonly moderationWeeks: number; readonly isReviewKnown: boolean },
  format: (weeks: number) => string,
): string {
  return system.isReviewKnown ? format(system.moderationWeeks) : notKnown;
}

/** Says what to ask about the systems that are not on the rate card; empty without one (E32). */
export function unlistedSystemsText(
  systems: readonly { readonly name: string; readonly complexity: string | null }[],
): string {
  const names = systems.filter(({ complexity }) => complexity === null).map(({ name }) => name);
  if (names.length === 0) return '';
  const [are, their] = names.length === 1 ? ['is', 'its'] : ['are', 'their'];
  return `${formatList(names)} ${are} not on the rate card, so ${their} complexity and review are not known. ${askForConnector}`;
}

/** What to do about a system that is not on the rate card. */
export const askForConnector = 'Ask the provider whether it has a connector.';

/**
 * Google's requirement for an app that reads its users' mail, files or sheets (P8); an estimate,
 * and in no figure unless the visitor assumes fees (E46).
 */
export const googleCertificationWarning =
  "Google's restricted scopes require verification and a yearly security assessment: budget from $10K";

/** Says whether the figures include the fees of an assessment (E46). */
export function feesIncludedText(feesUsdPerYear: number): string {
  return feesUsdPerYear > 0
    ? `The figures include fees of ${formatExactUsd(feesUsdPerYear)} a year.`
    : '';
}
