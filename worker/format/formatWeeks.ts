import { formatCount } from './formatCount.ts';

/** Formats weeks to a tenth: "1 week", "16.7 weeks". */
export function formatWeeks(weeks: number): string {
  return formatCount(weeks, 'week');
}
