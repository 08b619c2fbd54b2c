import type { CalculatorInputs } from '../../contract/calculation.ts';
import { formatNumber } from '../../contract/format/formatNumber.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { recurringEvents } from '../estimate/evidenceOf.ts';
import type { RecurringEvent } from '../estimate/systemEvidence.ts';
import type { SystemProfile } from '../estimate/systemProfiles.ts';
import { formatCount } from '../format/formatCount.ts';
import { formatList } from '../format/formatList.ts';

/**
 * Says where known events support the maintenance hours, where they do not, and whose figure the
 * hours are.
 *
 * @param profiles - The selected systems that have figures of their own.
 */
export function maintenanceCheck(
  { assumptions }: Pick<CalculatorInputs, 'assumptions'>,
  { hours, effectiveCount }: Pick<Estimate, 'hours' | 'effectiveCount'>,
  profiles: readonly SystemProfile[],
): string {
  const percentage = assumptions?.maintenancePercentagePerYear;
  const charged = `The estimate charges ${formatCount(12 * hours.maintenance, 'hour', 0)} of maintenance a year${percentage === undefined ? '' : `, which is your own ${formatNumber(percentage, 2)}% of the build`}`;
  const eventsOf = ({ id }: SystemProfile) => recurringEvents(id, assumptions);
  const known = profiles.filter((profile) => eventsOf(profile).length > 0);
  const others = effectiveCount - known.length;
  const ownNames = profiles
    .filter((profile) => !known.includes(profile))
    .filter(({ id }) => assumptions?.systems?.[id]?.maintenanceHours !== undefined)
    .map(({ name }) => name);
  const hasPercentage = percentage !== undefined;
  if (known.length === 0) {
    const subject = effectiveCount === 1 ? 'this integration' : 'these integrations';
    const whose = hasPercentage
      ? '.'
      : `: ${whoseHours('the hours', ownNames, others, 'our judgement')}`;
    return `${charged}. For ${subject} we know of no event that recurs, so nothing here supports that figure${whose}`;
  }
  const { count, years } = wholeEvents(known.flatMap(eventsOf));
  const isOne = count === 1;
  const unsupported = hasPercentage
    ? '.'
    : `: ${whoseHours('there the hours', ownNames, others, 'our judgement alone')}`;
  return [
    `${charged}; ${formatCount(count, 'event')} ${years === 1 ? 'a year' : `in ${years} years`} ${isOne ? 'is' : 'are'} known to recur.`,
    `${isOne ? 'It supports' : 'They support'} that maintenance is needed for ${formatList(known.map(({ name }) => name))}, but not how many hours it takes: no source states the work per event.`,
    ...(others === 0
      ? []
      : [
          `For the other ${others === 1 ? 'integration' : formatCount(others, 'integration')} we know of no such event${unsupported}`,
        ]),
  ].join(' ');
}

/** How many events recur in the fewest years in which that is a whole number. */
function wholeEvents(events: readonly RecurringEvent[]): { count: number; years: number } {
  for (let years = 1; ; years += 1) {
    const isWhole = events.every(({ everyMonths }) => (12 * years) % everyMonths === 0);
    if (!isWhole) continue;
    return {
      count: events.reduce((sum, { everyMonths }) => sum + (12 * years) / everyMonths, 0),
      years,
    };
  }
}

/** "there the hours are your own figures", or ours, or for which systems they are which. */
function whoseHours(
  subject: string,
  ownNames: readonly string[],
  count: number,
  judgement: string,
): string {
  if (ownNames.length === 0) return `${subject} are ${judgement}.`;
  if (ownNames.length === count) return `${subject} are your own figures.`;
  return `${subject} for ${formatList(ownNames)} are your own figures, and the rest are ${judgement}.`;
}
