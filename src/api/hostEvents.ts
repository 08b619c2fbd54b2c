/** The messages of an embedded calculator to the page that embeds it (docs/embedding.md). */
type HostEvent =
  /** The visitor has changed the inputs; `url` opens them in the calculator. */
  { type: 'calculator:scenario'; url: string } | { type: 'calculator:demo-requested' };

let post: ((event: HostEvent) => void) | null = null;

/** Sends an event to the host page; nothing happens without one. */
export function tellHost(event: HostEvent): void {
  post?.(event);
}

/** Sends every later event by this function. */
export function setHost(postToHost: (event: HostEvent) => void): void {
  post = postToHost;
}
