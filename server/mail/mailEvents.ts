import { EventWebhook } from '@sendgrid/eventwebhook';
import type { Middleware } from 'koa';
import * as z from 'zod/mini';
import type { Clock } from '../../backend/ports.ts';
import { LeadId } from '../../contract/fields.ts';
import { HttpProblem } from '../http/problems.ts';
import { bodyPace, readBody } from '../http/uploads.ts';
import type { Log } from '../logging/log.ts';
import type { Store } from '../store/createStore.ts';

const path = '/webhooks/sendgrid';
/** SendGrid posts at most 768 KB of events at once. */
const maxBatchBytes = 1024 * 1024;
/** A signed post whose timestamp is further off is a replay, or from a wrong clock. */
const maxAgeMs = 5 * 60_000;

const MailEvent = z.object({
  event: z.string(),
  outbox_id: z.optional(z.string()),
  reason: z.optional(z.string()),
});

/** Events that mean a message was not delivered; other events mean that SendGrid accepted it. */
const undeliveredEvents = new Set(['dropped', 'bounce', 'blocked']);

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

  async function saveEvent({ event, outbox_id: id, reason = '' }: z.infer<typeof MailEvent>) {
    if (id === undefined || !LeadId.safeParse(id).success) return;
    // Says nothing about the outcome.
    if (event === 'deferred') return;
    if (!undeliveredEvents.has(event)) {
      await store.confirm(id, { state: 'sent' });
      return;
    }
    const error = `${event} ${reason}`.trim();
    if (await store.confirm(id, { state: 'bounced', error })) {
      log.error({ messageId: id, event }, 'message bounced');
    }
  }

  return async (ctx, next) => {
    if (ctx.path !== path || ctx.method !== 'POST') return next();
    ctx.state.route = 'mailEvents';
    const text = await readBody(ctx.req, { limit: maxBatchBytes, pace: bodyPace });
    const timestamp = ctx.get('X-Twilio-Email-Event-Webhook-Timestamp');
    const signature = ctx.get('X-Twilio-Email-Event-Webhook-Signature');
    const age = clock.now() - Number(timestamp) * 1000;
    if (!isSigned(text, signature, timestamp) || !(Math.abs(age) <= maxAgeMs)) {
      throw new HttpProblem(403, 'Expected events signed by the mail provider.');
    }
    let malformed = 0;
    for (const candidate of parseEvents(text)) {
      const { success, data } = MailEvent.safeParse(candidate);
      if (success) await saveEvent(data);
      else malformed += 1;
    }
    // The rest of the batch counts: SendGrid would repeat all of it, and the same events again.
    if (malformed > 0) log.warn({ events: malformed }, 'mail events not understood');
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

function parseEvents(text: string): unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new HttpProblem(400, 'Expected a list of events.');
  }
}
