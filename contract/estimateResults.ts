import type { CalculationResults } from './calculation.ts';

/**
 * The results of an estimate, in USD to the cent. In requests and in the store they are a
 * `CalculationResults`.
 */
export interface EstimateResults extends Omit<CalculationResults, 'albato'> {
  embedded: CalculationResults['albato'];
}

/**
 * The results as requests, replies and stored leads carry them: the embedded plan is `albato`
 * (specification 3).
 */
export function toWireResults({ inHouse, embedded, savings }: EstimateResults): CalculationResults {
  return { inHouse, albato: embedded, savings };
}

/** The results of a request, a reply or a stored lead, named as they are everywhere else. */
export function fromWireResults({ inHouse, albato, savings }: CalculationResults): EstimateResults {
  return { inHouse, embedded: albato, savings };
}
