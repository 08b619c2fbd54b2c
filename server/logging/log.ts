import { destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { traceFields } from '../tracing/trace.ts';

export type Log = Logger;

/**
 * Creates a log of JSON lines on standard error. It contains what callers pass by name, never a
 * body, a header, an address or an e-mail; and `traceId`, where it is written in a trace.
 */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      mixin: traceFields,
    },
    { write: writeSoon },
  );
}

/** Characters; more are written before the current turn of the event loop ends. */
const maxBuffered = 8 * 1024;
/** Characters that wait while the log cannot be written; lines beyond them are dropped. */
const maxWaiting = 256 * 1024;
const standardError = destination({ fd: 2, sync: true, maxLength: maxWaiting });
// A full disk for the log must not end the server.
standardError.on('error', () => undefined);
let lines = '';
process.once('exit', write);

/**
 * Writes the lines of one turn of the event loop at once; under load, single writes take longer
 * than the lines.
 */
function writeSoon(line: string) {
  if (lines === '') setImmediate(write);
  lines += line;
  if (lines.length > maxBuffered) write();
}

function write() {
  if (lines !== '') standardError.write(lines);
  lines = '';
}

/**
 * Keeps an error's name, its code or its cause's, and its stack, without its message: database and
 * mail errors quote values.
 */
export function describeError(error: unknown): { name: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error };
  const coded = [error, error.cause].find((each) => each instanceof Error && 'code' in each);
  const code = coded ? { code: String(Reflect.get(coded, 'code')) } : {};
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...code, ...(places ? { stack: places.join('\n') } : {}) };
}
