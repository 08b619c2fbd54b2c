/** A request and what became of it. */
export interface Exchange {
  /** Epoch milliseconds. */
  startedAt: number;
  durationMs: number;
  request: {
    method: string;
    url: string;
    headers: readonly Header[];
    body: string;
  };
  /** Null when the connection failed. */
  response: {
    status: number;
    statusText: string;
    headers: readonly Header[];
    body: string;
  } | null;
}

export type Header = readonly [name: string, value: string];

/** What a recorded exchange is found by: the method and the path. */
export function pathOf({ method, url }: { method: string; url: string }): string {
  return `${method} ${new URL(url).pathname}`;
}
