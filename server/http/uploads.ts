import type { IncomingMessage } from 'node:http';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { HttpProblem } from './problems.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** How slowly a body may come, and how far it may fall behind this, in milliseconds. */
export const bodyPace = { bytesPerSecond: 8 * 1024, graceMs: 10_000 };
type BodyPace = typeof bodyPace;

/**
 * Reads the text of a body.
 *
 * @param limit - Bytes.
 * @throws {HttpProblem} As soon as the body is larger than the limit, slower than the pace,
 *   compressed, cut off, or not UTF-8.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  pace = bodyPace,
): Promise<string> {
  const encoding = request.headers['content-encoding'];
  if (encoding && encoding !== 'identity') {
    throw new HttpProblem(415, refusalDetails.bodyCompressed);
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const bytes = await readBytes(request, limit, pace);
  try {
    return utf8.decode(bytes);
  } catch {
    throw new HttpProblem(400, refusalDetails.bodyNotUtf8);
  }
}

function readBytes(request: IncomingMessage, limit: number, pace: BodyPace): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  /** When the grace is used up, unless more comes. */
  let deadline = performance.now() + pace.graceMs;
  let timer = setTimeout(checkPace, pace.graceMs);

  /** Waits longer if the deadline has moved since; a new timer for each chunk costs more. */
  function checkPace() {
    const leftMs = deadline - performance.now();
    if (leftMs > 0) {
      timer = setTimeout(checkPace, leftMs);
      return;
    }
    fail(
      new HttpProblem(408, refusalDetails.bodyTooSlow(pace.bytesPerSecond), {
        Connection: 'close',
      }),
    );
  }

  function fail(problem: HttpProblem) {
    request.off('data', onData).pause();
    reject(problem);
  }

  /** Every byte buys time, up to the whole grace. */
  function onData(chunk: Buffer) {
    size += chunk.length;
    if (size > limit) return fail(tooLarge(limit));
    chunks.push(chunk);
    const boughtMs = (chunk.length / pace.bytesPerSecond) * 1000;
    deadline = Math.min(performance.now() + pace.graceMs, deadline + boughtMs);
  }

  /** Also called when a connection ends after its request. */
  function onCutOff() {
    if (!request.readableEnded) fail(new HttpProblem(400, refusalDetails.bodyCutOff));
  }

  // The connection may have ended while the request waited for its turn.
  if (request.destroyed) onCutOff();
  request
    .on('data', onData)
    .once('end', () => resolve(Buffer.concat(chunks)))
    .once('close', onCutOff)
    .once('error', onCutOff);
  return promise.finally(() => clearTimeout(timer));
}

const tooLarge = (limit: number) =>
  new HttpProblem(413, refusalDetails.bodyTooLarge(limit), { Connection: 'close' });

/** The work was not started: it waited too long, or too much of its key waits already. */
export class QueueFull extends Error {}

/**
 * Creates a function that runs work when its turn comes: first come, first served, but a key that
 * has all it may run does not keep others waiting. Half of the places go to keys that have none, so
 * that a few keys cannot hold all of them.
 *
 * @param limits - What runs and waits at once. `runningPerKey` holds until half of all places are
 *   taken; after that, one per key.
 * @returns `enqueue(key, work)`; rejects with `QueueFull` when the work cannot be started.
 */
export function createFairQueue(limits: {
  running: number;
  runningPerKey: number;
  waitingPerKey: number;
  waitMs: number;
}) {
  const runningByKey = new Map<string, number>();
  const waiting: { key: string; start: () => void }[] = [];
  let running = 0;

  const runningOf = (key: string) => runningByKey.get(key) ?? 0;

  function mayRun(key: string): boolean {
    const share = running < limits.running / 2 ? limits.runningPerKey : 1;
    return running < limits.running && runningOf(key) < share;
  }

  function take(key: string) {
    running += 1;
    runningByKey.set(key, runningOf(key) + 1);
  }

  function release(key: string) {
    running -= 1;
    const left = runningOf(key) - 1;
    if (left > 0) runningByKey.set(key, left);
    else runningByKey.delete(key);
    const next = waiting.findIndex((each) => mayRun(each.key));
    const [started] = next < 0 ? [] : waiting.splice(next, 1);
    if (!started) return;
    take(started.key);
    started.start();
  }

  async function turn(key: string): Promise<void> {
    if (mayRun(key)) return take(key);
    if (waiting.filter((each) => each.key === key).length >= limits.waitingPerKey) {
      throw new QueueFull();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { key, start: resolve };
    waiting.push(entry);
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(entry), 1);
      reject(new QueueFull());
    }, limits.waitMs);
    await promise;
    clearTimeout(timer);
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    await turn(key);
    try {
      return await work();
    } finally {
      release(key);
    }
  };
}
