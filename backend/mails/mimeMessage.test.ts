import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { automaticHeaders, type Mail } from './Mail.ts';
import { mimeMessage } from './mimeMessage.ts';

/** Names as senders and recipients have them: letters, digits and the punctuation of names. */
const names = fc
  .array(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), { maxLength: 64 })
  .map((typed) => typed.filter((character) => /^[\p{L}\p{M}\p{N} .'’-]$/u.test(character)))
  .map((characters) => characters.join('').replace(/\s+/g, ' ').trim());

const date = new Date('2026-11-20T10:00:00Z');
const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: 'abcdefghijklmnopqrstuv',
  from: { email: 'reports@roi.example', name: 'Albato Embedded' },
  to: { email: 'ada@example.com', name: 'Ada' },
  replyTo: null,
  subject: 'Your integration ROI report',
  headers: {},
  text: 'text',
  html: '<p>html</p>',
  attachments: [],
  ...changes,
});

describe('a mail as a MIME message', () => {
  it('an independent parser reads it back in full', async () => {
    const content = new Uint8Array([37, 80, 68, 70, 0, 255, 10, 13]);
    const parsed = await PostalMime.parse(
      mimeMessage(
        mail({
          text: 'Łódź “quoted”\n.\nsecond line',
          attachments: [{ filename: 'ROI-Analysis.pdf', type: 'application/pdf', content }],
        }),
        date,
      ),
    );
    expect(parsed.from).toMatchObject({ address: 'reports@roi.example', name: 'Albato Embedded' });
    expect(parsed.to).toMatchObject([{ address: 'ada@example.com', name: 'Ada' }]);
    expect(parsed.subject).toBe('Your integration ROI report');
    expect(parsed.text?.trim()).toBe('Łódź “quoted”\n.\nsecond line');
    expect(parsed.html?.trim()).toBe('<p>html</p>');
    expect(parsed.date).toBe(date.toISOString());
    expect(parsed.attachments).toMatchObject([
      { filename: 'ROI-Analysis.pdf', mimeType: 'application/pdf' },
    ]);
    expect(new Uint8Array(parsed.attachments[0]?.content as ArrayBuffer)).toEqual(content);
  });

  it('replies go to the reply address, and no program replies automatically', async () => {
    const message = mimeMessage(
      mail({ replyTo: { email: 'sales@roi.example', name: '' }, headers: automaticHeaders }),
      date,
    );
    const parsed = await PostalMime.parse(message);
    expect(parsed.replyTo).toEqual([{ address: 'sales@roi.example', name: '' }]);
    expect(parsed.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('an attachment has its name in any script', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
        async (name) => {
          const filename = `ROI Analysis for ${name}.pdf`;
          const attachments = [{ filename, type: 'application/pdf', content: new Uint8Array(1) }];
          const parsed = await PostalMime.parse(mimeMessage(mail({ attachments }), date));
          expect(parsed.attachments).toMatchObject([{ filename, mimeType: 'application/pdf' }]);
        },
      ),
    );
  });

  it('any name is one recipient and no other header', async () => {
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        const parsed = await PostalMime.parse(
          mimeMessage(mail({ to: { email: 'ada@example.com', name } }), date),
        );
        expect(parsed.to).toEqual([{ address: 'ada@example.com', name }]);
        expect(parsed.headers.map(({ key }) => key)).toEqual([
          'date',
          'from',
          'to',
          'subject',
          'message-id',
          'mime-version',
          'content-type',
        ]);
      }),
    );
  });

  it('every line is within the limits of RFC 5322 and RFC 2047', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200, size: 'max' });
    const content = fc.uint8Array({ maxLength: 500, size: 'max' });
    fc.assert(
      fc.property(names, text, text, content, (name, subject, body, bytes) => {
        const to = { email: 'ada.lovelace@analytical-engines.example.com', name };
        const attachments = [
          { filename: `${subject}.pdf`, type: 'application/pdf', content: bytes },
        ];
        const message = mimeMessage(mail({ to, subject, text: body, attachments }), date);
        for (const line of message.split('\r\n')) {
          expect(line).toMatch(/^[\x20-\x7e]{0,78}$/);
          if (line.includes('=?')) expect(line.length).toBeLessThanOrEqual(76);
        }
      }),
    );
  });

  it('a long subject or file name is split between characters into the longest pieces that are allowed', async () => {
    const unit = fc.constantFrom(...'aZ9é山🦉');
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit, minLength: 61, maxLength: 200, size: 'max' }),
        async (text) => {
          const filename = `${text}.pdf`;
          const attachments = [{ filename, type: 'application/pdf', content: new Uint8Array(1) }];
          const message = mimeMessage(mail({ subject: text, attachments }), date);
          const parsed = await PostalMime.parse(message);
          expect([parsed.subject, parsed.attachments[0]?.filename]).toEqual([text, filename]);

          const words = [...message.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([, encoded = '']) =>
            new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64')),
          );
          expect(words.join('')).toBe(text);
          for (const [index, word] of words.entries()) {
            expect(Buffer.byteLength(word)).toBeLessThanOrEqual(39);
            const [next = ''] = words[index + 1] ?? '';
            if (next) expect(Buffer.byteLength(word + next)).toBeGreaterThan(39);
          }

          const sections = [...message.matchAll(/ filename\*(\d+)\*=(?:UTF-8'')?([^;\r]*)/g)];
          expect(sections.map(([, index]) => Number(index))).toEqual([...sections.keys()]);
          expect(decodeURIComponent(sections.map(([, , section]) => section).join(''))).toBe(
            filename,
          );
          for (const [index, [, , section = '']] of sections.entries()) {
            expect(section.length).toBeLessThanOrEqual(54);
            const [next = ''] = /^(%..|.)/.exec(sections[index + 1]?.[2] ?? '') ?? [];
            if (next) expect(section.length + next.length).toBeGreaterThan(54);
          }
        },
      ),
    );
  });

  it('a short plain subject, name or file name is not encoded', () => {
    const plain = 'x'.repeat(60);
    const message = (text: string) => {
      const attachments = [{ filename: text, type: 'application/pdf', content: new Uint8Array(1) }];
      const to = { email: 'ada@example.com', name: text };
      return mimeMessage(mail({ subject: text, to, attachments }), date);
    };
    expect(message(plain)).toContain(`To: ${plain}\r\n <ada@example.com>\r\nSubject: ${plain}\r\n`);
    expect(message(plain)).toContain(`attachment;\r\n filename="${plain}"\r\n`);
    expect(message(`${plain}x`)).not.toMatch(/(Subject: |filename=")x/);
    expect(message('a.b-c_d')).toContain('filename="a.b-c_d"');
    expect(message('山山')).not.toContain('filename="');
  });

  it('the whole message has the documented format', () => {
    const attachments = [
      { filename: 'a\n.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') },
    ];
    const message = mimeMessage(
      mail({
        replyTo: { email: 'sales@roi.example', name: '' },
        headers: automaticHeaders,
        html: '',
        attachments,
      }),
      date,
    );
    expect(message.split('\r\n')).toEqual([
      'Date: Fri, 20 Nov 2026 10:00:00 +0000',
      'From: Albato Embedded',
      ' <reports@roi.example>',
      'To: Ada',
      ' <ada@example.com>',
      'Reply-To: <sales@roi.example>',
      'Subject: Your integration ROI report',
      'Message-ID: <abcdefghijklmnopqrstuv@roi.example>',
      'Auto-Submitted: auto-generated',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed;',
      ' boundary="mixed-abcdefghijklmnopqrstuv"',
      '',
      '--mixed-abcdefghijklmnopqrstuv',
      'Content-Type: multipart/alternative;',
      ' boundary="alternative-abcdefghijklmnopqrstuv"',
      '',
      '--alternative-abcdefghijklmnopqrstuv',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      'dGV4dA==',
      '--alternative-abcdefghijklmnopqrstuv',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      '--alternative-abcdefghijklmnopqrstuv--',
      '--mixed-abcdefghijklmnopqrstuv',
      'Content-Type: application/pdf',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment;',
      " filename*0*=UTF-8''a%0A.pdf",
      '',
      'JVBERi0xLjc=',
      '--mixed-abcdefghijklmnopqrstuv--',
    ]);
    expect(mimeMessage(mail({ text: 'x'.repeat(58) }), date)).toContain(
      `\r\n${'eHh4'.repeat(19)}\r\neA==\r\n`,
    );
  });
});
