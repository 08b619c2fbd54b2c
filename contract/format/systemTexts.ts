/** Texts of what the figures of a system rest on, for the page and the report (E27). */
export const evidenceTexts = {
  gates: {
    none: 'No review is needed before customers can connect.',
    access: 'Access gate: no customer can connect before the review.',
    listing: 'Listing gate: only a listing in the marketplace waits for the review.',
  },
  recurringEvent: (event: string, months: number) => `${event} (every ${months} months)`,
} as const;

/**
 * Google's requirement for an app that reads its users' mail, files or sheets (P8); an estimate,
 * and in no figure.
 */
export const googleCertificationWarning =
  "Google's restricted scopes require verification and a yearly security assessment: budget from $10K";

const googleSystems: readonly string[] = ['gmail', 'google-drive', 'google-sheets'];

/** Whether a system is one of Google's, so that the warning is due. */
export function needsGoogleCertification(systemId: string): boolean {
  return googleSystems.includes(systemId);
}
