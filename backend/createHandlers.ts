import type { Endpoint } from '../contract/endpoint.ts';
import type { Handler } from '../contract/exchange.ts';
import type { Contract, EndpointName } from '../contract/index.ts';
import { contactFormWebhook } from './handlers/contactFormWebhook.ts';
import { demoSubmission } from './handlers/demoSubmission.ts';
import { roiCalculation } from './handlers/roiCalculation.ts';
import { savedRoiCalculation } from './handlers/savedRoiCalculation.ts';
import { sendRoiReport } from './handlers/sendRoiReport.ts';
import type { Ports } from './ports.ts';
import type { RequestContext } from './RequestContext.ts';

/** What answers each endpoint of the contract; a reply that the contract does not declare does not compile. */
export type Handlers<C extends Record<EndpointName, Endpoint> = Contract> = {
  [Name in EndpointName]: Handler<C[Name], RequestContext>;
};

/** Every endpoint over the ports of one host. */
export function createHandlers(ports: Ports): Handlers {
  return {
    demoSubmission: demoSubmission(ports),
    roiCalculation: roiCalculation(ports),
    savedRoiCalculation: savedRoiCalculation(ports),
    contactFormWebhook: contactFormWebhook(ports),
    sendRoiReport: sendRoiReport(ports),
  };
}
