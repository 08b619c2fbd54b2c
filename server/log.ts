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
    destination({ fd: 2, sync: true }),
  );
}

/** An error's kind and place without its data: database and mail errors quote the values that they failed on. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? { code: String(error.code) } : {};
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...code, stack: places?.join('\n') };
}
