import type { CalculatorInputs } from '../../contract/calculation.ts';
import { weeksPerMonth } from '../../contract/format/formatTimeline.ts';
import { type Estimate, estimate } from '../estimate/estimate.ts';
import { recurringEvents } from '../estimate/evidenceOf.ts';
import type { RecurringEvent } from '../estimate/systemEvidence.ts';
import { selectedProfiles } from '../estimate/systems.ts';
import { forecastMonths } from './cumulativeCosts.ts';
import { maintenanceCheck } from './maintenanceCheck.ts';

/** An event that is known to recur, on the day on which it would come up. */
export interface CalendarEvent extends RecurringEvent {
  /** Such as `2027-03-01`; an assumption, because sources give intervals and no dates. */
  readonly day: string;
  /** The month of the calendar, from 1. */
  readonly month: number;
  readonly systemId: string;
  readonly systemName: string;
  /** The maintenance hours that the estimate charges for that month, for all systems. */
  readonly chargedHours: number;
}

/** What is known to recur in the first 36 months, beside the maintenance that is charged. */
export interface MaintenanceCalendar {
  /** The day of go-live, from which the events are counted; null if that is after the calendar. */
  readonly goLiveDay: string | null;
  /** In the order of their days. */
  readonly events: readonly CalendarEvent[];
  /** The maintenance hours charged in each month, from month 1 on. */
  readonly chargedHoursByMonth: readonly number[];
  /** Where the days come from, or why there are none; null where nothing is known to recur. */
  readonly note: string | null;
  /** Where known events support the maintenance hours, and where they do not. */
  readonly check: string;
}

/**
 * Lists what is known to recur for the selected systems over the next 36 months.
 *
 * @param startDay - The day on which the build starts, such as `2026-11-22`.
 */
export function maintenanceCalendar(
  inputs: CalculatorInputs,
  startDay: string,
): MaintenanceCalendar {
  const estimated = estimate(inputs);
  const profiles = selectedProfiles(inputs.selectedSystems, inputs.assumptions);
  const goLiveDay = addDays(startDay, 7 * estimated.timeline.timelineWeeks);
  const lastDay = addMonths(startDay, forecastMonths);
  const chargedHoursByMonth = chargedHours(estimated);
  const known = profiles.flatMap(({ id, name }) =>
    recurringEvents(id, inputs.assumptions).map((recurring) => ({ id, name, recurring })),
  );
  const events = known.flatMap(({ id, name, recurring }) =>
    daysOf(recurring, goLiveDay, lastDay).map((day) => {
      const month = monthOf(day, startDay);
      return {
        ...recurring,
        day,
        month,
        systemId: id,
        systemName: name,
        chargedHours: chargedHoursByMonth[month - 1] ?? 0,
      };
    }),
  );
  return {
    goLiveDay: goLiveDay < lastDay ? goLiveDay : null,
    events: events.sort((a, b) => compare(a.day, b.day) || compare(a.systemName, b.systemName)),
    chargedHoursByMonth,
    note: known.length === 0 ? null : events.length === 0 ? noneDue : daysFrom,
    check: maintenanceCheck(inputs, estimated, profiles),
  };
}

const daysFrom =
  'Sources say how often these events recur, and give no dates. The days are counted from go-live.';
const noneDue = `Counted from go-live, none of them is due within the next ${forecastMonths} months.`;

/** One interval after go-live, then one after the other, before the last day. */
function daysOf({ everyMonths }: RecurringEvent, goLiveDay: string, lastDay: string): string[] {
  const days: string[] = [];
  for (let months = everyMonths; addMonths(goLiveDay, months) < lastDay; months += everyMonths) {
    days.push(addMonths(goLiveDay, months));
  }
  return days;
}

/** The hours of each month: none before go-live, and a part in the month of go-live. */
function chargedHours({ hours, timeline }: Estimate): number[] {
  const liveMonths = timeline.timelineWeeks / weeksPerMonth;
  return Array.from(
    { length: forecastMonths },
    (_, index) => hours.maintenance * Math.min(1, Math.max(0, index + 1 - liveMonths)),
  );
}

/** The month of the calendar in which a day lies, from 1. */
function monthOf(day: string, startDay: string): number {
  let month = 1;
  while (month < forecastMonths && addMonths(startDay, month) <= day) month += 1;
  return month;
}

const msPerDay = 86_400_000;

function addDays(day: string, days: number): string {
  return dayOf(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + days * msPerDay);
}

/** The same date of a later month, or the last day of a shorter one. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
}

/** Days after the year 9999, of builds that take thousands of years, count as its last one. */
function dayOf(ms: number): string {
  return ms < Date.UTC(10_000, 0, 1) ? new Date(ms).toISOString().slice(0, 10) : '9999-12-31';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
