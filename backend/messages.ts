/** Whom a message is for, and about what (S8). */
export type MessageKind = 'reportEmail' | 'reportNotice' | 'demoNotice' | 'crmContact';

/** ready → leased → sending → sent, or ready again, or dead, or unknown (its delivery is not known). */
export type MessageState = 'ready' | 'leased' | 'sending' | 'sent' | 'dead' | 'unknown';

/** A message that is saved with its lead; its content is composed from the lead when it is sent. */
export interface NewMessage {
  id: string;
  kind: MessageKind;
}
