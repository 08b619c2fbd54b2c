import type { IncomingMessage } from 'node:http';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { HttpProblem } from './HttpProblem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the text of a body.
 *
 * @param limit Bytes.
 * @throws {HttpProblem} As soon as the body is larger than the limit, compressed, cut off, or not
 *   UTF-8.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const encoding = request.headers['content-encoding'];
  if (encoding && encoding !== 'identity') {
    throw new HttpProblem(415, refusalDetails.bodyCompressed);
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);

  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof HttpProblem ? error : new HttpProblem(400, refusalDetails.bodyCutOff);
  }
  try {
    return utf8.decode(Buffer.concat(chunks));
  } catch {
    throw new HttpProblem(400, refusalDetails.bodyNotUtf8);
  }
}

const tooLarge = (limit: number) =>
  new HttpProblem(413, refusalDetails.bodyTooLarge(limit), { Connection: 'close' });
