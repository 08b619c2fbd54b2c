import { withDerivedTimeline } from '../../backend/withDerivedTimeline.ts';
import type { Handler } from '../../contract/exchange.ts';
import type { Contract } from '../../contract/index.ts';
import type { HandlerParts } from './HandlerParts.ts';
import { accepted, submit } from './submit.ts';
import type { Visit } from './Visit.ts';

/** Keep a contact-form submission and forward it to the CRM (S8). */
export function contactFormWebhook(
  parts: HandlerParts,
): Handler<Contract['contactFormWebhook'], Visit> {
  return ({ body, context: visit }) =>
    submit(
      parts,
      { endpoint: 'contactFormWebhook', body, visit, tells: 'crmContact' },
      {
        contactName: body.name,
        email: body.email,
        company: body.company,
        body: {
          ...body,
          calculationInputs: withDerivedTimeline(body.calculationInputs, parts.clock.now()),
        },
      },
      accepted,
    );
}
