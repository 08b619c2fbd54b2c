import type { Handler } from '../../contract/exchange.ts';
import type { Contract } from '../../contract/index.ts';
import type { HandlerParts } from './HandlerParts.ts';
import { accepted, submit } from './submit.ts';
import type { Visit } from './Visit.ts';

/** Keep a demo request and tell the sales inbox. */
export function demoSubmission(parts: HandlerParts): Handler<Contract['demoSubmission'], Visit> {
  return ({ body, context: visit }) =>
    submit(
      parts,
      { endpoint: 'demoSubmission', body, visit, tells: 'demoNotice' },
      {
        contactName: `${body.firstName} ${body.lastName}`,
        email: body.email,
        company: body.companyName,
      },
      accepted,
    );
}
