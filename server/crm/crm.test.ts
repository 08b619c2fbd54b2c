import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '../../contract/ids.ts';
import { aLead } from '../../testing/leads.ts';
import { startLocalServer } from '../../testing/localServer.ts';
import { steppedClock } from '../../testing/ports.ts';
import { createCrmWebhook } from './crm.ts';

const secret = 'shared with the CRM';
const publicUrl = new URL('https://roi.example');

async function startCrm(status: number | 'reset', headers: Record<string, string> = {}) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const crm = await startLocalServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    if (status === 'reset') return request.socket.resetAndDestroy();
    return response.writeHead(status, headers).end();
  });
  onTestFinished(crm.stop);
  const url = new URL('hook', crm.url);
  const send = createCrmWebhook({ url, secret }, { clock: steppedClock(), publicUrl });
  return { received, send };
}

it('a submission arrives signed, dated and with the id by which a repeat can be dropped (S8)', async () => {
  const { received, send } = await startCrm(200);
  const calculationId = newId();
  const company = 'Engines Ltd';
  const lead = aLead({ endpoint: 'contactFormWebhook', calculationId, company });
  expect(await send('delivery', lead)).toEqual({ outcome: 'sent', providerId: null });
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(JSON.parse(body)).toEqual({
    id: calculationId,
    submission: lead.body,
    columns: expect.objectContaining({ id: calculationId, integrationCount: 5, company }),
  });
  const timestamp = headers['x-timestamp'];
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  expect(headers['x-signature']).toBe(`sha256=${expected}`);
  expect(headers['x-delivery-id']).toBe('delivery');
});

it.each([
  [204, {}, { outcome: 'sent' }],
  [302, { Location: 'http://127.0.0.1/' }, { outcome: 'refused' }],
  [429, { 'Retry-After': '120' }, { outcome: 'retry', retryAfterMs: 120_000 }],
  ['reset', {}, { outcome: 'unknown' }],
] as const)('a response of %s ends the attempt accordingly', async (status, headers, outcome) => {
  const { send } = await startCrm(status, { ...headers });
  expect(await send(newId(), aLead())).toMatchObject(outcome);
});
