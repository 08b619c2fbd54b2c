import {
  assumedNumber,
  assumptionOf,
  type NumberAssumption,
  numberAssumptionNames,
  wantsListings,
} from '../../contract/assumptions.ts';
import { daysUntil } from '../../contract/deadlineToMonths.ts';
import { choiceLabels } from '../../contract/format/inputLabels.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { ownSystems } from './systemRows.ts';
import type { WorkbookRequest } from './WorkbookRequest.ts';
import type { CellValue } from './workbook.ts';

/** The name of the input cell of each assumption that is a number. */
export const assumptionCellNames = {
  maintenancePercentagePerYear: 'maintenance_percentage',
  embeddedHoursPerIntegration: 'embedded_hours_once',
  embeddedHoursPerMonth: 'embedded_hours_monthly',
  planDiscountPercentage: 'plan_discount',
  planRisePercentagePerYear: 'plan_rise',
  wageRisePercentagePerYear: 'wage_rise',
  discountRatePercentage: 'discount_rate',
  monthlyRevenueUsd: 'monthly_revenue',
  grossMarginPercentage: 'gross_margin',
  rampMonths: 'ramp_months',
} as const satisfies Record<NumberAssumption, string>;

/** Whether the cell of an assumption holds a percentage: 0.2 for 20 %. */
export function isPercentage(name: NumberAssumption): boolean {
  const { unit } = assumptionOf(name);
  return unit === 'percent' || unit === 'percentPerYear';
}

/**
 * Returns the values of the input cells by cell name; null is an empty cell. Percentages are
 * fractions, as spreadsheets have them.
 */
export function inputCells({ inputs, today }: WorkbookRequest): Record<string, CellValue> {
  const { assumptions, devTimePercentage } = inputs;
  const listed = new Set([...rateCard.systems.map(({ id }) => id), ...ownSystems(inputs)]);
  return {
    integration_count: inputs.integrationCount,
    other_systems: [...new Set(inputs.selectedSystems)].filter((id) => !listed.has(id)).length,
    developers: inputs.developerCountNumber,
    time_percentage: devTimePercentage ? devTimePercentage / 100 : null,
    region: choiceLabels.region[inputs.region],
    custom_hourly_rate: inputs.customHourlyRate ?? null,
    deadline: inputs.deadline ? dateSerial(inputs.deadline) : null,
    as_of: dateSerial(today),
    wants_listings: wantsListings(assumptions) ? 'yes' : 'no',
    ...Object.fromEntries(
      numberAssumptionNames.map((name) => {
        const value = assumedNumber(assumptions, name);
        const cellValue = value !== null && isPercentage(name) ? value / 100 : value;
        return [assumptionCellNames[name], cellValue];
      }),
    ),
  };
}

/** Converts a day to the number that spreadsheets use: days since 30 December 1899. */
export function dateSerial(day: string): number {
  return daysUntil(day, '1899-12-30');
}
