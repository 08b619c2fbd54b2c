import { connect } from 'node:net';

/** The settings of the load generator, as JSON in its arguments. */
export interface LoadSettings {
  port: number;
  connections: number;
  milliseconds: number;
  /**
   * How many requests are sent a second, evenly; as many as possible without it. A request that
   * has to wait for its connection is measured from when it was due.
   */
  perSecond?: number;
  head: string;
  /** Each sequence of `#` is replaced by the digits of a number that is unique to the request. */
  body: string;
  /** The first of these numbers. */
  from: number;
}

/** The result, printed as JSON. */
export interface LoadOutcome {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  responses: number;
}

/**
 * Generates load in its own process over raw sockets, one request at a time per connection. An HTTP
 * client would take more time than the servers and hide their differences.
 */
const settings: LoadSettings = JSON.parse(process.argv[2] ?? '');
const request = Buffer.from(
  `${settings.head}${settings.body ? `Content-Length: ${Buffer.byteLength(settings.body)}\r\n` : ''}\r\n${settings.body}`,
);
const places = [...request.toString('latin1').matchAll(/#+/g)].map(({ index, 0: digits }) => ({
  index,
  length: digits.length,
}));
let next = settings.from;
const milliseconds: number[] = [];
const startedAt = performance.now();
const endsAt = startedAt + settings.milliseconds;

await Promise.all(Array.from({ length: settings.connections }, (_, index) => keepSending(index)));
const seconds = (performance.now() - startedAt) / 1000;
milliseconds.sort((one, other) => one - other);
const quantile = (share: number) => milliseconds[Math.floor(milliseconds.length * share)] ?? 0;
console.log(
  JSON.stringify({
    perSecond: milliseconds.length / seconds,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    responses: milliseconds.length,
  } satisfies LoadOutcome),
);

/** Sends requests, each after the whole response to the last one, until the time is over. */
function keepSending(index: number): Promise<void> {
  const intervalMs = settings.perSecond ? (1000 * settings.connections) / settings.perSecond : 0;
  let dueAt = startedAt + (index * intervalMs) / settings.connections;
  return new Promise((resolve, reject) => {
    const socket = connect({ port: settings.port, host: '127.0.0.1', noDelay: true });
    let sentAt = 0;
    let arrived = 0;
    let expected = 0;
    const send = () => {
      sentAt = intervalMs ? dueAt : performance.now();
      arrived = 0;
      expected = 0;
      socket.write(nextRequest());
    };
    const sendWhenDue = () => {
      const leftMs = intervalMs ? dueAt - performance.now() : 0;
      if (leftMs > 0) setTimeout(send, leftMs);
      else send();
    };
    socket.on('connect', sendWhenDue);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (chunk: Buffer) => {
      if (expected === 0) expected = lengthOf(chunk);
      arrived += chunk.length;
      if (arrived < expected) return;
      const now = performance.now();
      milliseconds.push(now - sentAt);
      dueAt += intervalMs;
      if (Math.max(now, dueAt) < endsAt) return sendWhenDue();
      socket.removeAllListeners('close');
      socket.destroy();
      resolve();
    });
  });
}

function nextRequest(): Buffer {
  if (places.length === 0) return request;
  const copy = Buffer.from(request);
  for (const { index, length } of places) {
    copy.write(String(next).padStart(length, '0'), index, 'latin1');
  }
  next += 1;
  return copy;
}

/** Returns the bytes of the whole response, whose head arrives in one chunk. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n') + 4;
  const head = chunk.toString('latin1', 0, end);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (!/^HTTP\/1\.1 20\d /.test(head) || length === undefined) {
    throw new Error(`Expected a success with a length, got ${chunk.toString('latin1', 0, 400)}`);
  }
  return end + Number(length);
}
