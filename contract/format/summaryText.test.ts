import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { answer } from '../../worker/answer/answer.ts';
import { systemName } from '../../worker/estimate/systems.ts';
import { defaultInputs } from '../defaults.ts';
import { formatTimeline } from './durations.ts';
import { formatUsd } from './money.ts';
import { summaryText } from './summaryText.ts';

const today = '2026-01-01';
function summaryOf(inputs: typeof defaultInputs, isReportSent: boolean) {
  const answered = answer({ inputs, today });
  return summaryText({
    ...answered,
    claims: answered.verdict.claims,
    certainty: 'Clear: …',
    inputs,
    rateCardVersion: '2026-11',
    link: 'https://roi.example/#v1',
    systemName,
    isReportSent,
  });
}

test('the summary has two paragraphs with the figures of both options and the link', () => {
  expect(summaryOf(defaultInputs, false)).toBe(
    'Building 5 integrations in-house with 2 developers at 30% of their time and $55 an hour costs an estimated $43,780 (build only, before maintenance) and takes 3.9 months. Maintenance then costs $2,750 a month. Albato Embedded costs $12,588 in year 1 ($1,800 setup and 12 months at $899) and is live in 3 weeks.\n\nOver 36 months, embedding costs less, from the first month on. With every assumption at the middle of its range, embedding still costs $26,676 less ($205 less without platform costs). Clear: … Cost after 12 months: $65,983 in-house, $12,588 embedded. Embedding costs $53,395 less. Cost after 36 months: $131,983 in-house ($21,780 of it time lost), $34,164 embedded. Embedding costs $97,819 less. Cost after 60 months: $197,983 in-house, $55,740 embedded. Embedding costs $142,243 less. These are planning estimates (rate card 2026-11). See the math behind each figure: https://roi.example/#v1',
  );
});

test('the savings are stated only after the report was sent', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { results, escalation, timeline, leavingUsd, assumed } = answer({
        inputs,
        today,
      }).estimate;
      const { savings } = results;
      const planOnly =
        escalation.ownOnceUsd + escalation.ownMonthlyUsd + escalation.overageMonthlyUsd > 0 ||
        leavingUsd * assumed.leavingMonth > 0
          ? ', plan only'
          : '';
      const { billing = 'integrations' } = inputs.assumptions ?? {};
      const price = billing === 'integrations' ? '' : ', by integrations';
      const bases = `build only, less setup and 12 months${planOnly}${price}`;
      const takes = `, of a build that takes ${formatTimeline(timeline.timelineWeeks)}`;
      const saving =
        timeline.timelineWeeks / 4.33 > 36
          ? `Difference at the start (${bases}${takes}): ${formatUsd(savings.absolute)}`
          : `Initial cost savings (${bases}): ${formatUsd(savings.absolute)}`;
      expect(summaryOf(inputs, false)).not.toContain('savings');
      if (savings.absolute > 0) expect(summaryOf(inputs, true)).toContain(saving);
    }),
  );
});

test('assumptions about a system are listed by its name', () => {
  const inputs = {
    ...defaultInputs,
    selectedSystems: ['salesloft'],
    assumptions: { planRisePercentagePerYear: 7, systems: { salesloft: { devHours: 0 } } },
  };
  expect(summaryOf(inputs, false)).toContain(
    'With own assumptions (Yearly price rise of the embedded plan: 7% a year; Salesloft development hours: 0).',
  );
});
