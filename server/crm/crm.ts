import { crmRequest } from '../../backend/crmRequest.ts';
import { leadIdOf, type StoredLead } from '../../backend/Lead.ts';
import {
  createLeadColumns,
  hasOwnCase,
  inputsOf,
  type LeadColumns,
} from '../../backend/leadColumns.ts';
import { personOf } from '../../backend/people.ts';
import type { Clock } from '../../backend/ports.ts';
import { utcDay } from '../../contract/days.ts';
import { certaintyWords } from '../../contract/format/deferredClaimTexts.ts';
import type { CsvValue } from '../../contract/format/files.ts';
import { inputText } from '../../contract/format/inputText.ts';
import { systemIdsOf } from '../../contract/systemIds.ts';
import { systemName } from '../../worker/estimate/systems.ts';
import { classifyError, classifyStatus, type Delivery } from '../mail/delivery.ts';
import { traceHeaders } from '../tracing/trace.ts';

/**
 * Sends a lead to the CRM. Failures of the network or the CRM are outcomes, not exceptions. `later`
 * are the forms that the same person sent afterwards, oldest first.
 */
export type Crm = (
  messageId: string,
  lead: StoredLead,
  later?: readonly StoredLead[],
) => Promise<Delivery>;

/** A CRM that can say, before the first lead, what it lacks. */
export interface CheckedCrm {
  send: Crm;
  /** Resolves to what is missing or wrong there, one sentence each; empty when all is well. */
  check(): Promise<string[]>;
}

/** Fields of a CRM, each with the column of a lead that it gets. */
type Fields = Readonly<Record<string, string>>;

/** The fields of a CRM. A case replaces the one before as a whole. */
export interface FieldMapping {
  /** Each stays unless a form has a value for it. */
  person: Fields;
  form: Fields;
  case: Fields;
}

/** The names of all fields of a mapping. */
export function fieldNames(mapping: FieldMapping): string[] {
  return Object.values(mapping).flatMap((fields: Fields) => Object.keys(fields));
}

/** Much shorter than a message's lease. */
const timeoutMs = 15_000;

/** Sends a request to a CRM, which is given 15 s, in the current trace. */
export function callCrm(url: URL, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(url, { redirect: 'manual', signal, ...init, headers });
}

/** Calls a CRM and returns the outcome, with what it says of a refusal; `read` gets a success. */
export async function deliver(
  send: () => Promise<Response>,
  now: number,
  read = (_success: string): unknown => null,
): Promise<Delivery> {
  try {
    const response = await send();
    const text = await response.text();
    if (response.ok) read(text);
    const detail = text.slice(0, 500);
    const retryAfter = response.headers.get('retry-after');
    return classifyStatus(response.status, { retryAfter, now, ...(detail && { detail }) });
  } catch (error) {
    return classifyError(error);
  }
}

const words: Readonly<Record<string, string>> = {
  ...certaintyWords,
  embedded: 'Embedding',
  inHouse: 'Building',
  neither: 'Neither',
};
const inWords = (value: CsvValue = null) => words[String(value)] ?? value;

/** Creates the function that gives the columns of a lead as a person reads them in a CRM. */
export function createCrmColumns(publicUrl: URL): (lead: StoredLead) => LeadColumns {
  const { columnsOf } = createLeadColumns(publicUrl);
  return (lead) => {
    const isDemo = lead.endpoint === 'demoSubmission';
    // A report of unchanged inputs was requested; a demo request merely carries them (P12).
    const isWithoutCase = isDemo && !hasOwnCase(lead);
    const of = isWithoutCase ? { ...lead, calculation: null, body: {} } : lead;
    const columns = columnsOf(lead, of);
    const inputs = inputsOf(of);
    return {
      ...columns,
      email: personOf(lead.email),
      integrationCount: columns.effectiveCount ?? columns.integrationCount ?? null,
      selectedSystems: [...new Set(systemIdsOf(inputs ?? {}).map(systemName))].join(', '),
      region: inputs && inputText('region', inputs.region),
      deadline: inputs?.deadline ? inputText('deadline', inputs.deadline) : null,
      cheaperOver36Months: inWords(columns.cheaperOver36Months),
      certainty: inWords(columns.certainty),
      kind: isDemo ? 'Demo request' : 'Report request',
      demoRequested: isDemo ? utcDay(lead.receivedAt) : null,
    };
  };
}

/** The fields of a CRM with their values; null clears what an earlier form of the person left. */
export function fieldsOf(mapping: FieldMapping, columns: LeadColumns): Record<string, CsvValue> {
  const valuesOf = (fields: Fields) =>
    Object.entries(fields).map(([field, column]) => {
      const value = columns[column] ?? null;
      return [field, value === '' ? null : value] as const;
    });
  const ofCase = valuesOf(mapping.case);
  return Object.fromEntries([
    ...valuesOf(mapping.person).filter(([, value]) => value !== null),
    ...valuesOf(mapping.form),
    ...(ofCase.some(([, value]) => value !== null) ? ofCase : []),
  ]);
}

/**
 * First and last name: as the form has them, or split at the last space; a single name is the last
 * name.
 */
export function namesOf({ contactName, body }: Pick<StoredLead, 'contactName' | 'body'>): {
  first: string;
  last: string;
} {
  const { firstName, lastName } = body as { firstName?: string; lastName?: string };
  if (firstName && lastName) return { first: firstName, last: lastName };
  const [, first = '', last = contactName] = /^(.*\S)\s+(\S+)$/u.exec(contactName.trim()) ?? [];
  return { first, last };
}

/** Creates the webhook, which posts the signed request that `crmRequest` composes (S8). */
export function createCrmWebhook(
  { url, secret }: { url: URL; secret: string },
  { clock, publicUrl }: { clock: Clock; publicUrl: URL },
): Crm {
  const { columnsOf } = createLeadColumns(publicUrl);
  return async (messageId, lead) => {
    const sent = { id: leadIdOf(lead), submission: lead.body, columns: columnsOf(lead) };
    const request = await crmRequest(messageId, sent, { secret, now: clock.now() });
    return deliver(() => callCrm(url, { method: 'POST', ...request }), clock.now());
  };
}
