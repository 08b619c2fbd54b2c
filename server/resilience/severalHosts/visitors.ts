import { request } from 'node:https';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { submissions } from '../../../testing/submissions.ts';

/** Milliseconds from one visitor to the next. */
const everyMs = 100;
/** Milliseconds that the page waits for a response, and a visitor before trying again. */
const responseMs = 60_000;
const retryMs = 1000;
/** A visitor who waits longer for a response does not find the service back. */
const promptMs = 5000;

/** A demo request that is sent until it is acknowledged, always with the same key. */
export interface SentLead {
  key: string;
  email: string;
  /** The id by which the service acknowledged it; null until then. */
  id: string | null;
}

/** An attempt to send a lead, in milliseconds of `performance.now()`; at first it never ends. */
interface Attempt {
  startedAt: number;
  endedAt: number;
  isAcknowledged: boolean;
}

/**
 * Sends ten leads a second, each from an address of its own, whatever becomes of the others.
 *
 * @param options - `host` is the name in the certificate `ca` of the proxy at `address`.
 */
export function startVisitors(proxy: { address: string; host: string; ca: string }) {
  const leads: SentLead[] = [];
  const attempts: Attempt[] = [];
  const running = new Set<Promise<void>>();
  let isOver = false;

  async function visit(number: number) {
    const lead: SentLead = { key: `lead-${number}`, email: `v${number}@example.com`, id: null };
    leads.push(lead);
    const from = `10.1.${Math.floor(number / 250)}.${1 + (number % 250)}`;
    while (lead.id === null && !isOver) {
      const attempt: Attempt = {
        startedAt: performance.now(),
        endedAt: Number.POSITIVE_INFINITY,
        isAcknowledged: false,
      };
      attempts.push(attempt);
      lead.id = await post(proxy, lead, from).catch(() => null);
      attempt.endedAt = performance.now();
      attempt.isAcknowledged = lead.id !== null;
      if (lead.id === null) await sleep(retryMs);
    }
  }

  const timer = setInterval(() => {
    const visited = visit(leads.length).finally(() => running.delete(visited));
    running.add(visited);
  }, everyMs);

  const isSlow = ({ startedAt, endedAt }: Attempt) =>
    Math.min(endedAt, performance.now()) - startedAt > promptMs;
  const hasFailed = ({ endedAt, isAcknowledged }: Attempt) =>
    endedAt !== Number.POSITIVE_INFINITY && !isAcknowledged;

  return {
    leads,
    /**
     * Seconds from `moment` to the first acknowledged lead that was sent after it, and to the end
     * of the last attempt that failed or took longer than 5 s, 0 where none did; infinite for what
     * has not happened yet. `failures` is how many did.
     */
    since(moment: number) {
      const later = attempts.filter(({ endedAt }) => endedAt >= moment);
      const first = later
        .filter(({ startedAt, isAcknowledged }) => isAcknowledged && startedAt >= moment)
        .map(({ endedAt }) => endedAt);
      const bad = later.filter((attempt) => hasFailed(attempt) || isSlow(attempt));
      return {
        firstSeconds: (Math.min(...first) - moment) / 1000,
        lastSeconds: (Math.max(moment, ...bad.map(({ endedAt }) => endedAt)) - moment) / 1000,
        failures: bad.length,
      };
    },
    /** Sends no new leads, and resolves once all are acknowledged, or after `waitMs`. */
    async stop(waitMs: number) {
      clearInterval(timer);
      await Promise.race([Promise.all(running), sleep(waitMs, undefined, { ref: false })]);
      isOver = true;
    },
  };
}

/** Resolves to the id of the acknowledged lead, or to null for any other response. */
function post(
  { address, host, ca }: { address: string; host: string; ca: string },
  { key, email }: SentLead,
  localAddress: string,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ address, host: address, servername: host, ca, localAddress, agent: false },
        method: 'POST',
        path: '/api/demo-submission',
        headers: { Host: host, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        signal: AbortSignal.timeout(responseMs),
      },
      async (response) => {
        const body = await json(response).catch(() => null);
        resolve(response.statusCode === 202 ? String(Object(body).id) : null);
      },
    );
    sent.on('error', reject).end(JSON.stringify(submissions.demoSubmission({ email })));
  });
}
