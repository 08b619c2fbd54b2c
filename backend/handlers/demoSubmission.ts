import type { Contract } from '../../contract/index.ts';
import type { Handler } from '../Handler.ts';
import type { Ports } from '../ports.ts';
import { accepted, submit } from './submit.ts';

/** Saves a demo request and notifies the sales inbox. */
export function demoSubmission(ports: Ports): Handler<Contract['demoSubmission']> {
  return ({ body, context }) =>
    submit(
      ports,
      { endpoint: 'demoSubmission', body, context, messageKind: 'demoNotice' },
      {
        contactName: `${body.firstName} ${body.lastName}`,
        email: body.email,
        company: body.companyName,
      },
      accepted,
    );
}
