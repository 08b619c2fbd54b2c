import { pino } from 'pino';

/** Creates a log that keeps its lines, each with its level's name and its fields. */
export function recordedLog() {
  const lines: Record<string, unknown>[] = [];
  const formatters = { level: (level: string) => ({ level }) };
  const options = { level: 'trace', base: null, timestamp: false, formatters };
  const log = pino(options, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}
