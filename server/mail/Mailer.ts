import type { Mail } from '../../backend/mails/Mail.ts';

/** How an attempt to deliver ended. `reason` is fit for a log: it never quotes what was sent. */
export type Delivery =
  | { outcome: 'sent'; providerId: string | null }
  /** It certainly was not taken, and may be tried again. */
  | { outcome: 'retry'; reason: string; retryAfterMs?: number }
  /** It was refused for good. `detail` is the provider's own words, for the sales team's eyes only. */
  | { outcome: 'refused'; reason: string; detail?: string }
  /** It may have been taken: no answer came back after it left. */
  | { outcome: 'unknown'; reason: string };

/** Sends mail; never throws for what a network or a provider does. */
export interface Mailer {
  send(mail: Mail): Promise<Delivery>;
}
