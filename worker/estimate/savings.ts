import type { EstimateResults } from '../../contract/estimateResults.ts';
import type { Recorder } from './trace.ts';

/**
 * Computes the savings of embedding in USD and whole percent; 0, never negative, when embedding
 * costs more (E16).
 */
export function savings(
  inHouse: EstimateResults['inHouse'],
  embedded: EstimateResults['embedded'],
  record?: Recorder,
): EstimateResults['savings'] {
  const inHouseCents = Math.round(inHouse.initialTotal * 100);
  const savedCents = Math.max(0, inHouseCents - Math.round(embedded.initialTotal * 100));
  const saved = {
    absolute: savedCents / 100,
    percentage: percentageOf(savedCents, inHouseCents),
    monthlyMaintenance: monthlySavedCents(inHouse, embedded) / 100,
  };
  if (record) recordSavings(saved, inHouse, embedded, record);
  return saved;
}

function recordSavings(
  saved: EstimateResults['savings'],
  inHouse: EstimateResults['inHouse'],
  embedded: EstimateResults['embedded'],
  record: Recorder,
): void {
  record({
    figure: 'savingsUsd',
    rule: 'savings',
    formula: 'max(0, initialTotalUsd - yearOneUsd)',
    operands: { initialTotalUsd: inHouse.initialTotal, yearOneUsd: embedded.initialTotal },
    value: saved.absolute,
  });
  record({
    figure: 'savingsPercentage',
    rule: 'savings',
    ...(inHouse.initialTotal === 0
      ? { formula: 'savingsUsd', operands: { savingsUsd: saved.absolute } }
      : {
          formula: 'round(100 * savingsUsd / initialTotalUsd)',
          operands: { savingsUsd: saved.absolute, initialTotalUsd: inHouse.initialTotal },
        }),
    value: saved.percentage,
  });
  record({
    figure: 'monthlySavingsUsd',
    rule: 'monthly-savings',
    formula: 'max(0, maintenanceUsd - monthlyUsd)',
    operands: { maintenanceUsd: inHouse.maintenance, monthlyUsd: embedded.monthly },
    value: saved.monthlyMaintenance,
  });
}

/** Computes by how many whole percent embedding lowers the monthly cost (E16). */
export function monthlyReductionPercentage(
  inHouse: EstimateResults['inHouse'],
  embedded: EstimateResults['embedded'],
  record?: Recorder,
): number {
  const savedCents = monthlySavedCents(inHouse, embedded);
  const value = percentageOf(savedCents, Math.round(inHouse.maintenance * 100));
  record?.({
    figure: 'monthlyReductionPercentage',
    rule: 'monthly-savings',
    ...(inHouse.maintenance === 0
      ? { formula: 'monthlySavingsUsd', operands: { monthlySavingsUsd: savedCents / 100 } }
      : {
          formula: 'round(100 * monthlySavingsUsd / maintenanceUsd)',
          operands: { monthlySavingsUsd: savedCents / 100, maintenanceUsd: inHouse.maintenance },
        }),
    value,
  });
  return value;
}

function monthlySavedCents(
  inHouse: EstimateResults['inHouse'],
  embedded: EstimateResults['embedded'],
): number {
  return Math.max(0, Math.round(inHouse.maintenance * 100) - Math.round(embedded.monthly * 100));
}

/** Whole percent, rounded half up; 0 if `whole` is 0. */
function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
