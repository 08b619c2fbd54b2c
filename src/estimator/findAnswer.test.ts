import { serialize } from 'node:v8';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputDefinitions, inputNames } from '../../contract/inputs.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { answer, nextAnswers } from '../../worker/answer/answer.ts';
import { findAnswer } from './findAnswer.ts';

const today = '2026-11-21';
const { integrationCount, developerCountNumber, devTimePercentage, region } = inputDefinitions;
const reach = (value: number, { min, max }: { min: number; max: number }) =>
  [-10, -6, -1, 0, 1, 6, 10].map((steps) => value + steps).filter((to) => to >= min && to <= max);

test('each value that a key, a page or a frame of a drag reaches has the answer of the worker, in at most 62 KB, or 76 KB where the price changes by month', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const reached = {
        integrationCount: reach(inputs.integrationCount, integrationCount.range),
        developerCountNumber: reach(inputs.developerCountNumber, developerCountNumber.range),
        devTimePercentage: reach(inputs.devTimePercentage ?? 0, devTimePercentage.range),
        region: region.options,
      };
      for (const name of Object.keys(reached) as (keyof typeof reached)[]) {
        const sent = nextAnswers({ inputs, today }, name);
        const answers = [...sent.answers.values()];
        const isByMonth = answers.some(({ estimate }) => estimate.price.usdByMonth);
        expect(serialize(sent).length).toBeLessThanOrEqual((isByMonth ? 76 : 62) * 1024);
        const next = structuredClone(sent);
        for (const value of reached[name]) {
          const question = { inputs: { ...inputs, [name]: value }, today };
          expect(findAnswer(next, question)).toStrictEqual(answer(question));
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('a question that differs in another input has its own answer or none', () => {
  const input = fc.constantFrom(...inputNames);
  fc.assert(
    fc.property(calculatorInputs, calculatorInputs, input, input, (inputs, others, near, name) => {
      const next = nextAnswers({ inputs, today }, near);
      const question = { inputs: { ...inputs, [name]: others[name] }, today };
      const found = findAnswer(next, question);
      if (found) expect(found).toStrictEqual(answer(question));
    }),
    { numRuns: 300 },
  );
});
