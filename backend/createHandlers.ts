import type { Endpoint } from '../contract/endpoint.ts';
import type { Contract, EndpointName } from '../contract/index.ts';
import type { Handler } from './Handler.ts';
import { contactFormWebhook } from './handlers/contactFormWebhook.ts';
import { demoSubmission } from './handlers/demoSubmission.ts';
import { roiCalculation } from './handlers/roiCalculation.ts';
import { savedRoiCalculation } from './handlers/savedRoiCalculation.ts';
import { sendRoiReport } from './handlers/sendRoiReport.ts';
import type { Ports } from './ports.ts';

/** A handler for each endpoint of the contract. */
export type Handlers<C extends Record<EndpointName, Endpoint> = Contract> = {
  [Name in EndpointName]: Handler<C[Name]>;
};

/** Creates the handlers of every endpoint over the ports of one host. */
export function createHandlers(ports: Ports): Handlers {
  return {
    demoSubmission: demoSubmission(ports),
    roiCalculation: roiCalculation(ports),
    savedRoiCalculation: savedRoiCalculation(ports),
    contactFormWebhook: contactFormWebhook(ports),
    sendRoiReport: sendRoiReport(ports),
  };
}
