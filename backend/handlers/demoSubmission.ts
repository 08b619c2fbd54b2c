import type { Handler } from '../../contract/exchange.ts';
import type { Contract } from '../../contract/index.ts';
import type { Ports } from '../ports.ts';
import type { RequestContext } from '../RequestContext.ts';
import { accepted, submit } from './submit.ts';

/** Saves a demo request and notifies the sales inbox. */
export function demoSubmission(ports: Ports): Handler<Contract['demoSubmission'], RequestContext> {
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
