import { equal } from '../comparisons.ts';
import type { FuzzCase } from '../fuzzCase.ts';
import { notApplicable, type Properties } from '../Property.ts';
import { dayIn, inTimeZone, type TimeZone, timeZones } from '../timeZones.ts';
import { firstDay } from './deadlineOutlook.ts';

const every = 64;

/** The visitor's day, in a time zone that the case draws and the process then has. */
export const localDayProperties = {
  'local-day/calendar-day': {
    every,
    check: ({ fuzzCase, product }) => {
      const zone = zoneOf(fuzzCase);
      const now = instantOf(fuzzCase);
      const today = inTimeZone(zone, () => product.localToday(now));
      if (today === null) return notApplicable;
      return equal(`today in ${zone} at ${now.toISOString()}`, today, 'its day', dayIn(zone, now));
    },
  },
  'local-day/holds-all-day': {
    every,
    check: ({ fuzzCase, product }) => {
      const zone = zoneOf(fuzzCase);
      const months = inTimeZone(zone, () => {
        const now = instantOf(fuzzCase);
        const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
        const deadline = product.localToday(new Date(year, month, day + (fuzzCase.users % 800)));
        const at = (moment: Date) => product.deadlineToMonths(deadline, product.localToday(moment));
        return {
          first: at(new Date(year, month, day)),
          last: at(new Date(year, month, day, 23, 59, 59, 999)),
        };
      });
      if (months === null) return notApplicable;
      const { first, last } = months;
      return equal(`months at the end of a day in ${zone}`, last, 'those at its start', first);
    },
  },
} satisfies Properties;

function zoneOf({ number }: FuzzCase): TimeZone {
  return timeZones[number % timeZones.length] ?? 'UTC';
}

/** A minute of the day that the case draws. */
function instantOf({ deadlineDays, users }: FuzzCase): Date {
  return new Date(Date.parse(firstDay) + (deadlineDays * 1440 + (users % 1440)) * 60_000);
}
