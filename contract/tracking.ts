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

/** What the trackers load from and report to: the content security policy allows these where trackers are configured. */
export const trackerSources = {
  script: ['https://www.googletagmanager.com', 'https://snap.licdn.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://px.ads.linkedin.com',
  ],
  image: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://px.ads.linkedin.com',
  ],
} as const;
