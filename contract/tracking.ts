import * as z from 'zod/mini';

const digits = z.string().check(z.regex(/^\d{1,20}$/, 'expected digits'));

/**
 * Which trackers the page may load: the server writes this as JSON into `<meta name="tracking" content="…">`
 * of the page, and leaves the element out where no id is configured (P4).
 */
export const Tracking = z.strictObject({
  /** Container of the tag manager. */
  gtmId: z.optional(z.string().check(z.regex(/^GTM-[A-Z0-9]{1,20}$/, 'expected GTM-…'))),
  /** Account with the professional network's tracker. */
  linkedInPartnerId: z.optional(digits),
  /** What that tracker's conversion ping names. */
  linkedInConversionId: z.optional(digits),
  /** `implied` loads at once; `asked` waits for the visitor. */
  consent: z.enum(['asked', 'implied']),
});
export type Tracking = z.output<typeof Tracking>;
