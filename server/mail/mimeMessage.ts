import { createHash } from 'node:crypto';
import type { Mail, MailAddress } from './Mailer.ts';

/** A mail as it would travel (RFC 5322, RFC 2045): text and HTML as alternatives, attachments beside them. */
export function mimeMessage(mail: Mail, date: Date): string {
  const boundary = (part: string) =>
    `${part}-${createHash('sha256').update(`${mail.id} ${part}`).digest('hex').slice(0, 32)}`;
  const alternative = multipart('alternative', boundary('alternative'), [
    bodyPart('text/plain; charset=utf-8', Buffer.from(mail.text)),
    bodyPart('text/html; charset=utf-8', Buffer.from(mail.html)),
  ]);
  const mixed = multipart('mixed', boundary('mixed'), [
    alternative,
    ...mail.attachments.map(({ filename, type, content }) =>
      bodyPart(`${type}; name="${filename}"`, Buffer.from(content), [
        `Content-Disposition: attachment; filename="${filename}"`,
      ]),
    ),
  ]);
  const domain = mail.from.email.split('@').at(-1);
  return lines([
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `From: ${mailbox(mail.from)}`,
    `To: ${mailbox(mail.to)}`,
    `Subject: ${encodedWords(mail.subject)}`,
    `Message-ID: <${mail.id}@${domain}>`,
    'MIME-Version: 1.0',
    mixed,
  ]);
}

function multipart(kind: string, boundary: string, parts: readonly string[]): string {
  return lines([
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
  ]);
}

function bodyPart(type: string, content: Buffer, headers: readonly string[] = []): string {
  const base64 = content.toString('base64').match(/.{1,76}/g) ?? [];
  return lines([
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...headers,
    '',
    ...base64,
  ]);
}

function mailbox({ email, name }: MailAddress): string {
  return name ? `${encodedWords(name)} <${email}>` : `<${email}>`;
}

/** Bytes of text in one encoded word: in base64 and with its frame, at most 75 characters (RFC 2047, 2). */
const WORD_BYTES = 42;

/** Header text: as it is when it is plain, else in encoded words that never split a character. */
function encodedWords(text: string): string {
  if (/^[A-Za-z0-9 ]*$/.test(text)) return text;
  const words: string[] = [''];
  for (const character of text) {
    const word = words.at(-1) ?? '';
    if (Buffer.byteLength(word + character) > WORD_BYTES) words.push(character);
    else words[words.length - 1] = word + character;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}

function lines(all: readonly string[]): string {
  return all.join('\r\n');
}
