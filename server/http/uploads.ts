import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createPdfExtraction } from '../../backend/reportBody.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { HttpProblem } from './problems.ts';

/** How slowly a body may come, and how far it may fall behind this, in milliseconds. */
export const bodyPace = { bytesPerSecond: 8 * 1024, graceMs: 10_000 };
type BodyPace = typeof bodyPace;

/** How a body is received; `limit` is in bytes. */
interface Reception {
  limit: number;
  pace: BodyPace;
}

/**
 * Reads the text of a body.
 *
 * @throws {HttpProblem} As soon as the body is larger than the limit, slower than the pace,
 *   compressed, cut off, or not UTF-8.
 */
export async function readBody(request: IncomingMessage, reception: Reception): Promise<string> {
  let text = '';
  await receiveText(request, reception, (part) => {
    text += part;
  });
  return text;
}

/**
 * Reads the body of a report request. Its PDF is hashed piece by piece and never kept (S5), so that
 * a slow upload takes little memory, and a large one no time of the event loop at once.
 *
 * @param reception - `restLimit` is what may come beside the PDF, in characters.
 * @returns The text with the beginning of the PDF in its place, and the SHA-256 of the PDF in hex.
 * @throws {HttpProblem} As `readBody` does.
 */
export async function readReportBody(
  request: IncomingMessage,
  { restLimit, ...reception }: Reception & { restLimit: number },
): Promise<{ text: string; pdfSha256: string | null }> {
  const hash = createHash('sha256');
  const extraction = createPdfExtraction((piece) => {
    const bytes = Buffer.from(piece, 'base64');
    hash.update(bytes);
    return isBase64(piece, bytes);
  });
  await receiveText(request, reception, (part) => {
    extraction.push(part);
    if (extraction.rest().length > restLimit) throw tooLarge(reception.limit);
  });
  const pdfSha256 = extraction.hasPdf() ? hash.digest('hex') : null;
  return { text: extraction.rest(), pdfSha256 };
}

/** Whether Node left nothing out of a text, and it has none of the other digits that Node takes. */
const isBase64 = (text: string, { length }: Buffer) =>
  length === Math.floor((text.length * 3) / 4) && !text.includes('-') && !text.includes('_');

/** Passes on the text of a body while it arrives. Rejects with what `onText` throws. */
async function receiveText(
  request: IncomingMessage,
  { limit, pace }: Reception,
  onText: (text: string) => void,
): Promise<void> {
  const encoding = request.headers['content-encoding'];
  if (encoding && encoding !== 'identity') {
    throw new HttpProblem(415, refusalDetails.bodyCompressed);
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  /** A body that is not UTF-8 is refused at its end, as one that is too large comes first. */
  let isUtf8 = true;
  const decode = (bytes?: Buffer) => {
    if (!isUtf8) return;
    let text: string;
    try {
      text = decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      isUtf8 = false;
      return;
    }
    onText(text);
  };
  await receiveBytes(request, { limit, pace }, decode);
  decode();
  if (!isUtf8) throw new HttpProblem(400, refusalDetails.bodyNotUtf8);
}

function receiveBytes(
  request: IncomingMessage,
  { limit, pace }: Reception,
  onBytes: (bytes: Buffer) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
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

  function fail(error: unknown) {
    request.off('data', onData).pause();
    reject(error);
  }

  /** Every byte buys time, up to the whole grace. */
  function onData(chunk: Buffer) {
    size += chunk.length;
    if (size > limit) return fail(tooLarge(limit));
    try {
      onBytes(chunk);
    } catch (error) {
      return fail(error);
    }
    const boughtMs = (chunk.length / pace.bytesPerSecond) * 1000;
    deadline = Math.min(performance.now() + pace.graceMs, deadline + boughtMs);
  }

  /** Also called when a connection ends after its request. */
  function onCutOff() {
    if (!request.readableEnded) fail(new HttpProblem(400, refusalDetails.bodyCutOff));
  }

  // The connection may have ended while the request waited for its turn.
  if (request.destroyed) onCutOff();
  request.on('data', onData).once('end', resolve).once('close', onCutOff).once('error', onCutOff);
  return promise.finally(() => clearTimeout(timer));
}

const tooLarge = (limit: number) =>
  new HttpProblem(413, refusalDetails.bodyTooLarge(limit), { Connection: 'close' });
