import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { answer } from '../../worker/estimate/answer.ts';
import { summaryInWords } from './summaryInWords.ts';

const today = '2026-01-01';
const summaryOf = (inputs: typeof defaultInputs, isReportSent: boolean) =>
  summaryInWords({
    answer: answer({ inputs, today }),
    inputs,
    rateCardVersion: '2026-11',
    link: 'https://roi.example/#v1',
    isReportSent,
  });

test('the summary is two paragraphs with the figures of both sides and the link', () => {
  expect(summaryOf(defaultInputs, false)).toBe(
    'Building 5 integrations in-house with 2 developers at 30% of their time and $55 an hour is estimated at $43,780 over 3.9 months, then $2,750 a month of upkeep. Albato Embedded costs $12,588 in year 1 ($1,800 setup and $899 a month) and is live in 3 weeks.\n\nEmbedding is the cheaper side from month 1. After 12 months building has cost $65,983 and embedding $12,588. After 36 months building has cost $131,983 and embedding $34,164. Figures are planning estimates by rate card 2026-11, and every one of them shows how it was computed: https://roi.example/#v1',
  );
});

test('no saving is stated before the report is sent', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { savings } = answer({ inputs, today }).estimate.results;
      const saving = `saves ${formatUsd(savings.absolute)}`;
      expect(summaryOf(inputs, false)).not.toContain('saves');
      if (savings.absolute > 0) expect(summaryOf(inputs, true)).toContain(saving);
    }),
  );
});
