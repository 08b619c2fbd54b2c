import { EventWebhook } from '@sendgrid/eventwebhook';
import type { Middleware } from 'koa';
import * as z from 'zod/mini';
import type { Clock } from '../../backend/ports.ts';
import { LeadId } from '../../contract/fields.ts';
import { HttpProblem } from '../http/HttpProblem.ts';
import { readBody } from '../http/readBody.ts';
import type { Log } from '../logging/log.ts';
import type { Store } from '../store/Store.ts';

const path = '/webhooks/sendgrid';
/** SendGrid posts at most 768 KB of events at once. */
const BODY_LIMIT = 1024 * 1024;
/** An older signed post is a replay. */
const maxAgeMs = 24 * 3600_000;

const Events = z.array(
  z.object({
    event: z.string(),
    outbox_id: z.optional(z.string()),
    reason: z.optional(z.string()),
  }),
);

/** Events that mean a message was refused; every other event means that SendGrid accepted it. */
const refusedEvents = new Set(['dropped', 'bounce', 'blocked']);

/** SendGrid's signed event webhook: the outcome of messages that were sent without a response. */
export function mailEvents({
  publicKey,
  store,
  clock,
  log,
}: {
  /** Base64 of the DER, as SendGrid shows it. */
  publicKey: string;
  store: Pick<Store, 'confirm'>;
  clock: Clock;
  log: Log;
}): Middleware {
  const isSigned = verifier(publicKey);
  return async (ctx, next) => {
    if (ctx.path !== path || ctx.method !== 'POST') return next();
    ctx.state.route = 'mailEvents';
    const text = await readBody(ctx.req, BODY_LIMIT);
    const timestamp = ctx.get('X-Twilio-Email-Event-Webhook-Timestamp');
    const signature = ctx.get('X-Twilio-Email-Event-Webhook-Signature');
    const age = clock.now() - Number(timestamp) * 1000;
    if (!isSigned(text, signature, timestamp) || !(age < maxAgeMs)) {
      throw new HttpProblem(403, 'Expected events signed by the mail provider.');
    }
    const events = parseEvents(text);
    for (const { event, outbox_id: id, reason } of events) {
      if (!LeadId.safeParse(id).success || id === undefined) continue;
      const isRefused = refusedEvents.has(event);
      await store.confirm(
        id,
        isRefused
          ? { state: 'bounced', error: `${event} ${reason ?? ''}`.trim() }
          : { state: 'sent' },
      );
      if (isRefused) log.error({ messageId: id, event }, 'message refused later');
    }
    ctx.status = 204;
  };
}

function verifier(publicKey: string) {
  const webhook = new EventWebhook();
  const key = webhook.convertPublicKeyToECDSA(publicKey);
  return (text: string, signature: string, timestamp: string) => {
    try {
      return (
        /^\d{1,12}$/.test(timestamp) && webhook.verifySignature(key, text, signature, timestamp)
      );
    } catch {
      return false;
    }
  };
}

function parseEvents(text: string) {
  try {
    return Events.parse(JSON.parse(text));
  } catch {
    throw new HttpProblem(400, 'Expected a list of events.');
  }
}
