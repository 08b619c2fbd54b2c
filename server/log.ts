import { destination, type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard error. What may be logged is what callers pass by name: never a body, a header, an address or an e-mail. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    { write: writeSoon },
  );
}

/** Characters; more than this is written without waiting for the turn to end. */
const LARGEST_WRITE = 8 * 1024;
const standardError = destination({ fd: 2, sync: true });
let lines = '';
process.once('exit', write);

/** Lines of one turn of the event loop are one write: under load, writing each would take longer than making it. */
function writeSoon(line: string) {
  if (lines === '') setImmediate(write);
  lines += line;
  if (lines.length > LARGEST_WRITE) write();
}

function write() {
  if (lines !== '') standardError.write(lines);
  lines = '';
}

/** An error's kind and place without its data: database and mail errors quote the values that they failed on. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? { code: String(error.code) } : {};
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...code, stack: places?.join('\n') };
}
