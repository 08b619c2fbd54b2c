import type { CalculationData, CalculatorInputs, Scenario } from './calculation.ts';
import { toWireResults } from './estimate.ts';
import { developerRange, statedInputs } from './inputs.ts';
import { limits } from './limits.ts';
import { withUsedCurrency } from './usedInputs.ts';

const defaultValues = statedInputs({});

/** Specification 9, Defaults. */
export const defaultScenario: Scenario = {
  ...defaultValues,
  developerCount: developerRange(defaultValues.developerCountNumber),
};

/** The default scenario as requests carry it. */
export const defaultInputs: CalculatorInputs = {
  ...defaultScenario,
  timeline: limits.timelineMonths.default,
};

const { deadline: _deadline, ...sharedValues } = withUsedCurrency(defaultValues);

/** Attached to a demo request when there is no calculation (specification 3). */
export const emptyCalculationData = {
  ...sharedValues,
  integrationCount: 0,
  timeline: 0,
  developerCount: '1-2',
  developerCountNumber: 1,
  devTimePercentage: 50,
  region: 'United States',
  calculationResults: toWireResults({
    inHouse: { development: 0, testing: 0, documentation: 0, initialTotal: 0, maintenance: 0 },
    embedded: { setup: 0, monthly: 0, initialTotal: 0 },
    savings: { absolute: 0, percentage: 0, monthlyMaintenance: 0 },
  }),
} satisfies CalculationData;
