import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type InputName, inputNames } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { calculatorInputs, region, within } from '../../testing/arbitraries.ts';
import { answer } from '../../worker/answer/answer.ts';
import { precompute } from '../../worker/precompute/precompute.ts';
import { createPrecomputedAnswers } from './precomputedAnswers.ts';

const today = '2026-11-21';
const isOutdated = () => false;

const movement: fc.Arbitrary<Partial<CalculatorInputs>> = fc.oneof(
  within(limits.integrationCount).map((integrationCount) => ({ integrationCount })),
  within(limits.developerCountNumber).map((developerCountNumber) => ({ developerCountNumber })),
  within(limits.devTimePercentage).map((devTimePercentage) => ({ devTimePercentage })),
  region.map((chosen) => ({ region: chosen })),
);

test('a question that differs in one control is answered as the worker answers it', async () => {
  await fc.assert(
    fc.asyncProperty(
      calculatorInputs,
      fc.array(movement, { minLength: 1, maxLength: 20 }),
      async (inputs, movements) => {
        const answers = createPrecomputedAnswers();
        const precomputed = await precompute({ inputs, today }, isOutdated);
        if (precomputed) answers.set(structuredClone(precomputed));
        for (const moved of movements) {
          const question = { inputs: { ...inputs, ...moved }, today };
          expect(answers.get(question)).toStrictEqual(answer(question));
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('a question that differs in two controls, or comes on another day, is not answered', async () => {
  await fc.assert(
    fc.asyncProperty(calculatorInputs, async (inputs) => {
      const answers = createPrecomputedAnswers();
      const precomputed = await precompute({ inputs, today }, isOutdated);
      if (precomputed) answers.set(precomputed);
      const changed = {
        ...inputs,
        integrationCount: (inputs.integrationCount % 200) + 1,
        developerCountNumber: (inputs.developerCountNumber % 20) + 1,
      };
      expect(answers.get({ inputs: changed, today })).toBeNull();
      expect(answers.get({ inputs, today: '2026-11-22' })).toBeNull();
    }),
    { numRuns: 40 },
  );
});

test.each(inputNames)('figures are never those of another value of %s', async (name) => {
  const isDifferent = (one: CalculatorInputs, other: CalculatorInputs) =>
    JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null);
  const twoQuestions = fc
    .tuple(calculatorInputs, calculatorInputs, movement)
    .filter(([inputs, others]) => isDifferent(inputs, others));
  await fc.assert(
    fc.asyncProperty(twoQuestions, async ([inputs, others, moved]) => {
      const answers = createPrecomputedAnswers();
      const precomputed = await precompute({ inputs, today }, isOutdated);
      if (precomputed) answers.set(precomputed);
      const asked = { ...inputs, [name]: others[name] };
      const found = answers.get({ inputs: asked, today });
      if (found) expect(found).toStrictEqual(answer({ inputs: asked, today }));
      const [second = name] = Object.keys(moved) as InputName[];
      const movedToo = { ...asked, ...moved };
      if (second === name || !isDifferent({ ...inputs, ...moved }, movedToo)) return;
      if (String(movedToo[second]) === String(inputs[second])) return;
      expect(answers.get({ inputs: movedToo, today })).toBeNull();
    }),
    { numRuns: 30 },
  );
});

test('before anything is precomputed, no question is answered', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      expect(createPrecomputedAnswers().get({ inputs, today })).toBeNull();
    }),
  );
});

test('precomputing stops once its result is not wanted', async () => {
  const [inputs] = fc.sample(calculatorInputs, 1);
  if (!inputs) throw new Error('Expected a sample of inputs.');
  expect(await precompute({ inputs, today }, () => true)).toBeNull();
});
