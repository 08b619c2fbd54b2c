/** Who a mail is from or to; the name is already fit for a header. */
export interface MailAddress {
  email: string;
  name: string;
}

export interface Attachment {
  filename: string;
  type: string;
  content: Uint8Array;
}

/** A message ready to be sent: subject and sender are ours, the recipient's name is sanitised, text and HTML say the same. */
export interface Mail {
  /** The outbox id; the provider's events carry it back. */
  id: string;
  from: MailAddress;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
}
