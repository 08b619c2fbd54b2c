import type { PropertyId } from '../../worker/estimate/rules.ts';
import type { Property } from './Property.ts';
import { estimateProperties } from './properties/estimate.ts';
import { factorsProperties } from './properties/factors.ts';
import { financeProperties } from './properties/finance.ts';
import { hoursProperties } from './properties/hours.ts';
import { inHouseCostsProperties } from './properties/inHouseCosts.ts';
import { pricesProperties } from './properties/prices.ts';
import { savingsProperties } from './properties/savings.ts';
import { timelineProperties } from './properties/timeline.ts';
import { verdictProperties } from './properties/verdict.ts';

/**
 * Every property of the registry of rules; one without a check does not compile, nor a check
 * without one.
 */
export const properties: Readonly<Record<PropertyId, Property>> = {
  ...hoursProperties,
  ...factorsProperties,
  ...inHouseCostsProperties,
  ...timelineProperties,
  ...pricesProperties,
  ...savingsProperties,
  ...verdictProperties,
  ...financeProperties,
  ...estimateProperties,
};
