import type { IncomingMessage } from 'node:http';
import { Refusal } from './Refusal.ts';

/** The body's text, refused as soon as it is larger than `limit` bytes, compressed, or not UTF-8. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const encoding = request.headers['content-encoding'];
  if (encoding && encoding !== 'identity') {
    throw new Refusal(415, 'Expected a body that is not compressed.');
  }
  const tooLarge = new Refusal(413, `Expected a body of at most ${limit} bytes.`, {
    Connection: 'close',
  });
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge;

  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge;
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refusal(400, 'Expected a body in UTF-8.');
  }
}
