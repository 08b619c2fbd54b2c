import { daysPerMonth, daysUntil, startOfDay } from '../days.ts';
import { costHorizons } from '../horizons.ts';
import { inDays, inMonths, inYear, today as todayText } from '../words/durations.ts';
import { formatNumber } from './numbers.ts';
import { formatCount, formatDay } from './phrases.ts';

/**
 * "1,240 hours", "1 hour": whole hours. Less than one hour has two digits, "0.13 hours", so that no
 * work is shown as none.
 */
export function formatHours(hours: number): string {
  return formatCount(hours < 1 ? Number(hours.toPrecision(2)) : Math.round(hours), 'hour', 12);
}

/** Specification 9. */
export const weeksPerMonth = 4.33;
export const monthsPerYear = 12;

/** The months of the forecast, over which costs are compared (E17). */
export const forecastMonths = costHorizons[1];
/** A result may turn after the forecast: the last month that is looked at (E25). */
export const lastMonth = costHorizons[2];

/** The ends of the years, from the start on; costs grow evenly between them. */
export const yearEnds = Array.from(
  { length: lastMonth / monthsPerYear + 1 },
  (_, year) => year * monthsPerYear,
);

/** Up to this many weeks, a timeline is shown in weeks (specification 9). */
const longestInWeeks = 4;

interface TimelineWords {
  amount: number;
  unit: 'week' | 'month' | 'year';
}

/** The amount of a timeline, with at most one decimal, and its unit (E10). */
function timelineWords(weeks: number): TimelineWords {
  if (weeks <= longestInWeeks) return { amount: oneDecimal(weeks), unit: 'week' };
  const months = weeks / weeksPerMonth;
  if (months <= monthsPerYear) return { amount: oneDecimal(months), unit: 'month' };
  return { amount: oneDecimal(months / monthsPerYear), unit: 'year' };
}

function oneDecimal(amount: number): number {
  return Math.round(amount * 10) / 10;
}

/** "2 weeks", "3.9 months", "1,061 years". */
export function formatTimeline(weeks: number): string {
  const { amount, unit } = timelineWords(weeks);
  return formatCount(amount, unit);
}

/** "2.8-month", "12-week": a time before a noun, as in "a 2.8-month review". */
export function timelineAdjective(weeks: number): string {
  const { amount, unit } = timelineWords(weeks);
  return `${formatNumber(amount, 1)}-${unit}`;
}

/** A day that is further away than this is said as a year. */
const weeksInDays = 5 * 52;

/**
 * The day on which something is live that takes some weeks from today: "26 Mar 2027", "in 2038".
 *
 * @param today - The local calendar day, such as `2027-03-01`.
 */
export function liveDay(weeks: number, today: string): string {
  const day = new Date(startOfDay(today));
  day.setUTCDate(day.getUTCDate() + Math.round(7 * weeks));
  if (weeks > weeksInDays) return inYear(day.getUTCFullYear());
  return formatDay(day.toISOString());
}

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/**
 * Formats a wait, rounded up: "45 seconds", "12 minutes", "23 hours".
 *
 * @param seconds - Whole seconds, at least 0.
 * @param count - That of another language, which the server words for a visitor.
 */
export function formatWait(seconds: number, count = formatCount): string {
  if (seconds < minuteSeconds) return count(seconds, 'second');
  if (seconds <= 2 * hourSeconds) return count(Math.ceil(seconds / minuteSeconds), 'minute');
  return count(Math.ceil(seconds / hourSeconds), 'hour');
}

/** How long somebody has waited, from a minute on; empty before, when it is no news. */
export function waitedText(seconds: number): string {
  return seconds < minuteSeconds ? '' : formatWait(seconds);
}

/** From this many days on, a distance is in months. */
const leastDaysInMonths = 60;

/**
 * Says how far away a day is (E31): "in 15 days"; from 60 days on "in 3 months", and "in about 3
 * months" where the calendar months are not whole. The day is today or later.
 */
export function timeUntil(deadline: string, today: string): string {
  const days = daysUntil(deadline, today);
  if (days === 0) return todayText;
  if (days < leastDaysInMonths) return inDays(days);
  const to = new Date(startOfDay(deadline));
  const from = new Date(startOfDay(today));
  const months =
    12 * (to.getUTCFullYear() - from.getUTCFullYear()) + to.getUTCMonth() - from.getUTCMonth();
  const daysBeyond = to.getUTCDate() - from.getUTCDate();
  const nearest = months + Math.round(daysBeyond / daysPerMonth);
  return inMonths(nearest, daysBeyond !== 0);
}
