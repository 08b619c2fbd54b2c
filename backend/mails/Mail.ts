/** A sender or recipient; the name is safe in a header. */
export interface MailAddress {
  email: string;
  name: string;
}

export interface Attachment {
  filename: string;
  type: string;
  content: Uint8Array;
}

/** A mail ready to be sent. Text and HTML have the same content. */
export interface Mail {
  /** The outbox id; the provider's events return it. */
  id: string;
  from: MailAddress;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
}
