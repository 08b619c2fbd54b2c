import type { FaultsByKind } from './Fault.ts';

/** Faults that all tests once let through, by the kind of what they did not look at. */
export const knownGaps: FaultsByKind = {
  'table for programs': [
    [
      'backend/agents/toolAnswers.ts',
      'formatInUnit(shownValue(other) - shownValue(row), row.unit)',
      'formatInUnit(shownValue(row) - shownValue(other), row.unit)',
    ],
    [
      'backend/agents/toolAnswers.ts',
      'isUnfinished: !isLive,',
      'isUnfinished: !comparison.months36.isLive,',
    ],
    [
      'backend/agents/toolAnswers.ts',
      '{ ...inputs, assumptions }',
      '{ ...inputs, assumptions: inputs.assumptions ?? (assumptions && {}) }',
    ],
    [
      'worker/workbook/financeSheet.ts',
      "values: monthsRange('totalEmbedded', 0, lastMonth)",
      "values: monthsRange('totalInHouse', 0, lastMonth)",
    ],
    [
      'src/forecast/SensitivityTable.tsx',
      'leverEnd(lever, lever.less)',
      'leverEnd(lever, lever.more)',
    ],
    [
      'src/scenario/scenarioCsv.ts',
      '[label, toShown(usd), shownCode()]',
      '[label, usd, shownCode()]',
    ],
    [
      'src/scenario/scenarioCsv.ts',
      'csvTexts.embeddedCost, month, ...amount(embeddedUsd)',
      'csvTexts.embeddedCost, month, ...amount(embeddedUsd && inHouseUsd)',
    ],
  ],
  'cache key': [
    ['contract/memo.ts', 'JSON.stringify(args)', "JSON.stringify(args, ['min', 'max'])"],
    [
      'backend/handlers/calculations.ts',
      'certaintyOf(inputs, rateCardVersion)',
      'certaintyOf(inputs, rateCardVersion && rateCard.version)',
    ],
    ['worker/forecast/simulate.ts', '{ ...of.assumptions, ...noPlatform }', 'noPlatform'],
  ],
  'drawn quantity': [
    [
      'worker/forecast/ranges.ts',
      'const weeks = timelineWeeks[i] ?? 0;',
      'const weeks = (timelineWeeks[i] ?? 0) && estimated.timeline.timelineWeeks;',
    ],
  ],
  'round moment': [
    [
      'backend/mails/salesNotice.ts',
      'Math.floor((now - receivedAt) / 1000)',
      'Math.ceil((now - receivedAt) / 1000)',
    ],
    [
      'backend/mails/composeMail.ts',
      'reportRequestOf(saved, publicUrl)',
      'reportRequestOf({ ...saved, receivedAt: now }, publicUrl)',
    ],
  ],
  'sampled field': [
    [
      'backend/handlers/forms.ts',
      '{ ...Object(value), formMilliseconds: undefined }',
      '{ ...Object(value), formMilliseconds: undefined, companyName: undefined }',
    ],
    [
      'backend/handlers/forms.ts',
      '...Object(value), formMilliseconds: undefined',
      '...Object(value), formMilliseconds: undefined, attribution: undefined',
    ],
    [
      'backend/handlers/forms.ts',
      'await hashOf(withUnknownFields(body, sent))',
      'await hashOf(withUnknownFields({}, Object.keys(body) && sent))',
    ],
  ],
  threshold: [
    [
      'worker/forecast/certainty.ts',
      'closePart * Math.max(inHouseUsd, embeddedUsd)',
      'closePart * Math.min(inHouseUsd, embeddedUsd)',
    ],
    ['worker/forecast/finance.ts', 'const clearYears = 0.05;', 'const clearYears = 0.5;'],
    [
      'worker/forecast/verdict.ts',
      'Math.abs(candidate - effectiveCount) < Math.abs(count - effectiveCount)',
      'Math.abs(candidate - effectiveCount) <= Math.abs(count - effectiveCount)',
    ],
    [
      'contract/estimate.ts',
      'return integrationsLeft <= nearNextPlan;',
      'return integrationsLeft < nearNextPlan;',
    ],
    [
      'worker/forecast/verdict.ts',
      'Math.max(1, selection.selectedCount)',
      'Math.max(1, selection.profiledCount)',
    ],
    [
      'worker/estimate/systems.ts',
      '(profile !== undefined || own?.devHours !== undefined)',
      'profile !== undefined',
    ],
    [
      'worker/answer/answer.ts',
      'estimated.effectiveCount - selected.length',
      'inputs.integrationCount - selected.length',
    ],
  ],
  unit: [['backend/limits.ts', 'Math.ceil(result.retryAfterMs / 1000)', 'result.retryAfterMs']],
};
