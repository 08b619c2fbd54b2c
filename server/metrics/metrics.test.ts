import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contract } from '../../contract/index.ts';
import { eventually } from '../../testing/async.ts';
import { startLocalServer } from '../../testing/localServer.ts';
import { post } from '../../testing/post.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

/** A mail provider and a CRM that accept everything. */
async function startProviders() {
  const received: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const { url, stop } = await startLocalServer((request, response) => {
    received.push({ url: request.url, headers: request.headers });
    request.resume().on('end', () => response.writeHead(202).end());
  });
  onTestFinished(stop);
  const environment = {
    SENDGRID_API_KEY: 'SG.test',
    SENDGRID_API_URL: url.href,
    SALES_INBOX: 'sales@example.com',
    CRM_WEBHOOK_URL: new URL('/crm', url).href,
    CRM_WEBHOOK_SECRET: 'shared with the CRM',
  };
  return { received, environment };
}

async function startMeasured(environment: Record<string, string> = {}) {
  const server = await startServerProcess({
    DATA_DIR: temporaryFolder(),
    METRICS_PORT: '0',
    ...environment,
  });
  onTestFinished(server.crash);
  const line = await eventually(() => server.log().find(({ msg }) => msg === 'metrics are served'));
  const metricsUrl = new URL(String(line.url));
  return { ...server, metricsUrl, scrape: async () => (await fetch(metricsUrl)).text() };
}

/** The value of a sample with all of these labels; null without one. */
function sampleOf(text: string, name: string, labels: Record<string, string> = {}): number | null {
  const line = text
    .split('\n')
    .find(
      (each) =>
        (each.startsWith(`${name}{`) || each.startsWith(`${name} `)) &&
        Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`)),
    );
  return line === undefined ? null : Number(line.split(' ').at(-1));
}

const demoPath = contract.demoSubmission.path;
const calculationPath = contract.roiCalculation.path;
const contactPath = contract.contactFormWebhook.path;
const count = (name: string) => `${name}_count`;
const requestCount = count('http_server_request_duration_seconds');

describe('the metrics of a server', () => {
  it('count its requests, operations, messages and refusals, without ids or addresses', async () => {
    const { environment } = await startProviders();
    const server = await startMeasured({ ...environment, NOTICES_PER_HOUR: '1' });
    for (const email of ['ada@example.com', 'bob@example.com']) {
      const body = submissions.roiCalculation({ contactEmail: email });
      await post(server.url, calculationPath, body);
    }
    await post(server.url, contactPath, submissions.contactFormWebhook());
    await post(server.url, '/api/nothing/lovelace', {});
    await fetch(new URL('/lovelace', server.url));
    await eventually(() => server.log().filter(({ msg }) => msg === 'message sent').length === 2);

    const text = await server.scrape();
    const counted = (name: string, labels: Record<string, string>) =>
      expect.soft(sampleOf(text, name, labels), `${name} ${JSON.stringify(labels)}`);
    const [method, route, status] = [
      'http_request_method',
      'http_route',
      'http_response_status_code',
    ] as const;
    counted(requestCount, { [method]: 'POST', [route]: calculationPath, [status]: '201' }).toBe(2);
    counted(requestCount, { [route]: '/api/{path}', [status]: '404' }).toBe(1);
    counted(requestCount, { [method]: 'GET', [route]: '/{file}' }).toBe(1);
    const operations = count('db_client_operation_duration_seconds');
    counted(operations, { db_system_name: 'sqlite', db_operation_name: 'save' }).toBe(3);
    const sent = count('messaging_client_operation_duration_seconds');
    counted(sent, { messaging_system: 'sendgrid', kind: 'reportNotice', outcome: 'sent' }).toBe(1);
    counted(sent, { messaging_system: 'webhook', kind: 'crmContact', outcome: 'sent' }).toBe(1);
    counted('roi_limit_refusals_total', { limit: 'noticeAll' }).toBe(1);
    // The digest of the second notice is due after its hour.
    counted('roi_outbox_messages', { state: 'ready', kind: 'noticeDigest' }).toBe(1);
    counted('roi_outbox_oldest_due_age_seconds', { kind: 'noticeDigest' }).toBe(0);
    counted('roi_outbox_provider_waiting', { provider: 'mail', reason: 'unavailable' }).toBe(0);
    counted('nodejs_eventloop_delay_p99_seconds', {}).toBeGreaterThan(0);
    expect(text).not.toMatch(/lovelace|example\.com|127\.0\.0\.1/i);
    const leadIds = server.log().flatMap(({ leadId }) => (leadId ? [String(leadId)] : []));
    expect(leadIds.filter((id) => text.includes(id))).toEqual([]);
  });

  it('are on a port of their own, and nowhere else, with every name that an alert uses @night', async () => {
    const server = await startMeasured({ BACKUP_DIR: temporaryFolder() });
    expect(server.metricsUrl.hostname).toBe('127.0.0.1');
    const response = await fetch(server.metricsUrl);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect((await fetch(new URL('/metrics', server.url))).status).not.toBe(200);
    expect((await fetch(new URL('/', server.metricsUrl))).status).toBe(404);
    expect((await fetch(server.metricsUrl, { method: 'POST' })).status).toBe(404);
    const text = await response.text();
    const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
    const alerts = readFileSync(new URL('../../docs/alerts.yml', import.meta.url), 'utf8');
    const prefixes = /\b(http|db|messaging|roi|nodejs)_\w+\b(?![=!])/g;
    const used = [...new Set(alerts.match(prefixes))];
    expect(used.length).toBeGreaterThan(7);
    expect(used.filter((name) => !names.includes(name))).toEqual([]);
    expect(await server.stop()).toBe(0);
  });

  it('say that a provider refuses the key, and for how long its messages wait @night', async () => {
    const refusing = await startLocalServer((_, response) => response.writeHead(401).end());
    onTestFinished(refusing.stop);
    const { environment } = await startProviders();
    const server = await startMeasured({ ...environment, SENDGRID_API_URL: refusing.url.href });
    await post(server.url, demoPath, submissions.demoSubmission());
    const text = await eventually(async () => {
      const scraped = await server.scrape();
      const labels = { provider: 'mail', reason: 'key refused' };
      return sampleOf(scraped, 'roi_outbox_provider_waiting', labels) === 1 && scraped;
    });
    const outcome = { messaging_system: 'sendgrid', outcome: 'unauthorized' };
    expect(sampleOf(text, count('messaging_client_operation_duration_seconds'), outcome)).toBe(1);
  });
});

describe('the trace of a request', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

  it('is in its log lines, and in the calls to the mail provider and the CRM made for it @night', async () => {
    const { environment, received } = await startProviders();
    const server = await startMeasured(environment);
    const sentLines = () => server.log().filter(({ msg }) => msg === 'message sent');
    const headers = { traceparent };
    await post(server.url, demoPath, submissions.demoSubmission(), headers);
    await post(server.url, contactPath, submissions.contactFormWebhook(), headers);
    await eventually(() => sentLines().length === 2);
    expect(sentLines().map((line) => line.traceId)).toEqual([traceId, traceId]);
    const requests = server.log().filter(({ msg }) => msg === 'request');
    expect(requests.map((line) => line.traceId)).toEqual([traceId, traceId]);
    const calls = received.map((call) => String(call.headers.traceparent));
    expect(received.map(({ url }) => url).sort()).toEqual(['/crm', '/v3/mail/send']);
    for (const call of calls) expect(call).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    expect(new Set([traceparent, ...calls]).size).toBe(3);

    const own = { traceparent: `00-${'1'.repeat(32)}-b7ad6b7169203331-00` };
    await post(server.url, demoPath, submissions.demoSubmission({ email: 'a@example.com' }), own);
    await post(server.url, demoPath, submissions.demoSubmission({ email: 'b@example.com' }));
    await eventually(() => sentLines().length === 4);
    expect(
      received
        .slice(2)
        .map((call) => String(call.headers.traceparent).slice(0, 35))
        .sort(),
    ).toEqual([`00-${'1'.repeat(32)}`, 'undefined']);
  });
});
