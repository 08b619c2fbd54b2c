import * as z from 'zod/mini';

const digits = z.string().check(z.regex(/^\d{1,20}$/, 'expected digits'));

/**
 * The trackers that the page may load. The server writes this as JSON into `<meta name="tracking"
 * content="…">` of the page; without configured ids there is no such element (P4).
 */
export const Tracking = z.strictObject({
  /** Container of the tag manager. */
  gtmId: z.optional(z.string().check(z.regex(/^GTM-[A-Z0-9]{1,20}$/, 'expected GTM-…'))),
  /** Account with the professional network's tracker. */
  linkedInPartnerId: z.optional(digits),
  /** The conversion that the tracker's ping reports. */
  linkedInConversionId: z.optional(digits),
  /** The conversion that a demo request reports, with its saving as value (S14). */
  linkedInDemoConversionId: z.optional(digits),
  /** `implied` loads at once; `asked` waits for the visitor. */
  consent: z.enum(['asked', 'implied']),
});
export type Tracking = z.output<typeof Tracking>;
