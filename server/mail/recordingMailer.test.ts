import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../../backend/mails/Mail.ts';
import { steppedClock } from '../../testing/ports.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createRecordingMailer, mimeMessage } from './recordingMailer.ts';

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

/** A mail, composed and read back by an independent parser. */
const readBack = async (changes: Partial<Mail>) =>
  PostalMime.parse(await mimeMessage(mail(changes), date));

describe('a mail as a MIME message', () => {
  it('an independent parser reads it back in full', async () => {
    const content = new Uint8Array([37, 80, 68, 70, 0, 255, 10, 13]);
    const parsed = await readBack({
      text: 'Łódź “quoted”\n.\nsecond line',
      attachments: [{ filename: 'ROI-Analysis.pdf', type: 'application/pdf', content }],
    });
    expect(parsed.from).toMatchObject({ address: 'reports@roi.example', name: 'Albato Embedded' });
    expect(parsed.to).toMatchObject([{ address: 'ada@example.com', name: 'Ada' }]);
    expect(parsed.subject).toBe('Your integration ROI report');
    expect(parsed.messageId).toBe('<abcdefghijklmnopqrstuv@roi.example>');
    expect(parsed.text?.trim()).toBe('Łódź “quoted”\n.\nsecond line');
    expect(parsed.html?.trim()).toBe('<p>html</p>');
    expect(parsed.date).toBe(date.toISOString());
    expect(parsed.attachments).toMatchObject([
      { filename: 'ROI-Analysis.pdf', mimeType: 'application/pdf' },
    ]);
    expect(new Uint8Array(parsed.attachments[0]?.content as ArrayBuffer)).toEqual(content);
  });

  it('replies go to the reply address, and no program replies automatically', async () => {
    const parsed = await readBack({
      replyTo: { email: 'sales@roi.example', name: '' },
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
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
          const parsed = await readBack({ attachments });
          expect(parsed.attachments).toMatchObject([{ filename, mimeType: 'application/pdf' }]);
        },
      ),
    );
  });

  it('any name is one recipient and no other header', async () => {
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        const parsed = await readBack({ to: { email: 'ada@example.com', name } });
        expect(parsed.to).toEqual([{ address: 'ada@example.com', name }]);
        expect(parsed.headers.map(({ key }) => key).sort()).toEqual([
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'subject',
          'to',
        ]);
      }),
    );
  });

  it('every line is within the limits of RFC 5322 and RFC 2047', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 200, size: 'max' });
    const content = fc.uint8Array({ maxLength: 500, size: 'max' });
    await fc.assert(
      fc.asyncProperty(names, text, text, content, async (name, subject, body, bytes) => {
        const to = { email: 'ada.lovelace@analytical-engines.example.com', name };
        const attachments = [
          { filename: `${subject}.pdf`, type: 'application/pdf', content: bytes },
        ];
        const message = await mimeMessage(mail({ to, subject, text: body, attachments }), date);
        for (const line of String(message).split('\r\n')) {
          expect(line).toMatch(/^[\t\x20-\x7e]{0,78}$/);
          if (line.includes('=?')) expect(line.length).toBeLessThanOrEqual(76);
        }
      }),
    );
  });
});

describe('the mailer without a key', () => {
  it('a mail is a file that mail programs open, dated when it was sent', async () => {
    const folder = join(temporaryFolder(), 'a', 'mail');
    const clock = steppedClock();
    const file = join(folder, 'abc.eml');
    const mailer = createRecordingMailer({ folder, clock });
    expect(await mailer.send(mail({ id: 'abc' }))).toEqual({ outcome: 'sent', providerId: file });
    expect(readdirSync(folder)).toEqual(['abc.eml']);
    const { subject, date } = await PostalMime.parse(readFileSync(file));
    const sentAt = new Date(clock.now()).toISOString().replace(/\.\d+/, '.000');
    expect([subject, date]).toEqual(['Your integration ROI report', sentAt]);
  });

  it('a mail that cannot be written is tried again', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const mailer = createRecordingMailer({ folder: join(file, 'mail'), clock: steppedClock() });
    expect(await mailer.send(mail())).toEqual({
      outcome: 'retry',
      reason: 'file not written: ENOTDIR',
    });
  });

  it('a failure without a code is tried again too, and its message is not quoted', async () => {
    const clock = {
      ...steppedClock(),
      now() {
        throw new Error('message with a value');
      },
    };
    const mailer = createRecordingMailer({ folder: temporaryFolder(), clock });
    expect(await mailer.send(mail())).toEqual({
      outcome: 'retry',
      reason: 'file not written: unknown',
    });
  });
});
