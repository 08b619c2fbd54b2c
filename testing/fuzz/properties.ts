import type { Property } from './Property.ts';
import { assumptionsProperties } from './properties/assumptions.ts';
import { deadlineProperties } from './properties/deadlines.ts';
import { estimateProperties } from './properties/estimate.ts';
import { financeProperties } from './properties/finance.ts';
import { forecastProperties } from './properties/forecast.ts';
import { formattingProperties } from './properties/formatting.ts';
import { inHouseCostsProperties } from './properties/inHouseCosts.ts';
import { linkProperties } from './properties/links.ts';
import { pricesProperties } from './properties/prices.ts';
import { splitProperties } from './properties/split.ts';
import { timelineProperties } from './properties/timeline.ts';
import { verdictProperties } from './properties/verdict.ts';
import type { PropertyId } from './registry.ts';

/**
 * Every property of the registry of rules; one without a check does not compile, nor a check
 * without one.
 */
export const properties: Readonly<Record<PropertyId, Property>> = {
  ...inHouseCostsProperties,
  ...timelineProperties,
  ...pricesProperties,
  ...verdictProperties,
  ...financeProperties,
  ...splitProperties,
  ...assumptionsProperties,
  ...deadlineProperties,
  ...forecastProperties,
  ...formattingProperties,
  ...linkProperties,
  // Last, because a comparison of everything says least about what is wrong.
  ...estimateProperties,
};
