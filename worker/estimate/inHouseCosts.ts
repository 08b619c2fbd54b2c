import type { EstimateResults } from '../../contract/estimateResults.ts';
import { percentMonthsPerYear } from './buildHours.ts';
import type { Drivers } from './Drivers.ts';
import { multiplierUnits } from './factors.ts';
import { centsOf, roundHalfUp, snapToInteger } from './money.ts';
import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

type CostDrivers = Pick<Drivers, 'hours' | 'hourlyRateUsd' | 'maintenancePercentagePerYear'>;

/**
 * Computes the cost of building and maintaining in-house, in USD rounded half up to the cent (E15).
 *
 * With a rate in whole cents and a whole percentage of developer time all factors are integers, so
 * floating point loses no cent. Documentation is the total minus development and testing, so the
 * three always add up to the total.
 */
export function inHouseCosts(
  drivers: CostDrivers,
  costMultiplier: number,
  record?: Recorder,
): EstimateResults['inHouse'] {
  const { hours, hourlyRateUsd } = drivers;
  const rateCents = centsOf(hourlyRateUsd);
  const units = snapToInteger(costMultiplier * multiplierUnits);
  const total = Math.round((hours.development * rateCents * units) / multiplierUnits);
  const development = Math.round((total * rateCard.initialCostSplit.development) / 100);
  const testing = Math.round((total * rateCard.initialCostSplit.testing) / 100);
  const costs = {
    development: development / 100,
    testing: testing / 100,
    documentation: (total - development - testing) / 100,
    initialTotal: total / 100,
    maintenance: roundHalfUp(hours.maintenance * rateCents) / 100,
  };
  if (record) recordCosts(costs, drivers, costMultiplier, record);
  return costs;
}

function recordCosts(
  costs: EstimateResults['inHouse'],
  { hours, hourlyRateUsd, maintenancePercentagePerYear }: CostDrivers,
  costMultiplier: number,
  record: Recorder,
): void {
  const { development, testing, documentation, initialTotal, maintenance } = costs;
  record({
    figure: 'initialTotalUsd',
    rule: 'initial-cost',
    formula: 'cents(developmentHours * hourlyRateUsd * costMultiplier)',
    operands: { developmentHours: hours.development, hourlyRateUsd, costMultiplier },
    value: initialTotal,
  });
  record({
    figure: 'developmentUsd',
    rule: 'initial-cost',
    formula: 'cents(initialTotalUsd * developmentPercentage / 100)',
    operands: {
      initialTotalUsd: initialTotal,
      developmentPercentage: rateCard.initialCostSplit.development,
    },
    value: development,
  });
  record({
    figure: 'testingUsd',
    rule: 'initial-cost',
    formula: 'cents(initialTotalUsd * testingPercentage / 100)',
    operands: {
      initialTotalUsd: initialTotal,
      testingPercentage: rateCard.initialCostSplit.testing,
    },
    value: testing,
  });
  record({
    figure: 'documentationUsd',
    rule: 'initial-cost',
    formula: 'initialTotalUsd - developmentUsd - testingUsd',
    operands: { initialTotalUsd: initialTotal, developmentUsd: development, testingUsd: testing },
    value: documentation,
  });
  record({
    figure: 'maintenanceUsd',
    rule: 'maintenance-cost',
    ...(maintenancePercentagePerYear === null
      ? {
          formula: 'cents(maintenanceHours * hourlyRateUsd)',
          operands: { maintenanceHours: hours.maintenance, hourlyRateUsd },
        }
      : {
          // The hours as such would be rounded where they are shown.
          formula:
            'cents(developmentHours * maintenancePercentagePerYear * hourlyRateUsd / percentMonthsPerYear)',
          operands: {
            developmentHours: hours.development,
            maintenancePercentagePerYear,
            hourlyRateUsd,
            percentMonthsPerYear,
          },
        }),
    value: maintenance,
  });
}
