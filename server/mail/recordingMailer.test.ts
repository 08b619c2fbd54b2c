import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Mail } from '../../backend/mails/Mail.ts';
import { mimeMessage } from '../../backend/mails/mimeMessage.ts';
import { steppedClock } from '../../testing/steppedClock.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createRecordingMailer } from './recordingMailer.ts';

const mail: Mail = {
  id: 'abc',
  from: { email: 'reports@roi.example', name: '' },
  to: { email: 'ada@example.com', name: '' },
  replyTo: null,
  subject: 'Report',
  headers: {},
  text: 'text',
  html: '',
  attachments: [],
};

test('a mail is a file that mail programs open, dated when it was sent', async () => {
  const folder = join(temporaryFolder(), 'a', 'mail');
  const clock = steppedClock();
  const file = join(folder, 'abc.eml');
  const mailer = createRecordingMailer({ folder, clock });
  expect(await mailer.send(mail)).toEqual({ outcome: 'sent', providerId: file });
  expect(readdirSync(folder)).toEqual(['abc.eml']);
  expect(readFileSync(file, 'utf8')).toBe(mimeMessage(mail, new Date(clock.now())));
});

test('a mail that cannot be written is tried again', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const mailer = createRecordingMailer({ folder: join(file, 'mail'), clock: steppedClock() });
  expect(await mailer.send(mail)).toEqual({
    outcome: 'retry',
    reason: 'file not written: ENOTDIR',
  });
});

test('a failure without a code is tried again too, and its message is not quoted', async () => {
  const clock = {
    ...steppedClock(),
    now() {
      throw new Error('message with a value');
    },
  };
  const mailer = createRecordingMailer({ folder: temporaryFolder(), clock });
  expect(await mailer.send(mail)).toEqual({
    outcome: 'retry',
    reason: 'file not written: unknown',
  });
});
