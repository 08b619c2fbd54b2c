import type { FaultsByKind } from './Fault.ts';

/** Faults that engineers make often, by kind. */
export const commonFaults: FaultsByKind = {
  boundary: [
    ['worker/forecast/certainty.ts', 'count > mostNotLive', 'count >= mostNotLive'],
    [
      'contract/format/durations.ts',
      'if (days < leastDaysInMonths)',
      'if (days <= leastDaysInMonths)',
    ],
    ['contract/format/durations.ts', 'seconds < minuteSeconds ?', 'seconds <= minuteSeconds ?'],
    ['contract/days.ts', 'return deadline < earliestToday;', 'return deadline <= earliestToday;'],
    ['src/api/post.ts', 'seconds <= maxWaitSeconds', 'seconds < maxWaitSeconds'],
  ],
  certainty: [
    [
      'contract/format/deferredClaimTexts.ts',
      'certaintyWords[sure.word]',
      "certaintyWords[sure.doubt ? 'close' : sure.word]",
    ],
    [
      'worker/forecast/certainty.ts',
      'const isBelow = Math.round(usd) < lowUsd;',
      'const isBelow = Math.round(usd) > highUsd;',
    ],
    ['worker/forecast/counterarguments.ts', 'min: Math.min(0, interval.min)', 'min: interval.min'],
    [
      'worker/forecast/deadlineOutlook.ts',
      'way(accessOnly, teams.max, shares.max)',
      'way(all, teams.max, shares.max)',
    ],
    ['contract/assumptions.ts', '{ default: 100, midRange: 65 }', '{ default: 100, midRange: 75 }'],
  ],
  sign: [
    ['worker/workbook/monthsSheet.ts', "'inHouse - embedded'", "'embedded - inHouse'"],
    [
      'worker/forecast/verdict.ts',
      'Math.round(inHouseUsd) - Math.round(embeddedUsd)',
      'Math.round(embeddedUsd) - Math.round(inHouseUsd)',
    ],
    ['worker/forecast/finance.ts', 'month - embeddedLaunch', 'month + embeddedLaunch'],
    ['contract/days.ts', 'utcDay(now - 12 * hourMs)', 'utcDay(now + 12 * hourMs)'],
  ],
  unit: [
    ['src/api/post.ts', 'setTimeout(resolve, seconds * 1000)', 'setTimeout(resolve, seconds)'],
    ['server/mail/delivery.ts', 'Number(text) * 1000', 'Number(text)'],
    ['backend/crmRequest.ts', 'Math.floor(now / 1000)', 'Math.floor(now)'],
    ['worker/forecast/finance.ts', 'grossMarginPercentage / 100', 'grossMarginPercentage'],
  ],
  rounding: [
    [
      'contract/format/durations.ts',
      'Math.ceil(seconds / minuteSeconds)',
      'Math.floor(seconds / minuteSeconds)',
    ],
    [
      'contract/format/durations.ts',
      'Math.round(daysBeyond / daysPerMonth)',
      'Math.floor(daysBeyond / daysPerMonth)',
    ],
    [
      'src/scenario/scenarioCsv.ts',
      'Math.round(toShown(usd) * 100)',
      'Math.floor(toShown(usd) * 100)',
    ],
    [
      'worker/forecast/verdict.ts',
      'Math.floor((100 * months) / buildMonths(estimated))',
      'Math.round((100 * months) / buildMonths(estimated))',
    ],
    [
      'contract/days.ts',
      'Math.ceil(daysUntil(deadline, today) / daysPerMonth)',
      'Math.round(daysUntil(deadline, today) / daysPerMonth)',
    ],
  ],
  'cache key': [
    ['contract/memo.ts', 'JSON.stringify(args)', 'JSON.stringify(args[0])'],
    [
      'backend/leadColumns.ts',
      'calculation?.rateCardVersion ?? rateCard.version',
      'calculation === undefined ? rateCard.version : rateCard.version',
    ],
    ['src/api/request.ts', '{on401} $', '{url} $'],
    [
      'worker/report/layout/Typesetter.ts',
      'this.#measure(text, weight, isTabular)',
      "this.#measure(text, isTabular ? 'regular' : weight, isTabular)",
    ],
  ],
  await: [
    ['server/store/createStore.ts', 'return await saveOnce(', 'return saveOnce('],
    ['server/limits/counters.ts', 'await limiter.delete(key);', 'limiter.delete(key);'],
    [
      'server/limits/counters.ts',
      'consumedPoints > 0) {\n        await ',
      'consumedPoints > 0) {\n        ',
    ],
    ['backend/handlers/forms.ts', 'await planned?.refund();', 'planned?.refund();'],
  ],
  zone: [
    [
      'contract/format/durations.ts',
      'to.getUTCMonth() - from.getUTCMonth()',
      'to.getUTCMonth() - from.getMonth()',
    ],
    ['contract/format/durations.ts', 'to.getUTCDate() - from', 'to.getDate() - from'],
    ['src/estimator/inputs.ts', 'twoDigits(now.getDate())', 'twoDigits(now.getUTCDate())'],
    ['contract/days.ts', 'T00:00:00Z', 'T00:00:00'],
  ],
  label: [
    ['src/texts/results.ts', "inHouse: 'Build in-house'", "inHouse: 'Embedded product'"],
    [
      'src/scenario/scenarioCsv.ts',
      "csvTexts.costAfter(months, 'embedded')",
      "csvTexts.costAfter(months, 'in-house')",
    ],
    ['contract/chart/costGeometry.ts', 'formatUsd(range.p10)', 'formatUsd(range.p90)'],
    [
      'backend/mails/salesNotice.ts',
      '{ label: texts.firstVisit, value: first }',
      '{ label: texts.firstVisit, value: last }',
    ],
  ],
  order: [
    [
      'worker/report/sections/insights.ts',
      'ofRateCard.toSorted((a, b) => b',
      'ofRateCard.toSorted((b, a) => b',
    ],
    ['worker/answer/answer.ts', '.sort(compareByName)', '.sort((a, b) => -compareByName(a, b))'],
    ['worker/forecast/sensitivity.ts', 'swing(b) - swing(a)', 'swing(a) - swing(b)'],
    [
      'worker/report/model/ReportModel.ts',
      'b.moderationWeeks - a.moderationWeeks',
      'a.moderationWeeks - b.moderationWeeks',
    ],
    ['contract/format/numbers.ts', 'b.remainder - a.remainder', 'a.remainder - b.remainder'],
  ],
  'forgotten assumption': [
    [
      'worker/estimate/embeddedPlan.ts',
      'priceStep(effectiveCount, assumed.planDiscountPercentage)',
      'priceStep(effectiveCount)',
    ],
    [
      'worker/answer/answer.ts',
      'genericFigures(inputs.assumptions).devHours',
      'genericFigures().devHours',
    ],
    [
      'worker/streams/costStreams.ts',
      '(price + overageUsdPerMonth) * planFactor',
      'price * planFactor',
    ],
    [
      'worker/streams/costStreams.ts',
      'embeddedOwnMonthlyUsd * wageFactor',
      'embeddedOwnMonthlyUsd',
    ],
  ],
};
