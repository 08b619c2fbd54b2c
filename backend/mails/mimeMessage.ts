import type { Mail, MailAddress } from './Mail.ts';

const encoder = new TextEncoder();

/**
 * Formats a mail as a MIME message (RFC 5322, RFC 2045): text and HTML as alternatives, attachments
 * beside them. Browsers and the server format the same bytes, which rules out a library for Node
 * alone (decision 0222).
 */
export function mimeMessage(mail: Mail, date: Date): string {
  // Base64 has no hyphen, so no part can contain a boundary.
  const boundary = (part: string) => `${part}-${mail.id}`;
  const alternative = multipart('alternative', boundary('alternative'), [
    bodyPart('text/plain; charset=utf-8', encoder.encode(mail.text)),
    bodyPart('text/html; charset=utf-8', encoder.encode(mail.html)),
  ]);
  const mixed = multipart('mixed', boundary('mixed'), [
    alternative,
    ...mail.attachments.map(({ filename, type, content }) =>
      bodyPart(type, content, [`Content-Disposition: attachment;${filenameParameter(filename)}`]),
    ),
  ]);
  const domain = mail.from.email.split('@').at(-1);
  return lines([
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `From: ${mailbox(mail.from)}`,
    `To: ${mailbox(mail.to)}`,
    ...(mail.replyTo ? [`Reply-To: ${mailbox(mail.replyTo)}`] : []),
    `Subject: ${encodedWords(mail.subject)}`,
    `Message-ID: <${mail.id}@${domain}>`,
    ...Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    mixed,
  ]);
}

function multipart(kind: string, boundary: string, parts: readonly string[]): string {
  return lines([
    `Content-Type: multipart/${kind};`,
    ` boundary="${boundary}"`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
  ]);
}

function bodyPart(type: string, content: Uint8Array, headers: readonly string[] = []): string {
  const encoded = base64(content).match(/.{1,76}/g) ?? [];
  return lines([
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...headers,
    '',
    ...encoded,
  ]);
}

/** Characters of an encoded file name in one line, which has at most 78. */
const filenameCharacters = 54;

/**
 * Formats the name of an attachment on lines of its own: a short name of plain characters
 * unchanged, any other encoded and split (RFC 2231, 3 and 4).
 */
function filenameParameter(filename: string): string {
  if (/^[A-Za-z0-9 ._-]{1,60}$/.test(filename)) return `\r\n filename="${filename}"`;
  const sections: string[] = [''];
  for (const byte of encoder.encode(filename)) {
    const character = String.fromCharCode(byte);
    const encoded = /[A-Za-z0-9._-]/.test(character)
      ? character
      : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    const section = sections.at(-1) ?? '';
    if (section.length + encoded.length > filenameCharacters) sections.push(encoded);
    else sections[sections.length - 1] = section + encoded;
  }
  return sections
    .map((section, index) => `\r\n filename*${index}*=${index === 0 ? "UTF-8''" : ''}${section}`)
    .join(';');
}

/**
 * The address is on a line of its own, because a line with an encoded word has at most 76
 * characters (RFC 2047, 2).
 */
function mailbox({ email, name }: MailAddress): string {
  return name ? `${encodedWords(name)}\r\n <${email}>` : `<${email}>`;
}

/**
 * Bytes of text in one encoded word. With base64 and its frame it has 64 characters, so a line has
 * room for the longest header name as well.
 */
const wordBytes = 39;

/**
 * Formats the text of a header: a short text of plain characters unchanged, any other in encoded
 * words (RFC 2047), none of which splits a character.
 */
function encodedWords(text: string): string {
  if (/^[A-Za-z0-9 ]{0,60}$/.test(text)) return text;
  const words: string[] = [''];
  for (const character of text) {
    const word = words.at(-1) ?? '';
    if (encoder.encode(word + character).length > wordBytes) words.push(character);
    else words[words.length - 1] = word + character;
  }
  return words.map((word) => `=?UTF-8?B?${base64(encoder.encode(word))}?=`).join('\r\n ');
}

function base64(bytes: Uint8Array): string {
  let characters = '';
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters);
}

function lines(all: readonly string[]): string {
  return all.join('\r\n');
}
