import type { IncomingMessage } from 'node:http';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { HttpProblem } from './HttpProblem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** How slowly a body may come. */
export interface BodyPace {
  bytesPerSecond: number;
  /** How far a body may fall behind this, in milliseconds. */
  graceMs: number;
}

export const bodyPace: BodyPace = { bytesPerSecond: 8 * 1024, graceMs: 10_000 };

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
