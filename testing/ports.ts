import { pino } from 'pino';
import type { Clock } from '../backend/ports.ts';

/** Creates a clock that only `advance` moves. */
export function steppedClock(startsAt = Date.UTC(2026, 10, 20, 10, 17, 43, 219)) {
  let now = startsAt;
  return {
    now: () => now,
    advance(ms: number) {
      now += ms;
    },
  } satisfies Clock & { advance(ms: number): void };
}

/** Creates a log that keeps its lines, each with its level's name and its fields. */
export function recordedLog() {
  const lines: Record<string, unknown>[] = [];
  const formatters = { level: (level: string) => ({ level }) };
  const options = { level: 'trace', base: null, timestamp: false, formatters };
  const log = pino(options, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}
