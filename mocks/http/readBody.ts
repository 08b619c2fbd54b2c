import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import type { EndpointName } from '../../contract/index.ts';
import type { RawResponse } from '../../contract/parseRequest.ts';
import { problem } from '../../contract/problem.ts';
import { maxBodyBytes } from '../../contract/requestLimits.ts';

/**
 * Reads the text of a body. Resolves to a problem when it is compressed, larger than the endpoint
 * accepts, or not UTF-8.
 */
export async function readBody(
  request: Request,
  name: EndpointName,
): Promise<{ text: string } | { problem: RawResponse }> {
  const encoding = request.headers.get('Content-Encoding');
  if (encoding && encoding !== 'identity') {
    return { problem: problem(415, refusalDetails.bodyCompressed) };
  }
  const bytes = await request.arrayBuffer();
  const limit = maxBodyBytes(name);
  if (bytes.byteLength > limit) {
    return { problem: problem(413, refusalDetails.bodyTooLarge(limit)) };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: problem(400, refusalDetails.bodyNotUtf8) };
  }
}
