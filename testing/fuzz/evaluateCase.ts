import type { CalculatorInputs } from '../../contract/calculation.ts';
import { limits } from '../../contract/limits.ts';
import type { Estimate } from '../../worker/estimate/estimate.ts';
import type { FuzzCase } from './fuzzCase.ts';
import { type Product, product as realProduct } from './product.ts';

/** A case, its estimate, and the estimates of its neighbours. */
export interface EvaluatedCase {
  fuzzCase: FuzzCase;
  inputs: CalculatorInputs;
  estimate: (inputs: CalculatorInputs) => Estimate;
  estimated: Estimate;
  product: Product;
  withOneMoreIntegration: Estimate;
  withOneMoreDeveloper: Estimate;
  withHigherRate: Estimate;
  withSmallerShare: Estimate;
}

/**
 * Estimates a case and its neighbours.
 *
 * @param product - The functions other than the estimate; tests replace some by faulty ones.
 */
export function evaluateCase(
  fuzzCase: FuzzCase,
  estimate: EvaluatedCase['estimate'],
  product: Product = realProduct,
): EvaluatedCase {
  const { inputs } = fuzzCase;
  const estimated = estimate(inputs);
  const { hourlyRateUsd, effectiveDevTimePercentage } = estimated.factors;
  return {
    fuzzCase,
    inputs,
    estimate,
    estimated,
    product,
    withOneMoreIntegration: estimate({
      ...inputs,
      integrationCount: estimated.effectiveCount + 1,
    }),
    withOneMoreDeveloper: estimate({
      ...inputs,
      developerCountNumber: inputs.developerCountNumber + 1,
    }),
    withHigherRate: estimate({
      ...inputs,
      region: 'custom',
      customHourlyRate: hourlyRateUsd * 1.01 + 0.01,
    }),
    withSmallerShare: estimate({
      ...inputs,
      devTimePercentage: Math.max(limits.devTimePercentage.min, effectiveDevTimePercentage - 1),
    }),
  };
}
