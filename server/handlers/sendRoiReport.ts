import { createHash } from 'node:crypto';
import { reportLead } from '../../backend/reportLead.ts';
import type { Handler } from '../../contract/exchange.ts';
import type { Contract } from '../../contract/index.ts';
import { isSameLine } from '../../contract/isSameLine.ts';
import { refuse } from '../../contract/problem.ts';
import { refusalDetails } from '../../contract/wording/refusalDetails.ts';
import { createSingleFile } from '../singleFile.ts';
import type { Kept, KeptRecord } from '../store/Store.ts';
import type { HandlerParts } from './HandlerParts.ts';
import { onceOf } from './once.ts';
import { accepted } from './submit.ts';
import type { Visit } from './Visit.ts';

/** How long a client stays away while the limits cannot be read. */
const limitsRetryAfterSeconds = 60;

/** Have the report of the calculation that this visitor has just saved mailed to the address they saved it with, once (S4). */
export function sendRoiReport({
  store,
  clock,
  messages,
  mailLimits,
  outbox,
}: HandlerParts): Handler<Contract['sendRoiReport'], Visit> {
  const inSingleFile = createSingleFile();

  /** The record that was kept, or found to be kept before, or why there is none. */
  async function keep(
    saved: KeptRecord,
    { pdfData, ...rest }: { pdfData: string },
    once: ReturnType<typeof onceOf>,
    addressKey: string,
  ) {
    const receivedAt = clock.now();
    const before = (await store.recall(once, receivedAt)) ?? (await repeatOf(saved.id));
    if (before) return before;
    const grant = await mailLimits.grant({ email: saved.email, addressKey });
    if (grant.outcome !== 'granted') return (await repeatOf(saved.id)) ?? grant;
    return store.keep(
      {
        ...reportLead(saved, { receivedAt, body: rest }),
        quarantine: null,
        reportOf: saved.id,
        pdfSha256: createHash('sha256').update(Buffer.from(pdfData, 'base64')).digest('hex'),
        pdfDiffers: null,
        replyStatus: null,
      },
      messages('reportEmail'),
      once,
    );
  }

  async function repeatOf(calculationId: string): Promise<Kept | null> {
    const record = await store.reportOf(calculationId);
    return record && { outcome: 'repeated', record };
  }

  /** What the visitor is told; a repeat is told the same. */
  async function answer({ id, replyStatus }: KeptRecord) {
    if (replyStatus !== null) return replyStatus;
    const [message] = await store.messagesOf(id);
    const tried = message && (await outbox.firstAttempt(message.id, id));
    return store.answer(id, tried?.state === 'dead' ? 502 : 202);
  }

  return async ({ body, context: visit }) => {
    const saved = visit.calculationId === null ? null : await store.record(visit.calculationId);
    if (saved?.endpoint !== 'roiCalculation') {
      return refuse(403, refusalDetails.notTheVisitorWhoSaved);
    }
    if (!isSameLine(body.email, saved.email) || !isSameLine(body.companyName, saved.company)) {
      return refuse(403, refusalDetails.notTheSavedContact);
    }
    const once = onceOf('sendRoiReport', { ...body, of: saved.id }, visit, clock.now());
    const kept = await inSingleFile(saved.id, () => keep(saved, body, once, visit.addressKey));
    switch (kept.outcome) {
      case 'keyReused':
        return refuse(422, refusalDetails.idempotencyKeyReused);
      case 'refused':
        return {
          ...refuse(429, refusalDetails.noMoreReports(kept.retryAfterSeconds)),
          headers: { 'Retry-After': String(kept.retryAfterSeconds) },
        };
      case 'failed':
        return {
          ...refuse(503, refusalDetails.reportsUnavailable(limitsRetryAfterSeconds)),
          headers: { 'Retry-After': String(limitsRetryAfterSeconds) },
        };
    }
    return (await answer(kept.record)) === 502
      ? refuse(502, refusalDetails.mailProviderRefused)
      : accepted(kept.record);
  };
}
