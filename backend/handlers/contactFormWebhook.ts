import type { Contract } from '../../contract/index.ts';
import type { Handler } from '../Handler.ts';
import type { Ports } from '../ports.ts';
import { withDerivedTimeline } from '../withDerivedTimeline.ts';
import { accepted, submit } from './submit.ts';

/** Saves a contact-form submission and forwards it to the CRM (S8). */
export function contactFormWebhook(ports: Ports): Handler<Contract['contactFormWebhook']> {
  return ({ body, context }) =>
    submit(
      ports,
      { endpoint: 'contactFormWebhook', body, context, messageKind: 'crmContact' },
      {
        contactName: body.name,
        email: body.email,
        company: body.company,
        body: {
          ...body,
          calculationInputs: withDerivedTimeline(body.calculationInputs, ports.clock.now()),
        },
      },
      accepted,
    );
}
