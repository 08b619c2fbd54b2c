import {
  type Endpoint,
  parseRequest,
  type RawRequest,
  type RawResponse,
} from '../../contract/endpoint.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { type Contract, contract, type EndpointName } from '../../contract/index.ts';
import { problem } from '../../contract/problem.ts';
import { isIdempotencyKey } from '../../contract/requestLimits.ts';
import type { Handler, Ports, RequestContext } from '../ports.ts';
import { readCalculationIds } from '../sessionCookie.ts';
import { refusalIn } from '../visitorTexts.ts';
import { roiCalculation, savedRoiCalculation } from './calculations.ts';
import { estimate, estimateSchema, estimates, keptRateCard, rateCard } from './estimates.ts';
import { contactFormWebhook, demoSubmission } from './forms.ts';
import { saveLink } from './saveLink.ts';
import { sendRoiReport } from './sendRoiReport.ts';
import { refuseUnknownFields } from './unknownFields.ts';

export type Handlers<C extends Record<EndpointName, Endpoint> = Contract> = {
  [Name in EndpointName]: Handler<C[Name]>;
};

export function createHandlers(ports: Ports): Handlers {
  return {
    demoSubmission: demoSubmission(ports),
    roiCalculation: roiCalculation(ports),
    savedRoiCalculation: savedRoiCalculation(ports),
    contactFormWebhook: contactFormWebhook(ports),
    sendRoiReport: sendRoiReport(ports),
    estimate: estimate(ports),
    estimates: estimates(ports),
    rateCard: rateCard(ports),
    keptRateCard: keptRateCard(ports),
    estimateSchema: estimateSchema(ports),
    saveLink: saveLink(ports),
  };
}

/**
 * Handles a request for an endpoint that `refuseBeforeBody` has let pass. Every host calls this
 * with what it read, so all hosts accept and refuse alike.
 *
 * @param context - `idempotencyKey` is the header as it was sent; an empty one counts as none (S7).
 * @returns The handler's response, or a problem when the contract does not accept the request.
 */
export async function handleRequest<Name extends EndpointName>(
  name: Name,
  handlers: Handlers,
  request: RawRequest,
  { idempotencyKey, ...rest }: RequestContext,
): Promise<RawResponse> {
  const endpoint: Contract[Name] & Endpoint = contract[name];
  const parsed = parseRequest(endpoint, request);
  if ('problem' in parsed) return parsed.problem;
  const refused = endpoint.storesNothing ? null : refuseUnknownFields(parsed.body, parsed.sent);
  if (refused) return refused;
  return handlers[name]({
    ...parsed,
    context: { ...rest, idempotencyKey: idempotencyKey || undefined },
  });
}

/**
 * Returns the rejection of a request that its headers decide, or null. Every host calls this before
 * it reads the body, so that a visitor without permission for a report uses no place in the queue
 * (S4).
 *
 * @param now - Epoch milliseconds.
 */
export function refuseBeforeBody(
  name: EndpointName,
  { idempotencyKey, sessionCookie, language }: RequestContext,
  now: number,
): RawResponse | null {
  const { method, storesNothing }: Endpoint = contract[name];
  const isRead = method === 'GET' || storesNothing;
  if (!isRead && idempotencyKey && !isIdempotencyKey(idempotencyKey)) {
    return problem(400, refusalDetails.badIdempotencyKey);
  }
  if (name === 'sendRoiReport' && readCalculationIds(sessionCookie, now).length === 0) {
    return refusalIn(language, (own) => problem(403, own.notTheVisitorWhoSaved));
  }
  return null;
}
