import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail, MailAddress } from '../../backend/mails/Mail.ts';
import type { Clock } from '../../backend/ports.ts';
import type { Mailer } from './delivery.ts';

/**
 * Creates the mailer for servers without a mail key: it writes every mail as an `.eml` file, which
 * mail programs open (S9).
 */
export function createRecordingMailer({ folder, clock }: { folder: string; clock: Clock }): Mailer {
  return {
    async send(mail) {
      const file = join(folder, `${mail.id}.eml`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(`${file}.part`, await mimeMessage(mail, new Date(clock.now())));
        await rename(`${file}.part`, file);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        return { outcome: 'retry', reason: `file not written: ${code}` };
      }
      return { outcome: 'sent', providerId: file };
    },
  };
}

/** Composes a mail as a MIME message: text and HTML as alternatives, attachments beside them. */
export function mimeMessage(
  { id, from, to, replyTo, subject, headers, text, html, attachments }: Mail,
  date: Date,
): Promise<Buffer> {
  const composer = new MailComposer({
    date,
    from: addressOf(from),
    to: addressOf(to),
    ...(replyTo ? { replyTo: addressOf(replyTo) } : {}),
    subject,
    messageId: `<${id}@${from.email.split('@').at(-1)}>`,
    headers: { ...headers },
    // Lines end as RFC 5322 has them.
    newline: 'windows',
    text,
    html,
    attachments: attachments.map(({ filename, type, content }) => ({
      filename,
      contentType: type,
      content: Buffer.from(content),
    })),
  });
  return composer.compile().build();
}

const addressOf = ({ email, name }: MailAddress) => ({ address: email, name });
