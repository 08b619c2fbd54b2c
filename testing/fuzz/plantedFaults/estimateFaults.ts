import type { Estimate } from '../../../worker/estimate/estimate.ts';
import type { PropertyId } from '../registry.ts';

/** Changes an estimate as a broken rule would. */
export type Change = (estimated: Estimate) => void;

const cent = 0.01;

/** Returns another amount at every call, and the same amounts in every run. */
let calls = 0;
const anotherAmount = () => {
  calls += 1;
  return (calls % 89) * cent;
};

/** Faults of the estimate, by the property whose check must find them. */
export const estimateFaults: Partial<Record<PropertyId, Change>> = {
  'effective-count/larger-of-both': (e) => {
    e.effectiveCount = Math.max(1, e.effectiveCount - 1);
  },
  'hours/one-more-adds-a-generic-one': (e) => {
    if (e.effectiveCount > 100) e.hours.maintenance += 1;
  },
  'hours/never-below-the-least': (e) => {
    e.hours.development = 80 * e.effectiveCount - 1;
  },
  'hours/order-and-repeats-do-not-matter': (e) => {
    e.results.inHouse.maintenance += anotherAmount();
  },
  'maintenance-percentage/share-of-the-build': (e) => {
    e.hours.maintenance += 1;
  },
  'embedded-plan/discount': (e) => {
    e.results.embedded.monthly += cent;
  },
  'embedded-own-work/hours-times-rate': (e) => {
    e.escalation.ownMonthlyUsd += cent;
  },
  'hourly-rate/other-regions-ignore-the-custom-rate': (e) => {
    e.results.inHouse.initialTotal += anotherAmount();
  },
  'time-share/unstated-is-all': (e) => {
    e.results.inHouse.initialTotal += anotherAmount();
  },
  'build-weeks/work-gets-done': (e) => {
    e.timeline.buildWeeks = Math.ceil(e.timeline.buildWeeks);
  },
  'build-weeks/more-developers-never-take-longer': (e) => {
    e.timeline.timelineWeeks = 100 - e.timeline.timelineWeeks;
  },
  'team-size-factor/falls-to-three-rises-from-four': (e) => {
    e.factors.teamSizeFactor = 3 - e.factors.teamSizeFactor;
  },
  'team-size-factor/at-least-one': (e) => {
    e.factors.teamSizeFactor -= 0.01;
  },
  'time-share-factor/smaller-share-never-lowers-it': (e) => {
    if (e.factors.effectiveDevTimePercentage < 80) e.factors.devTimeFactor -= 0.2;
  },
  'time-share-factor/at-least-one': (e) => {
    e.factors.devTimeFactor -= 0.01;
  },
  'duration-surcharge/exact-at-the-threshold': (e) => {
    if (e.timeline.buildWeeks === 26) e.factors.durationSurcharge = 0.2;
  },
  'cost-multiplier/combined': (e) => {
    e.factors.costMultiplier *= 1.001;
  },
  'cost-multiplier/at-least-one': (e) => {
    e.factors.costMultiplier -= 0.5;
  },
  'initial-cost/parts-add-up': (e) => {
    e.results.inHouse.testing += cent;
  },
  'initial-cost/parts-in-proportion': (e) => {
    e.results.inHouse.testing += 2 * cent;
    e.results.inHouse.documentation -= 2 * cent;
  },
  'initial-cost/exact': (e) => {
    e.results.inHouse.initialTotal += cent;
  },
  'initial-cost/more-hours-never-cost-less': (e) => {
    if (e.effectiveCount > 50) e.results.inHouse.initialTotal *= 0.9;
  },
  'initial-cost/higher-rate-never-costs-less': (e) => {
    if (e.factors.hourlyRateUsd > 95.5) e.results.inHouse.maintenance *= 0.5;
  },
  'initial-cost/smaller-share-never-costs-less': (e) => {
    if (e.factors.effectiveDevTimePercentage < 50) e.results.inHouse.development *= 0.5;
  },
  'maintenance-cost/exact': (e) => {
    e.results.inHouse.maintenance += cent;
  },
  'maintenance-cost/half-cents-up': (e) => {
    const exact = e.hours.maintenance * e.factors.hourlyRateUsd * 100;
    e.results.inHouse.maintenance = Math.ceil(exact - 0.5 - 1e-6) / 100;
  },
  'moderation/longest': (e) => {
    e.timeline.moderationWeeks += 1;
  },
  'timeline/exact': (e) => {
    e.timeline.timelineWeeks = Math.ceil(e.timeline.timelineWeeks + 1e-9);
  },
  'embedded-plan/one-more-never-costs-less': (e) => {
    if (e.effectiveCount > 30) e.results.embedded.monthly -= 2000;
  },
  'embedded-plan/year-one': (e) => {
    e.results.embedded.initialTotal += 1200;
  },
  'embedded-weeks/three-to-ten': (e) => {
    if (e.effectiveCount > 50) e.timeline.embeddedWeeks = 11;
  },
  'savings/difference': (e) => {
    e.results.savings.absolute += cent;
  },
  'savings/percentage': (e) => {
    e.results.savings.percentage += 1;
  },
  'monthly-savings/difference': (e) => {
    e.results.savings.monthlyMaintenance += cent;
  },
  'monthly-savings/percentage': (e) => {
    e.monthlyReductionPercentage = Math.max(0, e.monthlyReductionPercentage - 1);
  },
  'verdict/one-basis': (e) => {
    e.results.embedded.initialTotal += 100;
  },
  'verdict/unfinished-builds-have-no-verdict': (e) => {
    e.timeline.timelineWeeks = 1;
  },
  'verdict/turns-where-it-says': (e) => {
    e.results.inHouse.initialTotal = 1;
    e.results.inHouse.maintenance = 0;
  },
  'cost-over-time/month-by-month': (e) => {
    e.results.embedded.initialTotal += 100;
  },
  'cost-over-time/never-falls': (e) => {
    e.results.embedded.monthly = -100;
  },
  'present-value/undiscounted-is-the-difference': (e) => {
    e.results.embedded.initialTotal += 100;
  },
  'present-value/unfinished-builds-have-none': (e) => {
    e.timeline.timelineWeeks = 1;
  },
  'payback/stays-paid-back': (e) => {
    e.results.embedded.initialTotal += 10_000;
  },
  'earlier-launch/apart-from-costs': (e) => {
    e.results.inHouse.initialTotal += anotherAmount();
  },
  'counterarguments/turns-the-verdict': (e) => {
    e.results.inHouse.initialTotal = 1;
    e.results.inHouse.maintenance = 0;
  },
  'counterarguments/nothing-less-does': (e) => {
    // With any own assumption at all, the in-house side is free.
    if (e.escalation.ownMonthlyUsd > 0) e.results.inHouse.initialTotal = 0;
  },
  'shown-dollars/parts-add-up': (e) => {
    e.results.inHouse.documentation += 1;
  },
  'estimate/finite': (e) => {
    if (e.effectiveCount > 190) e.timeline.buildWeeks = Number.NaN;
  },
  'assumptions/defaults-change-nothing': (e) => {
    e.results.inHouse.maintenance += anotherAmount();
  },
  'assumptions/finance-changes-no-cost': (e) => {
    e.results.embedded.monthly += anotherAmount();
  },
  'estimate/workbook': (e) => {
    e.results.savings.percentage += 1;
  },
};
