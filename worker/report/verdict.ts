import { limits } from '../../contract/limits.ts';
import { formatTimeline } from '../../contract/wording/formatTimeline.ts';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import { type CumulativeCost, forecastMonths } from '../forecast/cumulativeCosts.ts';
import { counted } from '../wording/counted.ts';
import type { Facts } from './facts.ts';

export function costAfter({ forecast: { costs } }: Facts, month: number): CumulativeCost {
  const cost = costs.find((candidate) => candidate.month === month);
  if (!cost) throw new RangeError(`expected a month of the forecast, got ${month}`);
  return cost;
}

/** "After 12 months in-house has cost $65,983 and embedded $12,588: embedded is $53,395 cheaper." */
export function sideComparison(facts: Facts, month: number): string {
  const { inHouseUsd, embeddedUsd } = costAfter(facts, month);
  const difference = Math.round(inHouseUsd) - Math.round(embeddedUsd);
  const outcome =
    difference === 0
      ? 'both sides are level'
      : `${difference > 0 ? 'embedded' : 'in-house'} is ${formatUsd(Math.abs(difference))} cheaper`;
  return `After ${counted(month, 'month')} in-house has cost ${formatUsd(inHouseUsd)} and embedded ${formatUsd(embeddedUsd)}: ${outcome}.`;
}

/** What building and embedding come to, in two sentences that open the report. */
export function opening({ estimate: estimated }: Facts): string {
  const { results, timeline, effectiveCount } = estimated;
  const what =
    effectiveCount === 1 ? 'this integration' : `these ${counted(effectiveCount, 'integration')}`;
  return `Building ${what} in-house costs ${formatUsd(results.inHouse.initialTotal)} and takes ${formatTimeline(timeline.timelineWeeks)}. The embedded product costs ${formatUsd(results.albato.initialTotal)} in year 1 and is live in ${formatTimeline(timeline.embeddedWeeks)}.`;
}

/** From when on building is the dearer side, or that it never is for good. */
export function breakEvenSentence({ forecast: { breakEvenMonth } }: Facts): string {
  if (breakEvenMonth === null) {
    return `Even after ${forecastMonths} months in-house is not the dearer side.`;
  }
  if (breakEvenMonth === forecastMonths) {
    return `In-house becomes the dearer side in month ${forecastMonths}.`;
  }
  return breakEvenMonth === 1
    ? `In-house is the dearer side from the first month to the ${forecastMonths}th.`
    : `From month ${breakEvenMonth} to month ${forecastMonths}, in-house is the dearer side.`;
}

/** Says plainly that building is the cheaper side, where it is, and where that ends (E17). */
export function cheaperInHouseSentence({ cheaperInHouse }: Facts): string | null {
  if (!cheaperInHouse) return null;
  const { byUsd, flipsAtIntegrationCount } = cheaperInHouse;
  const flip =
    flipsAtIntegrationCount === null
      ? `No higher number of integrations up to ${limits.integrationCount.max} changes that, all else the same.`
      : `At ${counted(flipsAtIntegrationCount, 'integration')}, all else the same, building becomes the dearer side.`;
  return `For this scenario, building in-house costs ${formatUsd(byUsd)} less in year 1. ${flip}`;
}
