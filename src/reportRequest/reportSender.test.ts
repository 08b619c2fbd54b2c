import { expect, test, vi } from 'vitest';
import { contract } from '../../contract/index.ts';
import {
  dropConnection,
  errorStatus,
  paths,
  pathsOf,
  pdf,
  problem,
  requested,
  startVisitor,
} from '../../testing/reportVisitor.ts';
import { notifications } from '../notifications/notifications.ts';

test('the steps run in order (save, build, webhook, e-mail), and both successes are notified', async () => {
  const { seen, send, titles, steps } = await startVisitor();
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  expect(steps).toEqual(['save', 'build', 'notify', 'send']);
  expect(pathsOf(seen)).toEqual([paths.save, paths.notify, paths.send]);
  expect(titles).toEqual(['Success!', 'ROI report has been sent to your email address.']);
  expect(console.error).not.toHaveBeenCalled();
});

test('every body satisfies the contract, with the fields of specification 7', async () => {
  const { seen, send } = await startVisitor();
  await send();
  const [save, webhook, mail] = seen.map(({ body }) => JSON.parse(body));
  expect(contract.roiCalculation.body.safeParse(save).error).toBeUndefined();
  expect(contract.contactFormWebhook.body.safeParse(webhook).error).toBeUndefined();
  expect(contract.sendRoiReport.body.safeParse(mail).error).toBeUndefined();
  expect(save).toMatchObject({ contactName: 'Ada King Byron', contactEmail: 'ada@example.com' });
  expect(webhook).toMatchObject({
    formType: 'get_roi_report',
    calculationInputs: { developerCount: 2, deadline: '2027-03-01' },
  });
  expect(mail).toMatchObject({ firstName: 'Ada', lastName: 'King Byron' });
  expect(Buffer.from(mail.pdfData, 'base64').toString()).toContain('a report of one line');
});

test.each([
  ['an error status', errorStatus(500)],
  ['no response', dropConnection],
])('saving that fails by %s stops the request and is notified', async (_, failure) => {
  const { seen, send, titles, buildReport } = await startVisitor({ save: [failure] });
  expect(await send()).toEqual({ outcome: 'failed' });
  expect(pathsOf(seen)).toEqual([paths.save]);
  expect(buildReport).not.toHaveBeenCalled();
  expect(titles).toEqual(['Error']);
  expect(notifications.all[0]).toMatchObject({
    tone: 'destructive',
    description: 'Failed to save your calculation. Please try again.',
  });
  expect(console.error).toHaveBeenCalled();
});

test.each([
  ['an error status', errorStatus(503)],
  ['no response', dropConnection],
])('a webhook that fails by %s is logged, and the report continues', async (_, failure) => {
  const { send, titles } = await startVisitor({ notify: [failure] });
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  expect(titles).toEqual(['Success!', 'ROI report has been sent to your email address.']);
  expect(console.error).toHaveBeenCalledOnce();
});

test.each([
  ['an error status', errorStatus(502)],
  ['no response', dropConnection],
])('an e-mail that fails by %s fails the request and is notified', async (_, failure) => {
  const { send, titles } = await startVisitor({ send: [failure] });
  expect(await send()).toEqual({ outcome: 'failed' });
  expect(titles).toEqual(['Success!', 'Failed to send email. Please try again.']);
  expect(notifications.all[0]).toMatchObject({ tone: 'destructive' });
  expect(vi.mocked(console.error).mock.calls[0]?.[1]).toMatchObject({
    message: 'Failed to send email',
  });
});

test.each([403, 422, 429, 503])(
  'an e-mail refused by %i with a reason returns the reason and the PDF',
  async (status) => {
    const { send, titles } = await startVisitor({
      send: [problem(status, 'Try again in 9 minutes.')],
    });
    expect(await send()).toEqual({ outcome: 'refused', reason: 'Try again in 9 minutes.', pdf });
    expect(titles.at(-1)).toBe('Failed to send email. Please try again.');
  },
);

test('saving refused with a reason returns the reason and no PDF', async () => {
  const { send, titles } = await startVisitor({ save: [problem(429, 'Try again in 9 minutes.')] });
  expect(await send()).toEqual({
    outcome: 'refused',
    reason: 'Try again in 9 minutes.',
    pdf: null,
  });
  expect(titles).toEqual(['Error']);
});

test.each([400, 500, 502])('the detail of a %i is not shown to visitors', async (status) => {
  const { send } = await startVisitor({ send: [problem(status, 'Expected a field.')] });
  expect(await send()).toEqual({ outcome: 'failed' });
});

test('a report that cannot be built is not sent, and a retry succeeds', async () => {
  const { seen, send, titles, buildReport } = await startVisitor();
  buildReport.mockRejectedValueOnce(new Error('no font'));
  expect(await send()).toEqual({ outcome: 'failed' });
  expect(pathsOf(seen)).toEqual([paths.save]);
  expect(titles).toEqual(['Success!', 'Failed to send email. Please try again.']);
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  expect(pathsOf(seen)).toEqual([paths.save, paths.notify, paths.send]);
});

test('bot detection fields are sent, the honeypot under its wire name', async () => {
  vi.stubGlobal('hasTrustedInput', true);
  const { seen, send } = await startVisitor();
  await send({ ...requested, honeypot: '555' });
  for (const { body } of seen.slice(0, 2)) {
    expect(JSON.parse(body)).toMatchObject({
      fax: '555',
      formMilliseconds: expect.any(Number),
      hasTrustedInput: true,
    });
  }
  vi.unstubAllGlobals();
});
