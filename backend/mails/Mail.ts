import type { Lead } from '../Lead.ts';

/** A sender or recipient; the name is safe in a header. */
export interface MailAddress {
  email: string;
  name: string;
}

/** A mail ready to be sent. Text and HTML have the same content. */
export interface Mail {
  /** The outbox id; the provider's events return it. */
  id: string;
  from: MailAddress;
  to: MailAddress;
  /** Receives replies; null when they go to the sender. */
  replyTo: MailAddress | null;
  subject: string;
  /** Headers in addition to the usual ones; names and values are ASCII. */
  headers: Readonly<Record<string, string>>;
  text: string;
  html: string;
  attachments: readonly { filename: string; type: string; content: Uint8Array }[];
}

/** Tells mail programs that no person wrote the mail, so that out-of-office replies stay away. */
export const automaticHeaders = { 'Auto-Submitted': 'auto-generated' } as const;

/**
 * Returns the beginning of a lead's id, which subjects end with: mail programs show mails with the
 * same subject as one conversation.
 */
export function leadReference({ id }: Pick<Lead, 'id'>): string {
  return id.slice(0, 8);
}
