import { parseArgs } from 'node:util';
import type { TargetName } from '../../mocks/failureModes/failureModes.ts';
import { parseFailureModes } from '../../mocks/failureModes/failureModes.ts';

export interface DevelopmentOptions {
  /** Null is the first free port from 3000 on. */
  port: number | null;
  /** What the mocks play first, as links carry it. */
  failureModes: string;
}

/**
 * Reads the options of `npm run dev` and `npm run dev:offline`.
 *
 * @param targets - What may fail.
 * @throws Error names what is not valid and what was expected.
 */
export function developmentOptions(
  args: readonly string[],
  environment: { PORT?: string | undefined },
  targets: readonly TargetName[],
): DevelopmentOptions {
  const { port = environment.PORT, mock: failureModes = '' } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, mock: { type: 'string' } },
  }).values;
  const { mistakes } = parseFailureModes(failureModes, targets);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return { port: port === undefined ? null : parsePort(port), failureModes };
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port > 0 && port < 65_536) return port;
  throw new Error(`"${text}" is not a port; expected a number from 1 to 65535`);
}
