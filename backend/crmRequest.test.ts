import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crmRequest } from './crmRequest.ts';

it('a submission that is nested 30,000 deep, as earlier releases stored, is forwarded whole', async () => {
  const text = `${'[{"a":'.repeat(15_000)}1${'}]'.repeat(15_000)}`;
  const lead = { id: 'a-lead', submission: { extra: JSON.parse(text) }, columns: { kind: 'x' } };
  const { body } = await crmRequest('a-message', lead, { secret: 'secret', now: 0 });
  expect(body).toBe(`{"id":"a-lead","submission":{"extra":${text}},"columns":{"kind":"x"}}`);
});

it('a delivery is signed with the secret that the CRM shares', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1 }),
      fc.jsonValue(),
      fc.nat(2 ** 41),
      async (secret, submission, now) => {
        const { headers, body } = await crmRequest(
          'a-message',
          { id: 'a-lead', submission, columns: { integrations: 5 } },
          { secret, now },
        );
        const signed = `${headers['X-Timestamp']}.${body}`;
        const expected = createHmac('sha256', secret).update(signed).digest('hex');
        expect(headers['X-Signature']).toBe(`sha256=${expected}`);
        expect(headers).toMatchObject({
          'Content-Type': 'application/json',
          'X-Delivery-Id': 'a-message',
        });
        expect(headers['X-Timestamp']).toBe(String(Math.floor(now / 1000)));
        expect(JSON.parse(body)).toEqual(
          JSON.parse(JSON.stringify({ id: 'a-lead', submission, columns: { integrations: 5 } })),
        );
      },
    ),
  );
});
