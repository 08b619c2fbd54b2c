import type { UnhandledFrameHandle } from 'msw';
import { HttpResponse } from 'msw/http';
import { linesOf, mediaTypeOf, type RawResponse } from '../contract/endpoint.ts';
import { refusalDetails } from '../contract/format/refusalDetails.ts';
import type { EndpointName } from '../contract/index.ts';
import { problem } from '../contract/problem.ts';
import { maxBodyBytes } from '../contract/requestLimits.ts';

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

/**
 * Writes a response as the server does: not cached unless its headers say so, and nothing for a
 * client that has it.
 */
export function httpResponse(response: RawResponse): Response {
  const { status, body, headers } = response;
  if (status === 304)
    return new HttpResponse(null, { status, headers: { ...requestId(), ...headers } });
  const lines = linesOf(response);
  return new HttpResponse(lines ? streamOf(lines) : JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': mediaTypeOf(response),
      'Cache-Control': 'no-store',
      ...requestId(),
      ...headers,
    },
  });
}

const requestId = () => ({ 'X-Request-Id': crypto.randomUUID() });

/** Not every browser has `ReadableStream.from`. */
function streamOf(lines: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = lines[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/**
 * Makes requests that no mock handles fail, with an error in the console.
 *
 * @param mayPass - Whether a request goes to the network, such as one for the page's own files.
 */
export function refuseUnhandled(mayPass: (request: Request) => boolean): UnhandledFrameHandle {
  return ({ frame: { data } }) => {
    const isHttp = typeof data === 'object' && data !== null && 'request' in data;
    // The page opens no sockets; those of a development server pass.
    if (!isHttp || !(data.request instanceof Request)) return;
    const { request } = data;
    if (mayPass(request)) return;
    const refusal = `No mock handles ${request.method} ${request.url}.`;
    console.error(refusal);
    throw new Error(refusal);
  };
}
