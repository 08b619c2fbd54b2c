import type { RateLimit } from '../requestLimits.ts';
import { formatWait } from './durations.ts';

/** The details of each rejection: what was rejected, and what was expected. */
export const refusalDetails = {
  /** For a path that the contract does not have. */
  noSuchEndpoint: 'There is no such endpoint.',
  wrongMethod: (allowed: string) => `Use one of these methods: ${allowed}.`,
  unknownId: 'There is nothing under this ID.',
  unknownRateCard: (versions: readonly string[]) =>
    `No rate card has this version. Use one of these: ${versions.join(', ')}.`,
  bodyTooLarge: (maxBytes: number) => `Send a body of at most ${maxBytes} bytes.`,
  bodyTooSlow: (bytesPerSecond: number) =>
    `Send the body at ${bytesPerSecond} bytes a second or faster.`,
  bodyCutOff: 'The connection ended before the whole body arrived.',
  bodyCompressed: 'Send the body without compression.',
  bodyNotUtf8: 'Send the body in UTF-8.',
  badIdempotencyKey:
    'Use an Idempotency-Key of 1 to 200 printable ASCII characters without spaces.',
  idempotencyKeyReused:
    'This Idempotency-Key was used for a request with a different body. Use a new key.',
  deadlinePassed: 'The target date has passed. Choose today or a later day.',
  notTheVisitorWhoSaved:
    'A report can only be emailed to the visitor who saved its calculation in the last 30 minutes.',
  looksAutomated:
    'This request looks automated. It is stored, but no message is sent. Reload the page and fill in the form again.',
  notTheSavedContact: 'Use the email and company that the calculation was saved with.',
  noMoreReports: (retryAfterSeconds: number) =>
    `You’ve reached the limit for emailed reports. Try again in ${formatWait(retryAfterSeconds)}. Your calculation is saved.`,
  reportsUnavailable: (retryAfterSeconds: number) =>
    `Reports can’t be emailed right now. Try again in ${formatWait(retryAfterSeconds)}. Your calculation is saved.`,
  reportsBusy: (retryAfterSeconds: number) =>
    `Many reports are being requested right now. Try again in ${formatWait(retryAfterSeconds)}. Your calculation is saved.`,
  mailProviderRefused: 'The email provider rejected the message.',
  flood: ({ points, seconds }: RateLimit, retryAfterSeconds: number) =>
    `Send at most ${points} requests in ${seconds} seconds. Try again in ${formatWait(retryAfterSeconds)}.`,
  noMoreEstimates: (retryAfterSeconds: number) =>
    `Too many estimates are being requested. Try again in ${formatWait(retryAfterSeconds)}.`,
  noMoreLinks: (retryAfterSeconds: number) =>
    `Too many short links are being saved. Try again in ${formatWait(retryAfterSeconds)}.`,
  estimatesBusy: (retryAfterSeconds: number) =>
    `Many estimates are being computed right now. Try again in ${formatWait(retryAfterSeconds)}.`,
  noLines: 'Send at least one line.',
  tooManyLines: (max: number, count: number) => `Send at most ${max} lines instead of ${count}.`,
  otherHost: 'This request is for another host.',
  twoHosts: 'Send one Host header.',
  otherSite: 'Only requests from this site are allowed.',
  storeUnavailable:
    'The database isn’t working right now. Try again in a few seconds. Sending the same form again is safe.',
  outcomeUnknown:
    'It is not known whether this was saved. Sending it again is safe: it is saved once.',
  failed: 'The server failed. Nothing was saved.',
} as const;
