import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { contract } from '../../contract/index.ts';
import { inputNames } from '../../contract/inputs.ts';
import {
  accept,
  busy,
  dropConnection,
  errorStatus,
  keysOf,
  paths,
  pathsOf,
  pdf,
  problem,
  requested,
  startVisitor,
} from '../../testing/reportVisitor.ts';
import { notifications } from '../notifications/notifications.ts';
import { deferredReportRequestTexts as texts } from '../texts/deferred/requests.ts';
import { type RequestedReport, splitName, toBase64 } from './reportSender.ts';

const failures = [
  ['an error status', errorStatus(500), 'refused'],
  ['no response', dropConnection, 'unreachable'],
] as const;

test('the steps run in order (save, build, webhook, e-mail), and both successes are notified', async () => {
  const { seen, send, titles, steps } = await startVisitor();
  expect(await send()).toEqual({ problem: null, pdf });
  expect(steps).toEqual(['save', 'build', 'notify', 'send']);
  expect(pathsOf(seen)).toEqual([paths.save, paths.notify, paths.send]);
  expect(titles).toEqual(['Success!', 'ROI report has been sent to your email address.']);
  expect(console.error).not.toHaveBeenCalled();
});

test('every body satisfies the contract, and has each field of specification 7', async () => {
  const { seen, send } = await startVisitor();
  await send();
  const [save, webhook, mail] = seen.map(({ body }) => JSON.parse(body));
  expect(contract.roiCalculation.body.safeParse(save).error).toBeUndefined();
  expect(contract.contactFormWebhook.body.safeParse(webhook).error).toBeUndefined();
  expect(contract.sendRoiReport.body.safeParse(mail).error).toBeUndefined();

  const inputs = {
    integrationCount: 5,
    devTimePercentage: 30,
    region: 'eu',
    customHourlyRate: null,
    selectedSystems: [],
    deadline: '2027-03-01',
    assumptions: null,
    timeline: 6,
  };
  const calculationResults = {
    inHouse: {
      development: 28_457,
      testing: 10_945,
      documentation: 4378,
      initialTotal: 43_780,
      maintenance: 2750,
    },
    albato: { setup: 1800, monthly: 899, initialTotal: 12_588 },
    savings: { absolute: 31_192, percentage: 71, monthlyMaintenance: 1851 },
  };
  const detection = {
    formMilliseconds: expect.any(Number),
    hasTrustedInput: false,
    consentVersion: '2026-11',
  };
  expect(save).toEqual({
    ...inputs,
    developerCount: '1-2',
    developerCountNumber: 2,
    contactName: 'Ada King Byron',
    contactEmail: 'ada@example.com',
    companyName: 'Analytical Engines',
    calculationResults,
    ...detection,
  });
  expect(webhook).toEqual({
    formType: 'get_roi_report',
    name: 'Ada King Byron',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    acceptsPrivacyPolicy: true,
    calculationInputs: { ...inputs, developerCount: 2 },
    calculationResults,
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    userAgent: navigator.userAgent,
    ...detection,
  });
  expect(Math.abs(Date.parse(webhook.submittedAt) - Date.now())).toBeLessThan(60_000);
  const pdfData = Buffer.from(pdf).toString('base64');
  expect(mail).toEqual({
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'King Byron',
    companyName: 'Analytical Engines',
    pdfData,
  });
});

test.each(failures)(
  'saving that fails by %s stops the request, is notified, and says why',
  async (_, failure, why) => {
    const { seen, send, titles, buildReport } = await startVisitor({ save: [failure] });
    const { [why]: reason } = texts.failures.save;
    expect(await send()).toEqual({ problem: { reason, canRetry: true }, pdf: null, saved: null });
    expect(pathsOf(seen)).toEqual([paths.save]);
    expect(buildReport).not.toHaveBeenCalled();
    expect(titles).toEqual(['Error']);
    expect(notifications.all[0]).toMatchObject({
      tone: 'destructive',
      description: 'Failed to save your calculation. Please try again.',
    });
    expect(console.error).toHaveBeenCalled();
  },
);

test.each(failures)(
  'a webhook that fails by %s is logged, and the report continues',
  async (_, failure) => {
    const { send, titles } = await startVisitor({ notify: [failure] });
    expect(await send()).toEqual({ problem: null, pdf });
    expect(titles).toEqual(['Success!', 'ROI report has been sent to your email address.']);
    expect(console.error).toHaveBeenCalledOnce();
  },
);

test.each(failures)(
  'an e-mail that fails by %s fails the request, is notified, and says why beside the PDF',
  async (_, failure, why) => {
    const { send, titles } = await startVisitor({ send: [failure] });
    const { [why]: reason } = texts.failures.send;
    expect(await send()).toEqual({ problem: { reason, canRetry: true }, pdf });
    expect(titles).toEqual(['Success!', 'Failed to send email. Please try again.']);
    expect(notifications.all[0]).toMatchObject({ tone: 'destructive' });
    expect(vi.mocked(console.error).mock.calls[0]?.[1]).toMatchObject({
      message: 'Failed to send email',
    });
  },
);

test.each([422, 429, 503])(
  'an e-mail refused by %i with a reason returns the reason and the PDF',
  async (status) => {
    const { send, titles } = await startVisitor({
      send: [problem(status, 'Try again in 9 minutes.')],
    });
    const problemShown = { reason: 'Try again in 9 minutes.', canRetry: true };
    expect(await send()).toEqual({ problem: problemShown, pdf });
    expect(titles.at(-1)).toBe('Failed to send email. Please try again.');
  },
);

test('saving refused with a reason returns the reason and no PDF', async () => {
  const { send, titles } = await startVisitor({ save: [problem(429, 'Try again in 9 minutes.')] });
  const problemShown = { reason: 'Try again in 9 minutes.', canRetry: true };
  expect(await send()).toEqual({ problem: problemShown, pdf: null, saved: null });
  expect(titles).toEqual(['Error']);
});

test.each([400, 500])('the detail of a %i is not shown to visitors', async (status) => {
  const { send } = await startVisitor({ send: [problem(status, 'Expected a field.')] });
  const { refused } = texts.failures.send;
  expect(await send()).toMatchObject({ problem: { reason: refused } });
});

test('a browser that can neither compute nor build sends inputs and contact alone, and the server does the rest (S3)', async () => {
  const { seen, send, titles, estimate, buildReport } = await startVisitor();
  estimate.mockRejectedValue(new Error('The worker failed.'));
  buildReport.mockRejectedValue(new Error('The worker failed.'));
  expect(await send()).toEqual({ problem: null, pdf: null });
  expect(pathsOf(seen)).toEqual([paths.save, paths.notify, paths.send]);
  expect(titles).toEqual(['Success!', 'ROI report has been sent to your email address.']);
  const [save, webhook, mail] = seen.map(({ body }) => JSON.parse(body));
  expect(contract.roiCalculation.body.safeParse(save).error).toBeUndefined();
  expect(contract.contactFormWebhook.body.safeParse(webhook).error).toBeUndefined();
  expect(contract.sendRoiReport.body.safeParse(mail).error).toBeUndefined();
  expect(save).toMatchObject({ integrationCount: 5, region: 'eu' });
  for (const body of [save, webhook]) expect(body).not.toHaveProperty('calculationResults');
  expect(mail).not.toHaveProperty('pdfData');
});

test('a report that could not be built stays without a PDF when its e-mail is sent again', async () => {
  const { seen, send, buildReport } = await startVisitor({ send: [dropConnection, accept] });
  buildReport.mockRejectedValueOnce(new Error('no font'));
  await send();
  expect(await send()).toEqual({ problem: null, pdf: null });
  expect(seen.at(-1)?.body).toBe(seen.at(-2)?.body);
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

test('after a lost response the retry sends the same bytes under the same key', async () => {
  const { seen, send } = await startVisitor({ save: [dropConnection, accept] });
  await send();
  expect(await send()).toEqual({ problem: null, pdf });
  expect(pathsOf(seen).slice(0, 2)).toEqual([paths.save, paths.save]);
  expect(keysOf(seen)[0]).toBe(keysOf(seen)[1]);
  expect(seen[0]?.body).toBe(seen[1]?.body);
});

test('a retry resumes at the e-mail: nothing is saved, built or sent to the CRM twice', async () => {
  const { seen, send, titles, buildReport } = await startVisitor({
    send: [dropConnection, accept],
  });
  await send();
  expect(await send()).toEqual({ problem: null, pdf });
  expect(pathsOf(seen)).toEqual([paths.save, paths.notify, paths.send, paths.send]);
  expect(keysOf(seen)[2]).toBe(keysOf(seen)[3]);
  expect(buildReport).toHaveBeenCalledOnce();
  expect(titles.filter((title) => title === 'Success!')).toHaveLength(1);
});

test('an e-mail that the mail provider refused is explained, without a retry that saves another calculation', async () => {
  const { seen, send } = await startVisitor({ send: [problem(502, 'Refused.')] });
  const refused = { problem: { reason: texts.notMailed, canRetry: false }, pdf };
  expect(await send()).toEqual(refused);
  expect(await send()).toEqual(refused);
  expect(pathsOf(seen)).toEqual([paths.save, paths.notify, paths.send, paths.send]);
  const otherAddress = { ...requested, form: { ...requested.form, email: 'ada@company.example' } };
  await send(otherAddress);
  expect(pathsOf(seen).filter((path) => path === paths.save)).toHaveLength(2);
});

test('for a browser that blocks the cookie the report says so, without a retry; another request saves again', async () => {
  const { seen, send } = await startVisitor({
    send: [problem(403, 'Only the visitor who saved it.'), accept],
  });
  expect(await send()).toEqual({ problem: { reason: texts.noCookie, canRetry: false }, pdf });
  expect(await send()).toEqual({ problem: null, pdf });
  const saves = seen.filter(({ url }) => url === paths.save);
  expect(new Set(keysOf(saves)).size).toBe(2);
});

test('a webhook that does not respond delays the report no longer than its wait, and goes on', async () => {
  const held: ServerResponse[] = [];
  const { seen, send } = await startVisitor({ notify: [(response) => held.push(response)] });
  expect(await send()).toEqual({ problem: null, pdf });
  expect(pathsOf(seen)).toEqual([paths.save, paths.notify, paths.send]);
  expect(held[0]?.destroyed).toBe(false);
  held[0]?.end();
});

test('another request, and the same request after a success, uses new keys', async () => {
  const { seen, send } = await startVisitor();
  await send();
  await send();
  await send({ ...requested, inputs: { ...requested.inputs, integrationCount: 50 } });
  const keys = keysOf(seen);
  expect(keys).toHaveLength(9);
  expect(new Set(keys).size).toBe(9);
});

const { form, inputs } = requested;
test.each([
  ['honeypot', { ...requested, honeypot: '555' }],
  ...Object.keys(form).map((name) => [name, { ...requested, form: { ...form, [name]: 'Other' } }]),
  ...inputNames.map((name) => {
    const other = { ...inputs, [name]: inputs[name] == null ? 1 : null };
    return [name, { ...requested, inputs: other }];
  }),
] as [string, RequestedReport][])(
  'a request that failed is resumed, and one with another %s begins again',
  async (_, other) => {
    const { seen, send } = await startVisitor({ send: [errorStatus(500)] });
    for (const each of [requested, requested, other]) await send(each);
    expect(pathsOf(seen).filter((path) => path === paths.save)).toHaveLength(2);
  },
);

test('a saved calculation that the server no longer mails is saved again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { seen, send } = await startVisitor({ send: [dropConnection, accept] });
    await send();
    vi.setSystemTime(Date.now() + 26 * 60_000);
    expect(await send()).toEqual({ problem: null, pdf });
    expect(pathsOf(seen).filter((path) => path === paths.save)).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('after a calculation looked automated, the next attempt sends a new key and new bot detection fields', async () => {
  const { seen, send } = await startVisitor({ save: [errorStatus(403), accept] });
  expect(await send()).toMatchObject({ problem: { canRetry: true } });
  vi.stubGlobal('hasTrustedInput', true);
  expect(await send()).toEqual({ problem: null, pdf });
  const [first, second] = seen;
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ hasTrustedInput: false });
  expect(JSON.parse(second?.body ?? '')).toMatchObject({ hasTrustedInput: true });
  expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  vi.unstubAllGlobals();
});

test('a busy server is sent the same again once its Retry-After has passed, and the visitor sees no failure', async () => {
  const { seen, send, titles } = await startVisitor({
    save: [busy(0), accept],
    send: [busy(0), busy(0), accept],
  });
  expect(await send()).toMatchObject({ problem: null });
  expect(pathsOf(seen)).toEqual([
    ...[paths.save, paths.save, paths.notify],
    ...[paths.send, paths.send, paths.send],
  ]);
  const [, , , first, second, third] = keysOf(seen);
  expect([second, third]).toEqual([first, first]);
  expect(titles).toEqual(['Success!', 'ROI report has been sent to your email address.']);
});

test.each([
  ['that stays busy', 0, 6],
  ['that is busy for a minute', 60, 1],
])('a server %s is given up on', async (_, seconds, attempts) => {
  const { seen, send } = await startVisitor({ send: [busy(seconds)] });
  expect(await send()).toMatchObject({ problem: { reason: texts.failures.send.refused } });
  expect(pathsOf(seen).filter((path) => path === paths.send)).toHaveLength(attempts);
});

test('the first word is the first name, and the rest or User the last name', () => {
  expect(splitName('Ada Byron')).toEqual({ firstName: 'Ada', lastName: 'Byron' });
  expect(splitName('Ada')).toEqual({ firstName: 'Ada', lastName: 'User' });
  expect(splitName('  Ludwig  van\tBeethoven ')).toEqual({
    firstName: 'Ludwig',
    lastName: 'van Beethoven',
  });
});

test('the text of two megabytes decodes to the same bytes, without an overflow of the call stack', () => {
  const bytes = new Uint8Array(2_000_001).map((_, index) => index % 251);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
