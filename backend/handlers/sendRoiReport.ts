import type { ParsedRequest } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';
import { problem, tryLater } from '../../contract/problem.ts';
import { languageOf, newLead, type StoredLead } from '../Lead.ts';
import { createMailLimits, newMessages } from '../limits.ts';
import type { Handler, IdempotencyClaim, Ports, RequestContext, SaveResult } from '../ports.ts';
import { refusalIn } from '../visitorTexts.ts';
import { accepted, idempotencyClaim, sourceOf } from './forms.ts';
import { savedCalculation } from './savedCalculation.ts';
import { withUnknownFields } from './unknownFields.ts';

/**
 * Names the keys of reports. The first release hashes the visitor's whole PDF, which is not kept
 * here, so it must not compare with these keys: it finds a repeat by the calculation alone.
 */
const keyScope = 'sendRoiReport by hash';

/** Sent as `Retry-After` while the limits cannot be read. */
const limitsRetryAfterSeconds = 60;

/**
 * Mails the report of a calculation that this visitor saved to the address they saved it with, once
 * (S4).
 */
export function sendRoiReport(ports: Ports): Handler<Contract['sendRoiReport']> {
  const { store, clock, hash, outbox } = ports;
  const limitMail = createMailLimits(ports);

  /**
   * Saves the request for a report, finds the one saved before, or returns the limit that refuses
   * it.
   */
  async function saveReport(
    saved: StoredLead,
    {
      body: { pdfData: _beginning, ...rest },
      sent,
    }: Omit<ParsedRequest<Contract['sendRoiReport']>, 'params'>,
    claim: IdempotencyClaim,
    context: RequestContext,
  ) {
    const { addressKey, networkKey, pdfSha256 = null } = context;
    const receivedAt = clock.now();
    const existing = (await store.findExisting(claim, receivedAt)) ?? (await repeatOf(saved.id));
    if (existing) return existing;
    const limited = await limitMail({ email: saved.email, addressKey, networkKey });
    if (limited.outcome !== 'granted') return (await repeatOf(saved.id)) ?? limited;
    const { contactName, email, company } = saved;
    const { pdfData: _visitorsCopy, ...sentRest } = Object(sent);
    const messages = newMessages(ports, 'reportEmail');
    return store.save(
      newLead({
        endpoint: 'sendRoiReport',
        contactName,
        email,
        company,
        receivedAt,
        body: withUnknownFields(rest, sentRest),
        reportOf: saved.id,
        consent: saved.consent,
        pdfSha256,
        source: sourceOf(messages, context),
      }),
      messages,
      claim,
    );
  }

  async function repeatOf(calculationId: string): Promise<SaveResult | null> {
    const lead = await store.reportOf(calculationId);
    return lead && { outcome: 'repeated', lead };
  }

  /**
   * The status of the response. A repeat gets the same one, apart from a report that was refused
   * and then sent again by a command.
   */
  async function replyStatusOf({ id, replyStatus }: StoredLead): Promise<number> {
    if (replyStatus !== null && replyStatus !== 502) return replyStatus;
    const messages = await store.messagesOf(id);
    const message = messages.find(({ kind }) => kind === 'reportEmail');
    if (replyStatus === 502) return message && message.state !== 'dead' ? 202 : 502;
    const attempted = message && (await outbox.firstAttempt(message.id, id));
    return store.saveReplyStatus(id, attempted?.state === 'dead' ? 502 : 202);
  }

  return async ({ body, sent, context }) => {
    const saved = await savedCalculation(ports, body.email, body.companyName, context);
    if (!saved) return refusalIn(context.language, (own) => problem(403, own.notTheSavedContact));
    const claim = await idempotencyClaim(
      hash,
      keyScope,
      {
        body: { ...body, pdfData: context.pdfSha256, of: saved.id },
        sent: { ...Object(sent), pdfData: context.pdfSha256, of: saved.id },
      },
      context.idempotencyKey,
      clock.now(),
    );
    // Requests for the same report run in sequence, so that limits count it once.
    const result = await navigator.locks.request(`report of ${saved.id}`, () =>
      saveReport(saved, { body, sent }, claim, context),
    );
    const language = languageOf(saved);
    switch (result.outcome) {
      case 'keyReused':
        return refusalIn(language, (details) => problem(422, details.idempotencyKeyReused));
      case 'refused':
        return refusalIn(language, (details) =>
          tryLater(429, result.retryAfterSeconds, details.noMoreReports),
        );
      case 'failed':
        return refusalIn(language, (details) =>
          tryLater(503, limitsRetryAfterSeconds, details.reportsUnavailable),
        );
    }
    if ((await replyStatusOf(result.lead)) !== 502) return accepted(result.lead);
    const refused = refusalIn(language, (details) => problem(502, details.mailProviderRefused));
    return { ...refused, leadId: result.lead.id };
  };
}
