import type { EstimateResults } from '../../contract/estimateResults.ts';

/**
 * Computes the savings of embedding in USD and whole percent; 0, never negative, when embedding
 * costs more (E16).
 */
export function savings(
  inHouse: EstimateResults['inHouse'],
  embedded: EstimateResults['embedded'],
): EstimateResults['savings'] {
  const inHouseCents = Math.round(inHouse.initialTotal * 100);
  const savedCents = Math.max(0, inHouseCents - Math.round(embedded.initialTotal * 100));
  return {
    absolute: savedCents / 100,
    percentage: percentageOf(savedCents, inHouseCents),
    monthlyMaintenance: monthlySavedCents(inHouse, embedded) / 100,
  };
}

/** Computes by how many whole percent embedding lowers the monthly cost (E16). */
export function monthlyReductionPercentage(
  inHouse: EstimateResults['inHouse'],
  embedded: EstimateResults['embedded'],
): number {
  const savedCents = monthlySavedCents(inHouse, embedded);
  return percentageOf(savedCents, Math.round(inHouse.maintenance * 100));
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
