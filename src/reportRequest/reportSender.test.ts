import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultInputs, emptyCalculationData } from '../../contract/defaults.ts';
import { contract } from '../../contract/index.ts';
import { type SeenRequest, startPageOrigin } from '../../testing/pageOrigin.ts';
import { dismiss, notifications } from '../notifications/notifications.ts';
import { type AskedReport, createReportSender, type ReportStep } from './reportSender.ts';

const paths = {
  save: contract.roiCalculation.path,
  notify: contract.contactFormWebhook.path,
  send: contract.sendRoiReport.path,
};
const pdf = new TextEncoder().encode('%PDF-1.7 a report of one line');
const asked: AskedReport = {
  form: {
    name: 'Ada King Byron',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    acceptsPrivacyPolicy: true,
  },
  honeypot: '',
  inputs: { ...defaultInputs, deadline: '2027-03-01' },
};
const id = 'A'.repeat(22);

/** What each endpoint does next; the last entry goes on. */
type Plan = Partial<Record<keyof typeof paths, ((response: ServerResponse) => void)[]>>;
const refused = (status: number) => (response: ServerResponse) => response.writeHead(status).end();
const problem = (status: number, detail: string) => (response: ServerResponse) =>
  response
    .writeHead(status, { 'Content-Type': 'application/problem+json' })
    .end(JSON.stringify({ type: 'about:blank', title: 'Refused', status, detail }));
const lost = (response: ServerResponse) => response.destroy();
const accepted = (response: ServerResponse) => response.writeHead(202).end(JSON.stringify({ id }));

async function visitor(plan: Plan = {}) {
  const told: string[] = [];
  const steps: ReportStep[] = [];
  const { seen } = await startPageOrigin(({ url }, response) => {
    const step = (['save', 'notify', 'send'] as const).find((name) => paths[name] === url);
    const planned = step && plan[step];
    const act = (planned && planned.length > 1 ? planned.shift() : planned?.[0]) ?? accepted;
    act(response);
  });
  const buildReport = vi.fn(async () => pdf);
  const sendReport = createReportSender({
    estimate: async () => emptyCalculationData.calculationResults,
    buildReport,
    showStep: (step) => steps.push(step),
  });
  const send = async (request = asked) => {
    const before = notifications.all.length;
    const sent = await sendReport(request);
    told.push(
      ...notifications.all
        .slice(0, notifications.all.length - before)
        .map(({ title }) => title)
        .reverse(),
    );
    return sent;
  };
  return { seen, send, told, steps, buildReport };
}

const pathsOf = (seen: SeenRequest[]) => seen.map(({ url }) => url);
const keysOf = (seen: SeenRequest[]) => seen.map(({ headers }) => headers['idempotency-key']);

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

test('after a lost answer the retry sends the same bytes under the same key', async () => {
  const { seen, send } = await visitor({ save: [lost, accepted] });
  await send();
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  expect(pathsOf(seen).slice(0, 2)).toEqual([paths.save, paths.save]);
  expect(keysOf(seen)[0]).toBe(keysOf(seen)[1]);
  expect(seen[0]?.body).toBe(seen[1]?.body);
});

test('a retry goes on from the e-mail: nothing is saved, built or told to the CRM twice', async () => {
  const { seen, send, told, buildReport } = await visitor({ send: [lost, accepted] });
  await send();
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  expect(pathsOf(seen)).toEqual([paths.save, paths.notify, paths.send, paths.send]);
  expect(keysOf(seen)[2]).toBe(keysOf(seen)[3]);
  expect(buildReport).toHaveBeenCalledOnce();
  expect(told.filter((title) => title === 'Success!')).toHaveLength(1);
});

test.each([403, 502])('after a %i the retry saves another calculation', async (status) => {
  const { seen, send } = await visitor({ send: [refused(status), accepted] });
  await send();
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  const saves = seen.filter(({ url }) => url === paths.save);
  expect(saves).toHaveLength(2);
  expect(new Set(keysOf(saves)).size).toBe(2);
});

test('other words, and the same words after a success, are another request', async () => {
  const { seen, send } = await visitor();
  await send();
  await send();
  await send({ ...asked, inputs: { ...asked.inputs, integrationCount: 50 } });
  const keys = keysOf(seen);
  expect(keys).toHaveLength(9);
  expect(new Set(keys).size).toBe(9);
});

test('a saved calculation that the server no longer mails is saved anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { seen, send } = await visitor({ send: [lost, accepted] });
    await send();
    vi.setSystemTime(Date.now() + 26 * 60_000);
    expect(await send()).toEqual({ outcome: 'sent', pdf });
    expect(pathsOf(seen).filter((path) => path === paths.save)).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
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

test('a calculation that looked automated is sent under a new key at the next attempt, and judged again', async () => {
  const { seen, send } = await visitor({ save: [refused(403), accepted] });
  expect(await send()).toEqual({ outcome: 'failed' });
  vi.stubGlobal('hasTrustedInput', true);
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  const [first, second] = seen;
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ hasTrustedInput: false });
  expect(JSON.parse(second?.body ?? '')).toMatchObject({ hasTrustedInput: true });
  expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  vi.unstubAllGlobals();
});
