import { withThousands } from './withThousands.ts';

/** "1,240 hours", "1 hour": whole hours. */
export function formatHours(hours: number): string {
  const whole = Math.round(hours);
  return `${withThousands(whole)} ${whole === 1 ? 'hour' : 'hours'}`;
}

/** Whole hours out of what `formatHours` wrote; throws a RangeError for anything else. */
export function parseHours(text: string): number {
  const [, digits, plural] = /^(\d{1,3}(?:,\d{3})*) hour(s?)$/.exec(text) ?? [];
  const hours = Number(digits?.replaceAll(',', ''));
  if (digits === undefined || (hours === 1) === (plural === 's')) {
    throw new RangeError(`Expected hours such as 1,240 hours, got ${text}`);
  }
  return hours;
}
