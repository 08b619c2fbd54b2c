import type { Mail } from '../../backend/mails/Mail.ts';

/** The outcome of an attempt to deliver. `reason` is safe to log: it never quotes what was sent. */
export type Delivery =
  | { outcome: 'sent'; providerId: string | null }
  /** It was certainly not accepted, and can be tried again. */
  | { outcome: 'retry'; reason: string; retryAfterMs?: number }
  /** The key was refused, so every message to this provider has to wait. */
  | { outcome: 'unauthorized'; reason: string; detail?: string }
  /** It was refused permanently. `detail` quotes the provider and is not logged. */
  | { outcome: 'refused'; reason: string; detail?: string }
  /** It may have been accepted: no response followed. */
  | { outcome: 'unknown'; reason: string };

/** Sends mails. Failures of the network or the provider are outcomes, not exceptions. */
export interface Mailer {
  send(mail: Mail): Promise<Delivery>;
}
