import type { ServerResponse } from 'node:http';
import { onTestFinished, vi } from 'vitest';
import { defaultInputs } from '../contract/defaults.ts';
import { contract } from '../contract/index.ts';
import { dismiss, notifications } from '../src/notifications/notifications.ts';
import {
  createReportSender,
  type ReportStep,
  type RequestedReport,
} from '../src/reportRequest/reportSender.ts';
import { type SeenRequest, startPageOrigin } from './pageOrigin.ts';
import { submissions } from './submissions.ts';

export const paths = {
  save: contract.roiCalculation.path,
  notify: contract.contactFormWebhook.path,
  send: contract.sendRoiReport.path,
};
export const pdf = new TextEncoder().encode('%PDF-1.7 a report of one line');
export const requested: RequestedReport = {
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

/** How each endpoint responds, in order; the last entry repeats. */
type Plan = Partial<Record<keyof typeof paths, ((response: ServerResponse) => unknown)[]>>;
export const busy = (retryAfterSeconds: number) => (response: ServerResponse) =>
  response.writeHead(503, { 'Retry-After': retryAfterSeconds }).end();
export const errorStatus = (status: number) => (response: ServerResponse) =>
  response.writeHead(status).end();
export const problem = (status: number, detail: string) => (response: ServerResponse) =>
  response
    .writeHead(status, { 'Content-Type': 'application/problem+json' })
    .end(JSON.stringify({ type: 'about:blank', title: 'Refused', status, detail }));
export const dropConnection = (response: ServerResponse) => response.destroy();
export const accept = (response: ServerResponse) =>
  response.writeHead(202).end(JSON.stringify({ id }));

/**
 * Starts a page origin that responds as planned, and a report sender that uses it. For the rest of
 * the test, the console's errors are silent and the notifications its own.
 *
 * @returns `titles` are those of the notifications, in order.
 */
export async function startVisitor(plan: Plan = {}) {
  notifications.all = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('location', new URL('https://roi.example/'));
  onTestFinished(() => {
    dismiss();
    vi.restoreAllMocks();
  });
  const titles: string[] = [];
  const steps: ReportStep[] = [];
  const { seen } = await startPageOrigin(({ url }, response) => {
    const step = (['save', 'notify', 'send'] as const).find((name) => paths[name] === url);
    const planned = step && plan[step];
    const respond = (planned && planned.length > 1 ? planned.shift() : planned?.[0]) ?? accept;
    respond(response);
  });
  const buildReport = vi.fn(async () => pdf);
  const estimate = vi.fn(async () => submissions.roiCalculation().calculationResults);
  const sendReport = createReportSender({
    estimate,
    buildReport,
    showStep: (step) => steps.push(step),
    maxCrmWaitMs: 500,
  });
  const send = async (request = requested) => {
    const before = notifications.all.length;
    const sent = await sendReport(request);
    titles.push(
      ...notifications.all
        .slice(0, notifications.all.length - before)
        .map(({ title }) => title)
        .reverse(),
    );
    return sent;
  };
  return { seen, send, titles, steps, estimate, buildReport };
}

export const pathsOf = (seen: SeenRequest[]) => seen.map(({ url }) => url);
export const keysOf = (seen: SeenRequest[]) =>
  seen.map(({ headers }) => headers['idempotency-key']);
