import { withThousands } from './withThousands.ts';

/**
 * "1,240 hours", "1 hour": whole hours. Less than one hour has two digits, "0.13 hours", so that no
 * work is shown as none.
 */
export function formatHours(hours: number): string {
  const text = hours < 1 ? String(Number(hours.toPrecision(2))) : withThousands(Math.round(hours));
  return `${text} ${text === '1' ? 'hour' : 'hours'}`;
}
