/** The recipient and subject of a message (S8). */
export type MessageKind = 'reportEmail' | 'reportNotice' | 'demoNotice' | 'crmContact';

/**
 * ready → leased → sending, and then sent, ready again, dead (given up), or unknown (whether it was
 * delivered is not known). A sent message is bounced when the provider could not deliver it.
 */
export type MessageState = 'ready' | 'leased' | 'sending' | 'sent' | 'dead' | 'unknown' | 'bounced';

/** A message that is saved with its lead. Its content is composed from the lead when it is sent. */
export interface NewMessage {
  id: string;
  kind: MessageKind;
}
