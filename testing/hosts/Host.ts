/** A request as a browser would send it; `bytes` is the body exactly. */
export interface SentRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  bytes?: Uint8Array<ArrayBuffer>;
}

/** What came back, with each id of a lead replaced by its place in the order of appearance. */
export interface Reply {
  status: number;
  contentType: string | null;
  cacheControl: string | null;
  retryAfter: string | null;
  /** The session cookie, without the server's signature. */
  setCookie: string | null;
  body: string;
}

/** The server or the mocks, as one visitor's browser knows them. */
export interface Host {
  send(request: SentRequest): Promise<Reply>;
  /** The visitor clears the cookies, or comes back in another browser. */
  clearCookies(): Promise<void>;
  /** From now on the mail provider refuses every report for good, or accepts them again. */
  refuseReports(isRefused: boolean): void;
  /**
   * What was stored, leads with the kinds of their messages, in the order of the ids, which are
   * replaced likewise.
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
    /** Leads in the order of their ids, which are replaced; one that no reply named has none. */
    sort(records: readonly { id: string }[]): unknown[] {
      const place = ({ id }: { id: string }) => ids.indexOf(id);
      const named = records.map((record) => ({
        place: place(record),
        text: this.replace(
          JSON.stringify(ids.includes(record.id) ? record : { ...record, id: '' }, byName),
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
