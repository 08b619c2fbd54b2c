import { EventWebhook } from '@sendgrid/eventwebhook';
import type { Context, Middleware } from 'koa';
import * as z from 'zod/mini';
import { consume, refund } from '../../backend/limits.ts';
import type { Ports } from '../../backend/ports.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { tryLater } from '../../contract/problem.ts';
import type { RateLimit, RequestOrigin } from '../../contract/requestLimits.ts';
import { HttpProblem, writeResponse } from '../http/problems.ts';
import { bodyPace, readBody } from '../http/uploads.ts';
import type { Log } from '../logging/log.ts';
import type { Store } from '../store/createStore.ts';

const path = '/webhooks/sendgrid';
/** SendGrid posts at most 768 KB of events at once. */
const maxBatchBytes = 1024 * 1024;
/** A signed post whose timestamp is further off is a replay, or from a wrong clock. */
const maxAgeMs = 5 * 60_000;
/** Posts of an address that are refused or not yet checked; the provider's own are signed (S16). */
const refusedLimit: RateLimit = { name: 'mailEvents', points: 60, seconds: 60 };

/** The id of a message: of one form, or of a mail that lists several, such as "demos-…T10:20". */
const messageId = /^[\w:-]{16,64}$/;

const MailEvent = z.object({
  event: z.string(),
  outbox_id: z.optional(z.string()),
  reason: z.optional(z.string()),
  type: z.optional(z.string()),
});

/** Events that mean a message was not delivered; other events mean that SendGrid accepted it. */
const undeliveredEvents = new Set(['dropped', 'bounce', 'blocked']);
/** Events by which a recipient objects to mails (S21); `dropped` repeats an earlier one. */
const objections = new Set(['spamreport', 'unsubscribe', 'group_unsubscribe']);
const droppedObjection = /^(unsubscribed|spam reporting) address/i;

/**
 * SendGrid's signed event webhook: the outcome of messages that were sent without a response. It
 * comes before the flood guard, so it counts what it refuses itself, and reads no body of a post
 * that its headers refuse (decision 0231).
 *
 * @param options - `publicKey`: base64 of the DER, as SendGrid shows it.
 * @param requestOrigin - Whom a refused post is counted for.
 */
export function mailEvents(
  {
    publicKey,
    store,
    clock,
    log,
    counters,
    hash,
    hasRecipient,
  }: Pick<Ports, 'clock' | 'counters' | 'hash' | 'hasRecipient'> & {
    publicKey: string;
    store: Pick<Store, 'confirm' | 'saveObjection'>;
    log: Log;
  },
  requestOrigin: (ctx: Context) => RequestOrigin,
): Middleware {
  const isSigned = verifier(publicKey);

  async function saveEvent({ event, outbox_id: id, reason = '', type }: z.infer<typeof MailEvent>) {
    if (id === undefined || !messageId.test(id)) return;
    // Says nothing about the outcome.
    if (event === 'deferred') return;
    const notified = { now: clock.now(), tellsSales: hasRecipient('mailReturns') };
    const error = `${event} ${reason}`.trim();
    // The recipient's server may accept the next mail, so nothing is said about the person.
    const isBlocked = [event, type].includes('blocked');
    const isObjection =
      objections.has(event) || (event === 'dropped' && droppedObjection.test(reason));
    if (!undeliveredEvents.has(event)) {
      await store.confirm(id, { state: 'sent' });
    } else if (await store.confirm(id, { state: 'bounced', error }, isBlocked ? null : notified)) {
      log.error({ messageId: id, event }, 'message bounced');
    }
    if (isObjection) {
      await store.saveObjection({ id, objection: error, ...notified });
      log.warn({ messageId: id, event }, 'recipient objected');
    }
  }

  /** Whether the headers can be those of a post that the provider signed a moment ago. */
  function isRecent(timestamp: string): boolean {
    const age = clock.now() - Number(timestamp) * 1000;
    return /^\d{1,12}$/.test(timestamp) && Math.abs(age) <= maxAgeMs;
  }

  /**
   * Counts a post until it turns out to be signed. Without counters every post passes: events are
   * worth more than a limit.
   *
   * @returns The seconds after which one is possible, or null, and a function that takes it back.
   */
  async function countUnsigned(ctx: Context) {
    if (!counters) return { retryAfterSeconds: null, takeBack: async () => undefined };
    const counting = { counters, hash };
    const { addressKey } = requestOrigin(ctx);
    const logged = (err: unknown) => {
      log.error({ err }, 'refused mail events not counted');
      return null;
    };
    return {
      retryAfterSeconds: await consume(counting, refusedLimit, addressKey).catch(logged),
      takeBack: () => refund(counting, refusedLimit, addressKey).catch(logged),
    };
  }

  return async (ctx, next) => {
    if (ctx.path !== path || ctx.method !== 'POST') return next();
    ctx.state.route = 'mailEvents';
    const { retryAfterSeconds, takeBack } = await countUnsigned(ctx);
    if (retryAfterSeconds !== null) {
      ctx.set('Connection', 'close');
      const detail = (seconds: number) => refusalDetails.flood(refusedLimit, seconds);
      return writeResponse(ctx, tryLater(429, retryAfterSeconds, detail));
    }
    const timestamp = ctx.get('X-Twilio-Email-Event-Webhook-Timestamp');
    const signature = ctx.get('X-Twilio-Email-Event-Webhook-Signature');
    if (!isRecent(timestamp) || signature === '') throw unsigned();
    const text = await readBody(ctx.req, { limit: maxBatchBytes, pace: bodyPace });
    if (!isSigned(text, signature, timestamp)) throw unsigned();
    await takeBack();
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

/** Closes the connection, because the body may be on its way. */
const unsigned = () =>
  new HttpProblem(403, 'Expected events signed by the mail provider.', { Connection: 'close' });

function verifier(publicKey: string) {
  const webhook = new EventWebhook();
  const key = webhook.convertPublicKeyToECDSA(publicKey);
  return (text: string, signature: string, timestamp: string) => {
    try {
      return webhook.verifySignature(key, text, signature, timestamp);
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
