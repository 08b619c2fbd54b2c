import { withThousands } from './withThousands.ts';

/** "1,240 hours", "1 hour": whole hours. */
export function formatHours(hours: number): string {
  const whole = Math.round(hours);
  return `${withThousands(whole)} ${whole === 1 ? 'hour' : 'hours'}`;
}
