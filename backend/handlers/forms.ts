import type {
  CalculationData,
  CalculationResults,
  CalculatorInputs,
} from '../../contract/calculation.ts';
import { consentTo } from '../../contract/consent.ts';
import { hasPassed, utcDay } from '../../contract/days.ts';
import { emptyCalculationData } from '../../contract/defaults.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { toWireResults } from '../../contract/estimate.ts';
import type { Contract, EndpointName } from '../../contract/index.ts';
import { developerRange, regions } from '../../contract/inputs.ts';
import type { Language } from '../../contract/languages.ts';
import { limits } from '../../contract/limits.ts';
import { problem } from '../../contract/problem.ts';
import { provider } from '../../contract/provider.ts';
import { lifetimes } from '../../contract/requestLimits.ts';
import { withTimeline } from '../../contract/usedInputs.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { deadlinePassed } from '../askedInputs.ts';
import { filledBookingUrl } from '../bookingUrl.ts';
import {
  type MessageKind,
  type NewMessage,
  newLead,
  type Quarantine,
  type StoredLead,
} from '../Lead.ts';
import { planMessages } from '../limits.ts';
import type { Handler, Hash, IdempotencyClaim, Ports, RequestContext } from '../ports.ts';
import { consentTextsIn, refusalIn } from '../visitorTexts.ts';
import { withInheritedTouches } from './inheritedTouches.ts';
import { savedCalculation } from './savedCalculation.ts';
import { withUnknownFields } from './unknownFields.ts';

/** A submitted form and the kind of message it leads to. */
interface Submission {
  endpoint: EndpointName;
  /** The body as the contract parsed it. */
  body: Parameters<typeof detectBot>[0] & {
    consentVersion?: string | undefined;
    language?: Language | undefined;
  };
  /** The body as it was sent; repeats are recognised by it (S7). */
  sent: unknown;
  context: RequestContext;
  messageKind: MessageKind;
  /** The deadline in the body, and the path of its field; one that has passed is refused (E23). */
  deadline?: { field: string; value: string | null | undefined };
}

/** The fields of a lead that differ between forms. */
type Details = Pick<StoredLead, 'contactName' | 'email' | 'company'> &
  /** `body` when the saved body is not the sent one. */
  Partial<Pick<StoredLead, 'calculation' | 'calculationId' | 'resultsDiffer' | 'body'>>;

/**
 * Saves a form with its message, and responds once both are committed (S2). A form that looks
 * automated is saved without a message and refused, so that the page does not claim that something
 * was sent. A repeat returns what the first request saved; a key that was used for another body is
 * refused (S7).
 *
 * @param respond - Creates the response for the saved lead.
 */
export async function submit<R>(
  ports: Ports,
  { endpoint, body, sent, context, messageKind, deadline }: Submission,
  details: Details,
  respond: (lead: StoredLead) => R,
) {
  const { store, clock, hash, outbox } = ports;
  const receivedAt = clock.now();
  const quarantine = detectBot(body);
  const claim = await idempotencyClaim(
    hash,
    endpoint,
    { body, sent },
    context.idempotencyKey,
    receivedAt,
  );
  const { consentVersion, language = 'en' } = body;
  if (deadline?.value && hasPassed(deadline.value, receivedAt)) {
    // A repeat of what was accepted before midnight gets its first response.
    if (!(await store.findExisting(claim, receivedAt)))
      return refusalIn(language, (details) => deadlinePassed(deadline.field, details));
  }
  const origin = { ...context, email: details.email };
  const planned = quarantine ? null : await planMessages(ports, messageKind, origin, receivedAt);
  const digest = planned?.digest ?? null;
  const form = endpoint === 'demoSubmission' ? 'demo' : 'report';
  const consent = consentVersion
    ? {
        ...consentTo(form, consentVersion, consentTextsIn[language]),
        policyUrl: provider.privacyUrl,
        day: utcDay(receivedAt),
      }
    : null;
  const source = sourceOf(planned?.messages, context);
  const flags = { quarantine, digest, consent, source };
  const lead = newLead({ endpoint, receivedAt, body, ...details, ...flags });
  const withUnknown = withUnknownFields(lead.body, sent);
  const result = await store.save(
    { ...lead, body: await withInheritedTouches(withUnknown, store) },
    planned?.messages ?? [],
    // The same form is accepted once it no longer looks automated.
    quarantine ? { ...claim, key: `${claim.key} ${quarantine}` } : claim,
  );
  if (result.outcome !== 'saved') await planned?.refund();
  if (result.outcome === 'keyReused')
    return refusalIn(language, (details) => problem(422, details.idempotencyKeyReused));
  const leadId = result.lead.id;
  if (result.lead.quarantine)
    return { ...refusalIn(language, (details) => problem(403, details.looksAutomated)), leadId };
  if (result.outcome === 'saved') outbox.wake();
  return { ...respond(result.lead), leadId };
}

/** The network of a lead that is still to be forwarded (S18); without messages it is not kept. */
export function sourceOf(
  messages: readonly NewMessage[] | undefined,
  { networkKey }: RequestContext,
): string | null {
  return messages && messages.length > 0 ? networkKey : null;
}

/**
 * Decides whether a program filled in a form: the honeypot has content, or the form was sent
 * without a trusted event and sooner after the page opened than a person can read it. A missing
 * field is never evidence.
 *
 * @param fields - The `formFields` that the page sent.
 * @returns The evidence; null for a person.
 */
export function detectBot({
  fax,
  formMilliseconds,
  hasTrustedInput,
}: {
  fax?: string | undefined;
  formMilliseconds?: number | undefined;
  hasTrustedInput?: boolean | undefined;
}): Quarantine | null {
  if (fax) return 'honeypot';
  const isTooFast =
    formMilliseconds !== undefined && formMilliseconds < limits.formMilliseconds.human;
  return isTooFast && hasTrustedInput === false ? 'too fast' : null;
}

/** The response for a saved lead (S1). */
export function accepted({ id }: StoredLead) {
  return { status: 202 as const, body: { id }, leadId: id };
}

/**
 * Creates the claim that identifies a request: by its Idempotency-Key, else by its body (S7). The
 * time that a form took does not count.
 *
 * @param scope - The endpoint, whose keys are its own.
 * @param request - The body as the contract parsed it, and as it was sent.
 * @param now - Epoch milliseconds.
 */
export async function idempotencyClaim(
  hash: Hash,
  scope: string,
  { body, sent }: { body: object; sent: unknown },
  idempotencyKey: string | undefined,
  now: number,
): Promise<IdempotencyClaim> {
  const hashOf = async (value: unknown) => {
    const compared = JSON.stringify({ ...Object(value), formMilliseconds: undefined });
    return hash.sha256(compared, 'base64url');
  };
  const bodyHash = await hashOf(withUnknownFields(body, sent));
  const sentHash = await hashOf(sent);
  const [kind, name, lifetime] =
    idempotencyKey === undefined
      ? ['body', bodyHash, lifetimes.sameBody]
      : ['key', idempotencyKey, lifetimes.idempotencyKey];
  return { key: `${scope} ${kind} ${name}`, bodyHash, sentHash, expiresAt: now + lifetime };
}

/**
 * Derives the timeline of inputs with a deadline from the UTC day on which they were received,
 * whatever the sender stated (E23). Inputs without a deadline are returned unchanged.
 *
 * @param receivedAt - Epoch milliseconds.
 */
export function withDerivedTimeline<
  Inputs extends { deadline?: string | null | undefined; timeline: number },
>(inputs: Inputs, receivedAt: number): Inputs {
  if (!inputs.deadline) return inputs;
  return withTimeline(inputs, utcDay(receivedAt));
}

/** A demo request as it is saved. */
export type SavedDemoRequest = BodyOf<Contract['demoSubmission']> & {
  calculationData: CalculationData;
};

/**
 * Saves a demo request and notifies the sales inbox. A date that has passed refuses none. Results
 * that the visitor's browser could not compute are computed here (S3), except for a region in other
 * words (E20), which has no rate.
 */
export function demoSubmission(ports: Ports): Handler<Contract['demoSubmission']> {
  return ({ body, sent, context }) => {
    const { calculationData = emptyCalculationData } = body;
    const dated = withDerivedTimeline(calculationData, ports.clock.now());
    const saved: SavedDemoRequest = { ...body, calculationData: withResults(dated) };
    return submit(
      ports,
      { endpoint: 'demoSubmission', body, sent, context, messageKind: 'demoNotice' },
      {
        contactName: `${body.firstName} ${body.lastName}`,
        email: body.email,
        company: body.companyName,
        body: saved,
      },
      (lead) => {
        const { bookingUrl } = ports;
        const calendar = bookingUrl && filledBookingUrl(bookingUrl, lead, lead.contactName);
        const { id } = lead;
        return {
          status: 202 as const,
          body: calendar ? { id, bookingUrl: calendar } : { id },
          leadId: id,
        };
      },
    );
  };
}

function withResults(data: CalculationData): CalculationData {
  const { calculationResults, ...inputs } = data;
  const region = regions.find((known) => known === data.region);
  if (calculationResults || !region) return data;
  return { ...data, calculationResults: computedResults({ ...inputs, region }) };
}

/** The results of these inputs by the rate card, as bodies and replies carry them. */
export function computedResults(inputs: CalculatorInputs): CalculationResults {
  return toWireResults(estimate(inputs).results);
}

/**
 * Saves a contact-form submission with the id of the calculation that it came with, and forwards it
 * to the CRM (S8), with results computed here where the visitor's browser sent none (S3).
 */
export function contactFormWebhook(ports: Ports): Handler<Contract['contactFormWebhook']> {
  return async ({ body, sent, context }) => {
    const calculationInputs = withDerivedTimeline(body.calculationInputs, ports.clock.now());
    const { developerCount, ...inputs } = calculationInputs;
    const {
      calculationResults = computedResults({
        ...inputs,
        developerCountNumber: developerCount,
        developerCount: developerRange(developerCount),
      }),
    } = body;
    const saved = await savedCalculation(ports, body.email, body.company, context);
    return submit(
      ports,
      {
        endpoint: 'contactFormWebhook',
        body,
        sent,
        context,
        messageKind: 'crmContact',
        deadline: { field: 'calculationInputs.deadline', value: calculationInputs.deadline },
      },
      {
        contactName: body.name,
        email: body.email,
        company: body.company,
        body: { ...body, calculationInputs, calculationResults },
        calculationId: saved?.id ?? null,
      },
      accepted,
    );
  };
}
