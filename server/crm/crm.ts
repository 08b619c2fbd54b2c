import { crmRequest } from '../../backend/crmRequest.ts';
import type { StoredLead } from '../../backend/Lead.ts';
import type { LeadColumns } from '../../backend/leadColumns.ts';
import type { Clock } from '../../backend/ports.ts';
import type { CsvValue } from '../../contract/format/files.ts';
import { classifyError, classifyStatus, type Delivery } from '../mail/delivery.ts';
import { traceHeaders } from '../tracing/trace.ts';

/** Sends a lead to the CRM. Failures of the network or the CRM are outcomes, not exceptions. */
export type Crm = (messageId: string, lead: StoredLead) => Promise<Delivery>;

/** A CRM that can say, before the first lead, what it lacks. */
export interface CheckedCrm {
  send: Crm;
  /** Resolves to what is missing or wrong there, one sentence each; empty when all is well. */
  check(): Promise<string[]>;
}

/** Fields of a CRM, each with the column of a lead that it gets. */
export type FieldMapping = Readonly<Record<string, string>>;

/** Much shorter than a message's lease. */
const timeoutMs = 15_000;

/** Sends a request to a CRM, which is given 15 s, in the current trace. */
export function callCrm(url: URL, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(url, { redirect: 'manual', signal, ...init, headers });
}

/** Sends a lead and returns the outcome, with what the CRM says of a refusal. */
export async function deliver(send: () => Promise<Response>, now: number): Promise<Delivery> {
  try {
    const response = await send();
    const detail = (await response.text()).slice(0, 500);
    const retryAfter = response.headers.get('retry-after');
    return classifyStatus(response.status, { retryAfter, now, ...(detail && { detail }) });
  } catch (error) {
    return classifyError(error);
  }
}

/** The fields of a CRM that a lead has values for. */
export function mappedFields(mapping: FieldMapping, columns: LeadColumns): [string, CsvValue][] {
  return Object.entries(mapping).flatMap(([field, column]) => {
    const value = columns[column] ?? null;
    return value === null || value === '' ? [] : [[field, value]];
  });
}

/** First and last name, split at the last space; a single name is the last name. */
export function splitName(name: string): { first: string; last: string } {
  const [, first = '', last = name] = /^(.*\S)\s+(\S+)$/u.exec(name.trim()) ?? [];
  return { first, last };
}

/** Creates the webhook, which posts the signed request that `crmRequest` composes (S8). */
export function createCrmWebhook({
  url,
  secret,
  clock,
}: {
  url: URL;
  secret: string;
  clock: Clock;
}): Crm {
  return async (messageId, lead) => {
    const request = await crmRequest(messageId, lead, { secret, now: clock.now() });
    return deliver(() => callCrm(url, { method: 'POST', ...request }), clock.now());
  };
}
