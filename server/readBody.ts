import type { IncomingMessage } from 'node:http';
import { refusalDetails } from '../contract/wording/refusalDetails.ts';
import { Refusal } from './Refusal.ts';

/** The body's text, refused as soon as it is larger than `limit` bytes, compressed, cut off, or not UTF-8. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const encoding = request.headers['content-encoding'];
  if (encoding && encoding !== 'identity') {
    throw new Refusal(415, refusalDetails.bodyCompressed);
  }
  const tooLarge = new Refusal(413, refusalDetails.bodyTooLarge(limit), {
    Connection: 'close',
  });
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge;

  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, refusalDetails.bodyCutOff);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refusal(400, refusalDetails.bodyNotUtf8);
  }
}
