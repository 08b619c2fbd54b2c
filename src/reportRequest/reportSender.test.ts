import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contract } from '../../contract/index.ts';
import {
  asked,
  lost,
  paths,
  pathsOf,
  pdf,
  problem,
  refused,
  visitor,
} from '../../testing/reportVisitor.ts';
import { dismiss, notifications } from '../notifications/notifications.ts';

beforeEach(() => {
  notifications.all = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  dismiss();
  vi.restoreAllMocks();
});

test('save, build, webhook, e-mail, in this order, and the visitor hears of both successes', async () => {
  const { seen, send, told, steps } = await visitor();
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  expect(steps).toEqual(['save', 'build', 'notify', 'send']);
  expect(pathsOf(seen)).toEqual([paths.save, paths.notify, paths.send]);
  expect(told).toEqual(['Success!', 'ROI report has been sent to your email address.']);
  expect(console.error).not.toHaveBeenCalled();
});

test('every body is what the contract accepts, with the fields of specification 7', async () => {
  const { seen, send } = await visitor();
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
  ['a refusal', refused(500)],
  ['no answer', lost],
])('saving that fails by %s stops there and says so', async (_, failure) => {
  const { seen, send, told, buildReport } = await visitor({ save: [failure] });
  expect(await send()).toEqual({ outcome: 'failed' });
  expect(pathsOf(seen)).toEqual([paths.save]);
  expect(buildReport).not.toHaveBeenCalled();
  expect(told).toEqual(['Error']);
  expect(notifications.all[0]).toMatchObject({
    tone: 'destructive',
    description: 'Failed to save your calculation. Please try again.',
  });
  expect(console.error).toHaveBeenCalled();
});

test.each([
  ['a refusal', refused(503)],
  ['no answer', lost],
])('a webhook that fails by %s is logged, and the report goes on', async (_, failure) => {
  const { send, told } = await visitor({ notify: [failure] });
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  expect(told).toEqual(['Success!', 'ROI report has been sent to your email address.']);
  expect(console.error).toHaveBeenCalledOnce();
});

test.each([
  ['a refusal', refused(502)],
  ['no answer', lost],
])('an e-mail that fails by %s aborts and says so', async (_, failure) => {
  const { send, told } = await visitor({ send: [failure] });
  expect(await send()).toEqual({ outcome: 'failed' });
  expect(told).toEqual(['Success!', 'Failed to send email. Please try again.']);
  expect(notifications.all[0]).toMatchObject({ tone: 'destructive' });
  expect(vi.mocked(console.error).mock.calls[0]?.[1]).toMatchObject({
    message: 'Failed to send email',
  });
});

test.each([403, 422, 429, 503])(
  'an e-mail refused by %i with a reason: the reason and the PDF are there',
  async (status) => {
    const { send, told } = await visitor({ send: [problem(status, 'Try again in 9 minutes.')] });
    expect(await send()).toEqual({ outcome: 'refused', reason: 'Try again in 9 minutes.', pdf });
    expect(told.at(-1)).toBe('Failed to send email. Please try again.');
  },
);

test('saving refused with a reason: the reason is there, and no PDF', async () => {
  const { send, told } = await visitor({ save: [problem(429, 'Try again in 9 minutes.')] });
  expect(await send()).toEqual({
    outcome: 'refused',
    reason: 'Try again in 9 minutes.',
    pdf: null,
  });
  expect(told).toEqual(['Error']);
});

test.each([400, 500, 502])('what the server says of a %i is not for visitors', async (status) => {
  const { send } = await visitor({ send: [problem(status, 'Expected a field.')] });
  expect(await send()).toEqual({ outcome: 'failed' });
});

test('a report that cannot be built is not sent, and the visitor may try again', async () => {
  const { seen, send, told, buildReport } = await visitor();
  buildReport.mockRejectedValueOnce(new Error('no font'));
  expect(await send()).toEqual({ outcome: 'failed' });
  expect(pathsOf(seen)).toEqual([paths.save]);
  expect(told).toEqual(['Success!', 'Failed to send email. Please try again.']);
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  expect(pathsOf(seen)).toEqual([paths.save, paths.notify, paths.send]);
});

test('what detects bots travels to the server, under the wire name of the honeypot', async () => {
  vi.stubGlobal('hasTrustedInput', true);
  const { seen, send } = await visitor();
  await send({ ...asked, honeypot: '555' });
  for (const { body } of seen.slice(0, 2)) {
    expect(JSON.parse(body)).toMatchObject({
      fax: '555',
      formMilliseconds: expect.any(Number),
      hasTrustedInput: true,
    });
  }
  vi.unstubAllGlobals();
});
