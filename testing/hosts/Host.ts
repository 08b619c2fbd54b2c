import { cookiePairs } from '../post.ts';

/** A request as a browser would send it; `bytes` is the body exactly. */
export interface SentRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  bytes?: Uint8Array<ArrayBuffer>;
}

/** A response, with the id of each lead replaced by its place in the order of appearance. */
interface Reply {
  status: number;
  contentType: string | null;
  cacheControl: string | null;
  /** Empty without one. */
  location: string;
  retryAfter: string | null;
  /** The session cookie, without the server's signature. */
  setCookie: string | null;
  body: string;
}

/** The server or the mocks, as the browser of one visitor uses them. */
export interface Host {
  /** Where it answers `fetch`. */
  readonly origin: string;
  send(request: SentRequest): Promise<Reply>;
  /** Clears the cookies, as a visit in another browser does. */
  clearCookies(): Promise<void>;
  /** Makes the mail provider reject every report permanently, or accept them again. */
  refuseReports(isRefused: boolean): void;
  /**
   * The stored leads with the kinds of their messages, in the order of their ids, which are
   * replaced too. Their networks are left out, because they are forgotten once messages are sent.
   */
  stored(): Promise<unknown[]>;
  /** The ids in its replies so far, in the order of appearance. */
  readonly ids: readonly string[];
  stop(): Promise<void>;
}

/** Replaces the ids of a host by their order, so that two hosts can be compared. */
export function createIdOrder() {
  const ids: string[] = [];
  return {
    ids,
    see(id: unknown) {
      if (typeof id === 'string' && !ids.includes(id)) ids.push(id);
    },
    replace(text: string): string {
      return ids.reduce((replaced, id, place) => replaced.replaceAll(id, `<id ${place}>`), text);
    },
    /** Sorts leads by their ids and replaces these; a lead that no reply named gets no id. */
    sort(leads: readonly { id: string }[]): unknown[] {
      const place = ({ id }: { id: string }) => ids.indexOf(id);
      const named = leads.map((lead) => ({
        place: place(lead),
        text: this.replace(
          JSON.stringify(ids.includes(lead.id) ? lead : { ...lead, id: '' }, byName),
        ),
      }));
      return named
        .toSorted((one, other) => one.place - other.place || (one.text < other.text ? -1 : 1))
        .map(({ text }) => JSON.parse(text));
    },
  };
}

/**
 * Fields in the order of their names, as a replacer of `JSON.stringify`, because each store returns
 * them in its own order.
 */
function byName(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields);
}

/**
 * Sends a request and reads the reply in the form in which two hosts are compared; also returns
 * what to send back in `Cookie`, empty when it set no cookie.
 */
export async function fetchReply(
  origin: string,
  { method, path, headers, bytes }: SentRequest,
  order: ReturnType<typeof createIdOrder>,
): Promise<{ reply: Reply; cookie: string }> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    ...(bytes ? { body: bytes } : {}),
  });
  const text = await response.text();
  // The server's signature is a second cookie; the mocks need none.
  const cookies = response.headers.getSetCookie().filter((cookie) => !/^[^=]+\.sig=/.test(cookie));
  const isPost = method === 'POST' && response.ok;
  if (isPost) order.see(/^\{"id":"([\w-]+)"/.exec(text)?.[1]);
  return {
    reply: {
      status: response.status,
      contentType: response.headers.get('Content-Type'),
      cacheControl: response.headers.get('Cache-Control'),
      location: order.replace(response.headers.get('Location') ?? ''),
      retryAfter: response.headers.get('Retry-After'),
      setCookie: order.replace(cookies.join('\n')) || null,
      body: order.replace(text),
    },
    cookie: cookiePairs(response),
  };
}
