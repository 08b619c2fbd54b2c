import type { CalculationData, CalculatorInputs, Scenario } from './calculation.ts';
import { limits } from './limits.ts';

/** Specification 9, Defaults. */
export const defaultScenario: Scenario = {
  integrationCount: limits.integrationCount.default,
  selectedSystems: [],
  deadline: null,
  developerCount: '1-2',
  developerCountNumber: limits.developerCountNumber.default,
  devTimePercentage: limits.devTimePercentage.default,
  region: 'eu',
  customHourlyRate: null,
};

/** The default scenario as requests carry it. */
export const defaultInputs: CalculatorInputs = {
  ...defaultScenario,
  timeline: limits.timelineMonths.default,
};

/** Attached to a demo request when there is no calculation (specification 3). */
export const emptyCalculationData: CalculationData = {
  integrationCount: 0,
  selectedSystems: [],
  timeline: 0,
  developerCount: '1-2',
  developerCountNumber: 1,
  devTimePercentage: 50,
  region: 'United States',
  customHourlyRate: null,
  calculationResults: {
    inHouse: { development: 0, testing: 0, documentation: 0, initialTotal: 0, maintenance: 0 },
    albato: { setup: 0, monthly: 0, initialTotal: 0 },
    savings: { absolute: 0, percentage: 0, monthlyMaintenance: 0 },
  },
};
