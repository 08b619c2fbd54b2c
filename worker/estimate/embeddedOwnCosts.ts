import type { Drivers, Escalation } from './Drivers.ts';
import type { Recorder } from './trace.ts';

/**
 * Computes what the visitor's own team costs on the embedded side, in USD: their hours at the
 * hourly rate, without the cost multiplier (E24). Not part of the plan's price.
 *
 * @param record - Receives the steps of the calculation where there are such hours.
 */
export function embeddedOwnCosts(
  {
    effectiveCount,
    embeddedHours,
    hourlyRateUsd,
  }: Pick<Drivers, 'effectiveCount' | 'embeddedHours' | 'hourlyRateUsd'>,
  record?: Recorder,
): Pick<Escalation, 'ownOnceUsd' | 'ownMonthlyUsd'> {
  const ownOnceUsd = effectiveCount * embeddedHours.once * hourlyRateUsd;
  const ownMonthlyUsd = effectiveCount * embeddedHours.monthly * hourlyRateUsd;
  if (embeddedHours.once > 0) {
    record?.({
      figure: 'embeddedOwnOnceUsd',
      rule: 'embedded-own-work',
      formula: 'effectiveCount * embeddedHoursPerIntegration * hourlyRateUsd',
      operands: { effectiveCount, embeddedHoursPerIntegration: embeddedHours.once, hourlyRateUsd },
      value: ownOnceUsd,
    });
  }
  if (embeddedHours.monthly > 0) {
    record?.({
      figure: 'embeddedOwnMonthlyUsd',
      rule: 'embedded-own-work',
      formula: 'effectiveCount * embeddedHoursPerMonth * hourlyRateUsd',
      operands: { effectiveCount, embeddedHoursPerMonth: embeddedHours.monthly, hourlyRateUsd },
      value: ownMonthlyUsd,
    });
  }
  return { ownOnceUsd, ownMonthlyUsd };
}
