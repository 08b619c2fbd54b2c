import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

/**
 * Posts JSON and reads the response, whether it is JSON or text. Some tests post 10,000 bodies, and
 * `node:http` takes less of a processor than `fetch`.
 *
 * @throws TypeError when the connection breaks, as `fetch` does
 */
export async function post(
  base: URL,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await send(new URL(path, base), content, headers);
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    ...response,
    body: isJson ? JSON.parse(response.text) : null,
    /** The value of the `Cookie` header for the next request. */
    cookie: cookiePairs(response),
  };
}

function send(url: URL, content: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Headers; text: string }>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new TypeError('The connection broke.', { cause }));
    const read = async (response: IncomingMessage) =>
      resolve({
        status: response.statusCode ?? 0,
        headers: headersOf(response),
        text: await text(response),
      });
    request(url, {
      agent,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
    })
      .on('response', (response) => read(response).catch(fail))
      .on('error', fail)
      .end(content);
  });
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  return new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );
}

/** Every cookie that a response sets, as the value of the next request's `Cookie` header. */
export function cookiePairs({ headers }: { headers: Headers }): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
