import type { Property } from './Property.ts';
import { assumptionsProperties } from './properties/assumptions.ts';
import { deadlineOutlookProperties } from './properties/deadlineOutlook.ts';
import { discountingProperties } from './properties/discounting.ts';
import { estimateProperties } from './properties/estimate.ts';
import { factorsProperties } from './properties/factors.ts';
import { financeProperties } from './properties/finance.ts';
import { formattingProperties } from './properties/formatting.ts';
import { hoursProperties } from './properties/hours.ts';
import { inHouseCostsProperties } from './properties/inHouseCosts.ts';
import { linkProperties } from './properties/links.ts';
import { localDayProperties } from './properties/localDay.ts';
import { pricesProperties } from './properties/prices.ts';
import { savingsProperties } from './properties/savings.ts';
import { shownSharesProperties } from './properties/shownShares.ts';
import { textsProperties } from './properties/texts.ts';
import { timelineProperties } from './properties/timeline.ts';
import { verdictProperties } from './properties/verdict.ts';
import type { PropertyId } from './registry.ts';

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
  ...discountingProperties,
  ...estimateProperties,
  ...assumptionsProperties,
  ...deadlineOutlookProperties,
  ...formattingProperties,
  ...linkProperties,
  ...localDayProperties,
  ...shownSharesProperties,
  ...textsProperties,
};
