import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The trace that a request belongs to (W3C Trace Context), as its client or proxy began it. */
interface Trace {
  /** 32 hexadecimal digits, not all 0. */
  traceId: string;
  isSampled: boolean;
}

const current = new AsyncLocalStorage<Trace | null>();

/** Leads whose traces are kept for their first messages; the oldest ones are forgotten first. */
const maxLeads = 1000;
const leadTraces = new Map<string, Trace>();

const traceparent =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(-.*)?$/;

/** Parses a `traceparent` header; null where it is missing or invalid, which starts no trace. */
export function parseTraceparent(header: string | undefined): Trace | null {
  const [, version, traceId = '', flags = '', rest] = traceparent.exec(header ?? '') ?? [];
  // Only later versions may add fields.
  if (version === undefined || (version === '00' && rest !== undefined)) return null;
  return { traceId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Runs a function, and all that it starts, in a trace; with null, in none. */
export function inTrace<Result>(trace: Trace | null, run: () => Result): Result {
  return current.run(trace, run);
}

/** Keeps the current trace, if there is one, for the messages of a lead. */
export function keepTraceOf(leadId: string): void {
  const trace = current.getStore();
  if (!trace) return;
  leadTraces.set(leadId, trace);
  const [oldest] = leadTraces.keys();
  if (leadTraces.size > maxLeads && oldest !== undefined) leadTraces.delete(oldest);
}

/** Returns the trace of the request that saved a lead; null when this process does not have it. */
export function traceOfLead(leadId: string): Trace | null {
  return leadTraces.get(leadId) ?? null;
}

/** The fields that a log line has in the current trace. */
export function traceFields(): { traceId?: string } {
  const trace = current.getStore();
  return trace ? { traceId: trace.traceId } : {};
}

/** The headers of a call that is made in the current trace; each call is a span of its own. */
export function traceHeaders(): { traceparent?: string } {
  const trace = current.getStore();
  if (!trace) return {};
  const span = randomBytes(8).toString('hex');
  return { traceparent: `00-${trace.traceId}-${span}-${trace.isSampled ? '01' : '00'}` };
}
