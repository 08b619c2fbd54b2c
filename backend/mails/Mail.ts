import type { SalesInboxes } from '../salesRoutes.ts';
import { layoutHtml, layoutText, type MailContent } from './layout.ts';

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
  attachments: readonly {
    filename: string;
    type: string;
    content: Uint8Array;
    /** Whether it lacks names that the visitor typed, so their own copy is another (S12). */
    leavesOutNames?: boolean;
  }[];
}

/** The sender of mails, who gets notices and replies, and where visitors reach the page. */
export interface MailAddresses extends SalesInboxes {
  from: MailAddress;
  publicUrl: URL;
  /** Name and address of the company that is responsible for visitors' data (S13). */
  controller: string;
}

/** A mail before its content is laid out and its sender is added. */
export type MailDraft = Pick<Mail, 'to' | 'replyTo' | 'subject' | 'attachments'> & {
  content: MailContent;
};

/** Lays out a mail as text and as HTML. */
export function mailOf({ content, ...draft }: MailDraft, sent: Pick<Mail, 'id' | 'from'>): Mail {
  return {
    ...sent,
    ...draft,
    // Tells mail programs that no person wrote the mail, so that out-of-office replies stay away.
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: layoutText(content),
    html: layoutHtml(content),
  };
}
