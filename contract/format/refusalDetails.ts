import type { RateLimit } from '../rateLimits.ts';
import { formatWait } from './formatWait.ts';

/** What each refusal tells the visitor's side: what was refused, and what was expected. */
export const refusalDetails = {
  /** Of a path that the contract does not know. */
  noSuchEndpoint: 'There is no such endpoint.',
  wrongMethod: (allowed: string) => `Expected one of the methods ${allowed}.`,
  unknownId: 'There is nothing under this id.',
  bodyTooLarge: (maxBytes: number) => `Expected a body of at most ${maxBytes} bytes.`,
  bodyTooSlow: (bytesPerSecond: number) =>
    `Expected a body of at least ${bytesPerSecond} bytes a second.`,
  bodyCutOff: 'The connection ended before the whole body had come.',
  bodyCompressed: 'Expected a body that is not compressed.',
  bodyNotUtf8: 'Expected a body in UTF-8.',
  badIdempotencyKey:
    'Expected an Idempotency-Key of 1 to 200 printable ASCII characters without spaces.',
  idempotencyKeyReused:
    'This Idempotency-Key was used for a request with another body; expected a new key.',
  notTheVisitorWhoSaved:
    'A report is mailed only to the visitor who saved its calculation in the last 30 minutes.',
  looksAutomated:
    'This request looks automated, so nothing is sent for it. Reload the page and fill in the form again.',
  notTheSavedContact: 'Expected the e-mail and company that the calculation was saved with.',
  noMoreReports: (retryAfterSeconds: number) =>
    `No more reports can be mailed now; try again in ${formatWait(retryAfterSeconds)}. Your calculation is saved.`,
  reportsUnavailable: (retryAfterSeconds: number) =>
    `No report can be mailed right now; try again in ${formatWait(retryAfterSeconds)}. Your calculation is saved.`,
  reportsBusy: (retryAfterSeconds: number) =>
    `Many reports are requested right now; try again in ${formatWait(retryAfterSeconds)}. Your calculation is saved.`,
  mailProviderRefused: 'The mail provider refused the message for good.',
  flood: ({ points, seconds }: RateLimit, retryAfterSeconds: number) =>
    `Expected at most ${points} requests in ${seconds} seconds; try again in ${formatWait(retryAfterSeconds)}.`,
  otherHost: 'Expected a request for the host of this site.',
  twoHosts: 'Expected one Host header.',
  otherSite: 'Expected a request from this site itself.',
  failed: 'Something went wrong on our side; nothing was kept.',
} as const;
