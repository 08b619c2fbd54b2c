import * as z from 'zod/mini';
import type { Exchange, Header } from '../backend/Exchange.ts';

const headers = z.array(z.object({ name: z.string(), value: z.string() }));

/** What a replay needs of a HAR file (version 1.2), as browsers and proxies write it. */
const harFile = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        startedDateTime: z.string(),
        time: z.number(),
        request: z.object({
          method: z.string(),
          url: z.url(),
          headers,
          postData: z.optional(z.object({ text: z.optional(z.string()) })),
        }),
        response: z.object({
          status: z.number(),
          statusText: z.string(),
          headers,
          content: z.object({
            text: z.optional(z.string()),
            encoding: z.optional(z.string()),
          }),
        }),
      }),
    ),
  }),
});
type HarEntry = z.output<typeof harFile>['log']['entries'][number];

/** A HAR file that cannot be replayed, with what was expected. */
export class HarError extends Error {}

/**
 * Writes exchanges as a HAR file, which the network panels of browsers open.
 *
 * @param title - The address of the page that sent the requests.
 */
export function formatHar(exchanges: readonly Exchange[], title: string): string {
  const startedAt = exchanges[0]?.startedAt ?? Date.now();
  const page = {
    id: 'page',
    title,
    startedDateTime: new Date(startedAt).toISOString(),
    pageTimings: {},
  };
  const log = {
    version: '1.2',
    creator: { name: 'integration-roi-calculator', version: '1' },
    pages: [page],
    entries: exchanges.map((exchange) => ({ pageref: page.id, ...formatEntry(exchange) })),
  };
  return `${JSON.stringify({ log }, null, 2)}\n`;
}

function formatEntry({ startedAt, durationMs, request, response }: Exchange) {
  const { method, url } = request;
  const body = response?.body ?? '';
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: durationMs,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: formatHeaders(request.headers),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: sizeOf(request.body),
      ...(request.body && {
        postData: { mimeType: headerOf(request.headers, 'content-type'), text: request.body },
      }),
    },
    // A status of 0 is a failed connection, as in the files of browsers.
    response: {
      status: response?.status ?? 0,
      statusText: response?.statusText ?? '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: formatHeaders(response?.headers ?? []),
      content: {
        size: sizeOf(body),
        mimeType: headerOf(response?.headers ?? [], 'content-type'),
        text: body,
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: sizeOf(body),
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
  };
}

/**
 * Parses a HAR file of this product, of a browser or of a proxy. Requests of other paths than
 * `/api/` are left out.
 *
 * @throws HarError names what is not valid and what was expected.
 */
export function parseHar(text: string): Exchange[] {
  const parsed = harFile.safeParse(parseJson(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new HarError(`Not a HAR file: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
  }
  const { entries } = parsed.data.log;
  const exchanges = entries
    .filter(({ request }) => new URL(request.url).pathname.startsWith('/api/'))
    .map(parseEntry);
  if (exchanges.length > 0) return exchanges;
  throw new HarError(
    `None of the ${entries.length} requests in the file can be replayed; expected paths such as /api/roi-calculation`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HarError('Not a HAR file: expected JSON');
  }
}

function parseEntry({ startedDateTime, time, request, response }: HarEntry): Exchange {
  const { method, url } = request;
  return {
    startedAt: Date.parse(startedDateTime),
    durationMs: time,
    request: {
      method,
      url,
      headers: parseHeaders(request.headers),
      body: request.postData?.text ?? '',
    },
    response:
      response.status === 0
        ? null
        : {
            status: response.status,
            statusText: response.statusText,
            headers: parseHeaders(response.headers),
            body: textOf(response.content),
          },
  };
}

function textOf({ text = '', encoding }: HarEntry['response']['content']): string {
  if (encoding !== 'base64') return text;
  return new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
}

function formatHeaders(pairs: readonly Header[]) {
  return pairs.map(([name, value]) => ({ name, value }));
}

function parseHeaders(pairs: readonly { name: string; value: string }[]): Header[] {
  // Browsers list the pseudo-headers of HTTP/2, such as `:status`.
  return pairs.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name, value]);
}

function headerOf(pairs: readonly Header[], wanted: string): string {
  return pairs.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
