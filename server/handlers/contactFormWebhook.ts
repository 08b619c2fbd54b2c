import type { Handler } from '../../contract/exchange.ts';
import type { Contract } from '../../contract/index.ts';
import { newId } from '../../contract/newId.ts';
import { refuse } from '../../contract/problem.ts';
import { quarantineOf } from '../../contract/quarantineOf.ts';
import { refusalDetails } from '../../contract/wording/refusalDetails.ts';
import type { HandlerParts } from './HandlerParts.ts';
import { onceOf } from './once.ts';
import type { Visit } from './Visit.ts';

/** Keep a contact-form submission and forward it to the CRM (S8). */
export function contactFormWebhook({
  store,
  clock,
  messages,
  outbox,
}: HandlerParts): Handler<Contract['contactFormWebhook'], Visit> {
  return async ({ body, context: visit }) => {
    const receivedAt = clock.now();
    const quarantine = quarantineOf(body);
    const kept = await store.keep(
      {
        id: newId(),
        endpoint: 'contactFormWebhook',
        receivedAt,
        contactName: body.name,
        email: body.email,
        company: body.company,
        body,
        calculation: null,
        resultsDiffer: false,
        quarantine,
        reportOf: null,
        pdfSha256: null,
        pdfDiffers: null,
        replyStatus: null,
      },
      quarantine ? [] : messages('crmContact'),
      onceOf('contactFormWebhook', body, visit, receivedAt),
    );
    if (kept.outcome === 'kept') outbox.wake();
    return kept.outcome === 'keyReused'
      ? refuse(422, refusalDetails.idempotencyKeyReused)
      : { status: 202, body: { id: kept.record.id } };
  };
}
