import type { Endpoint } from '../../contract/endpoint.ts';
import type { Contract, EndpointName } from '../../contract/index.ts';
import type { Handler } from '../Handler.ts';
import type { Ports } from '../ports.ts';
import { contactFormWebhook } from './contactFormWebhook.ts';
import { demoSubmission } from './demoSubmission.ts';
import { roiCalculation } from './roiCalculation.ts';
import { savedRoiCalculation } from './savedRoiCalculation.ts';
import { sendRoiReport } from './sendRoiReport.ts';

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
