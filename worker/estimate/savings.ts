import type { CalculationResults } from '../../contract/calculation.ts';

/** Savings of embedding in USD and percent; where there are none they are 0, not negative (E16). */
export function savings(
  inHouse: CalculationResults['inHouse'],
  embedded: CalculationResults['albato'],
): CalculationResults['savings'] {
  const inHouseCents = Math.round(inHouse.initialTotal * 100);
  const savedCents = Math.max(0, inHouseCents - Math.round(embedded.initialTotal * 100));
  return {
    absolute: savedCents / 100,
    percentage: percentageOf(savedCents, inHouseCents),
    monthlyMaintenance: monthlySavedCents(inHouse, embedded) / 100,
  };
}

/** By how much embedding lowers the monthly cost, in whole percent (E16). */
export function monthlyReductionPercentage(
  inHouse: CalculationResults['inHouse'],
  embedded: CalculationResults['albato'],
): number {
  return percentageOf(monthlySavedCents(inHouse, embedded), Math.round(inHouse.maintenance * 100));
}

function monthlySavedCents(
  inHouse: CalculationResults['inHouse'],
  embedded: CalculationResults['albato'],
): number {
  return Math.max(0, Math.round(inHouse.maintenance * 100) - Math.round(embedded.monthly * 100));
}

/** Whole percent, halves rounded up; a part of nothing is 0 %. */
function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
