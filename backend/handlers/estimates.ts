import type { Contract } from '../../contract/index.ts';
import { openEstimateSchema } from '../../contract/openEstimate.ts';
import { rateCard as currentRateCard } from '../../worker/estimate/rateCard.ts';
import { refuseEstimate } from '../limits/limits.ts';
import { completeInputs, openEstimate } from '../openEstimate.ts';
import { openRateCard } from '../openRateCard.ts';
import type { Handler, Ports, RequestContext } from '../ports.ts';
import { deadlinePassed, hasPassed } from './passedDeadlines.ts';

/** Estimates inputs, and stores nothing. */
export function estimate(ports: Ports): Handler<Contract['estimate']> {
  return async ({ body, context }) => {
    const now = ports.clock.now();
    const inputs = completeInputs(body);
    if (inputs.deadline && hasPassed(inputs.deadline, now)) return deadlinePassed('deadline');
    const refusal = await refuseEstimate(ports, context);
    if (refusal) return refusal;
    return { status: 200, body: openEstimate(inputs, { now, publicUrl: ports.publicUrl }) };
  };
}

/** Returns the rate card with its evidence. */
export function rateCard({ hash }: Ports): Handler<Contract['rateCard']> {
  return released(hash, openRateCard);
}

/** Returns the JSON Schema of an estimate. */
export function estimateSchema({ hash }: Ports): Handler<Contract['estimateSchema']> {
  return released(hash, openEstimateSchema);
}

/** An hour after a release every client asks again. */
const cacheControl = 'public, max-age=3600';

/**
 * Creates the handler of a body that changes only with a release. It is created for the first
 * request; a client that has it gets 304.
 */
function released<Body extends object>(hash: Ports['hash'], create: () => Body) {
  let known: Promise<{ body: Body; etag: string }> | undefined;

  async function load() {
    const body = create();
    const digest = await hash.sha256(JSON.stringify(body), 'base64url');
    return { body, etag: `"${currentRateCard.version}-${digest.slice(0, 22)}"` };
  }

  return async ({ context }: { context: RequestContext }) => {
    known ??= load();
    const { body, etag } = await known;
    const headers = { ETag: etag, 'Cache-Control': cacheControl };
    return isAmong(etag, context.ifNoneMatch)
      ? { status: 304 as const, body: null, headers }
      : { status: 200 as const, body, headers };
  };
}

/** Whether a tag is in an `If-None-Match`, which compares weakly (RFC 9110, 13.1.2). */
function isAmong(etag: string, ifNoneMatch = ''): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
