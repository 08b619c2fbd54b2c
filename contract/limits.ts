/** A month on the way to a deadline (E18). */
export const daysPerMonth = 30;

/** Every range in one place: sliders, schemas, test arbitraries and documents read it (specification 5 and 9, decisions E18 to E21). */
export const limits = {
  /** Whole integrations; the slider's top reads "200+". */
  integrationCount: { min: 1, max: 200, step: 1, default: 5 },
  /** Whole developers. */
  developerCountNumber: { min: 1, max: 20, step: 1, default: 2 },
  /** Percent of each developer's week. */
  devTimePercentage: { min: 1, max: 100, step: 1, default: 30 },
  /** USD per hour the input advises; outside it the input warns and the value still counts (E21). */
  customHourlyRateUsd: { min: 1, max: 500, step: 1 },
  /** USD per hour the contract accepts (E21). */
  customHourlyRateUsdAccepted: { min: 0.01, max: 10_000 },
  /** Months; a deadline a century away is a typing error. */
  timelineMonths: { min: 1, max: 1200, default: 6 },
  /** Days from today to a deadline; further ones have more months than `timelineMonths` holds. */
  deadlineDays: { min: 0, max: 1200 * daysPerMonth },
  /** Distinct ids a request may name; no more than there can be integrations. */
  selectedSystems: { max: 200 },
  systemId: { max: 64 },
  /** Characters, as the wire counts them (UTF-16 code units). */
  personName: { min: 1, max: 100 },
  companyName: { min: 1, max: 200 },
  /** RFC 5321, 4.5.3.1: a path of 256 octets less its angle brackets. */
  email: { max: 254 },
  website: { max: 300 },
  developerCountLabel: { min: 1, max: 20 },
  userAgent: { max: 1000 },
  /** Characters in the honeypot. */
  fax: { max: 500 },
  /** Milliseconds from opening the page to sending a form; sooner than `human` nobody has read it. */
  formMilliseconds: { min: 0, human: 2000, max: 1e12 },
  /** Base64 characters of a PDF: what fits in the 4 MB that `send-roi-report` accepts, with the other fields beside it. */
  pdfData: { max: 4_000_000 },
  /** USD; larger sums cannot come out of inputs within these limits. */
  moneyUsd: { min: 0, max: 1_000_000_000 },
  /** Users the plan explorer asks about (E14). */
  users: { min: 0, max: 10_000, step: 1, default: 250 },
} as const;
