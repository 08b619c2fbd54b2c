import type { ServerResponse } from 'node:http';
import { vi } from 'vitest';
import { defaultInputs, emptyCalculationData } from '../contract/defaults.ts';
import { contract } from '../contract/index.ts';
import { notifications } from '../src/notifications/notifications.ts';
import {
  type AskedReport,
  createReportSender,
  type ReportStep,
} from '../src/reportRequest/reportSender.ts';
import { type SeenRequest, startPageOrigin } from './pageOrigin.ts';

export const paths = {
  save: contract.roiCalculation.path,
  notify: contract.contactFormWebhook.path,
  send: contract.sendRoiReport.path,
};
export const pdf = new TextEncoder().encode('%PDF-1.7 a report of one line');
export const asked: AskedReport = {
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
export const refused = (status: number) => (response: ServerResponse) =>
  response.writeHead(status).end();
export const problem = (status: number, detail: string) => (response: ServerResponse) =>
  response
    .writeHead(status, { 'Content-Type': 'application/problem+json' })
    .end(JSON.stringify({ type: 'about:blank', title: 'Refused', status, detail }));
export const lost = (response: ServerResponse) => response.destroy();
export const accepted = (response: ServerResponse) =>
  response.writeHead(202).end(JSON.stringify({ id }));

/** A visitor who sends reports to endpoints that do what is planned; `told` is what the notifications said. */
export async function visitor(plan: Plan = {}) {
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

export const pathsOf = (seen: SeenRequest[]) => seen.map(({ url }) => url);
export const keysOf = (seen: SeenRequest[]) =>
  seen.map(({ headers }) => headers['idempotency-key']);
