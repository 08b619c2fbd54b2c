const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/**
 * Formats a wait, rounded up: "45 seconds", "12 minutes", "23 hours".
 *
 * @param seconds - Whole seconds, at least 0.
 */
export function formatWait(seconds: number): string {
  if (seconds < minuteSeconds) return plural(seconds, 'second');
  if (seconds <= 2 * hourSeconds) return plural(Math.ceil(seconds / minuteSeconds), 'minute');
  return plural(Math.ceil(seconds / hourSeconds), 'hour');
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
