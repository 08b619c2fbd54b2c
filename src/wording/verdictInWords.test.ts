import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { answer } from '../../worker/estimate/answer.ts';
import { verdictInWords } from './verdictInWords.ts';

const sentenceOf = (inputs: Partial<typeof defaultInputs>) => {
  const { verdict } = answer({ inputs: { ...defaultInputs, ...inputs }, today: '2026-01-01' });
  const { lead, point, end } = verdictInWords(verdict);
  return { verdict, sentence: [lead, point].filter(Boolean).join(' ') + end };
};

test.each([
  [{}, 'Embedding is the cheaper side from month 1.'],
  [
    {
      integrationCount: 6,
      developerCountNumber: 1,
      devTimePercentage: 10,
      region: 'asia' as const,
    },
    'Embedding is the cheaper side from month 12 on.',
  ],
  [
    { integrationCount: 1 },
    'Embedding is the cheaper side until month 17, building over all 36 months; from 2 integrations on embedding is the cheaper one.',
  ],
  [
    { integrationCount: 1, region: 'asia' as const },
    'Embedding is the cheaper side until month 5, building over all 36 months; from 2 integrations on embedding is the cheaper one.',
  ],
  [
    { integrationCount: 1, region: 'custom' as const, customHourlyRate: 3 },
    'Within 36 months embedding never is the cheaper side, for any number of integrations up to 200.',
  ],
])('%o: %s', (inputs, sentence) => {
  expect(sentenceOf(inputs).sentence).toBe(sentence);
});

test('the sentence is never at odds with the costs', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { verdict, sentence } = sentenceOf(inputs);
      const { afterForecast } = verdict;
      if (sentence.includes(' from month ')) expect(afterForecast.cheaper).not.toBe('inHouse');
      if (sentence.includes('never is')) expect(verdict.afterYear1.cheaper).not.toBe('embedded');
      if (afterForecast.cheaper === 'inHouse') {
        expect(sentence).toMatch(/never is|until month/);
        expect(sentence).toMatch(/from \d+ integrations on|any number of integrations/);
      }
    }),
  );
});
