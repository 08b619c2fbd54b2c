import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** When a response that its reader leaves is ended (S16), in milliseconds. */
export const readerLimits = {
  /** Without progress for so long, a response is ended. */
  endedMs: 30_000,
  /** Without progress for so long, it is one of the few that an address may have. */
  stalledMs: 5_000,
  stalledPerAddress: 16,
  /** Between checks. */
  checkMs: 1_000,
};

/** A connection on which something was asked. */
interface Reader {
  /** Of the newest request; a proxy sends those of many visitors on one connection. */
  addressKey: string;
  /** What was written and is unread; it changes with each progress. */
  seen: string;
  /** Since when it has not changed. */
  since: number;
}

/**
 * Ends responses that are not read, each of which holds a connection, a file and memory (decision
 * 0230): what makes no progress for 30 s, and of an address that has too many without progress for
 * 5 s, those that have waited longest.
 *
 * @param options - `addressKeyOf`: whom a request counts for; `onEnded` gets how many a check
 *   ended; `now`: milliseconds of a clock that is never set.
 * @returns `check`, which runs once a second until the server closes.
 */
export function watchReaders(
  server: Server,
  {
    addressKeyOf,
    onEnded,
    now = () => performance.now(),
  }: {
    addressKeyOf: (request: IncomingMessage) => string;
    onEnded: (count: number) => void;
    now?: () => number;
  },
): { check(): void } {
  const readers = new Map<Socket, Reader>();

  server.on('request', (request: IncomingMessage) => {
    const { socket } = request;
    const addressKey = addressKeyOf(request);
    const reader = readers.get(socket);
    if (reader) {
      reader.addressKey = addressKey;
      return;
    }
    readers.set(socket, { addressKey, seen: '', since: now() });
    socket.once('close', () => void readers.delete(socket));
  });

  function check() {
    const ended: Socket[] = [];
    const stalled = new Map<string, { socket: Socket; since: number }[]>();
    for (const [socket, reader] of readers) {
      const seen = unreadOf(socket);
      if (seen === null || seen !== reader.seen) {
        reader.seen = seen ?? '';
        reader.since = now();
        continue;
      }
      const { addressKey, since } = reader;
      const waitedMs = now() - since;
      if (waitedMs >= readerLimits.endedMs) ended.push(socket);
      else if (waitedMs >= readerLimits.stalledMs) {
        stalled.set(addressKey, [...(stalled.get(addressKey) ?? []), { socket, since }]);
      }
    }
    for (const waiting of stalled.values()) {
      const oldestFirst = waiting.toSorted((one, other) => one.since - other.since);
      const tooMany = Math.max(0, waiting.length - readerLimits.stalledPerAddress);
      ended.push(...oldestFirst.slice(0, tooMany).map(({ socket }) => socket));
    }
    // What the system has taken from the server is not sent any more either.
    for (const socket of ended) socket.resetAndDestroy();
    if (ended.length > 0) onEnded(ended.length);
  }

  const timer = setInterval(check, readerLimits.checkMs).unref();
  server.once('close', () => clearInterval(timer));
  return { check };
}

/** A socket as Node's own idle timer reads it: a long piece goes out little by little. */
interface Handled extends Socket {
  _handle?: { writeQueueSize?: number } | null;
}

/** What was written to a connection and is unread; null where all was taken. */
function unreadOf(socket: Handled): string | null {
  const { bytesWritten, writableLength } = socket;
  if (writableLength === 0) return null;
  return `${bytesWritten} ${writableLength} ${socket._handle?.writeQueueSize}`;
}
