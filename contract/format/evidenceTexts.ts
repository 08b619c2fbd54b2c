/** Texts of what the figures of a system rest on, for the page and the report (E27). */
export const evidenceTexts = {
  gates: {
    none: 'No review is needed before customers can connect.',
    access: 'Access gate: no customer can connect before the review.',
    listing: 'Listing gate: only a listing in the marketplace waits for the review.',
  },
  recurringEvent: (event: string, months: number) => `${event} (every ${months} months)`,
} as const;
