import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type InputName, inputNames } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { inputArbitraries, within } from '../../testing/inputArbitraries.ts';
import { answer } from '../../worker/answer/answer.ts';
import { runToEnd } from '../../worker/forecast/simulate.ts';
import { precompute } from '../../worker/precompute/precompute.ts';
import { createPrecomputedAnswers } from './precomputedAnswers.ts';

const today = '2026-11-21';

const movement: fc.Arbitrary<Partial<CalculatorInputs>> = fc.oneof(
  within(limits.integrationCount).map((integrationCount) => ({ integrationCount })),
  within(limits.developerCountNumber).map((developerCountNumber) => ({ developerCountNumber })),
  within(limits.devTimePercentage).map((devTimePercentage) => ({ devTimePercentage })),
  inputArbitraries.region.map((region) => ({ region })),
);

/**
 * Stores the rows that the worker precomputes for these inputs, after a copy like that of a
 * message.
 */
function precomputedFor(inputs: CalculatorInputs) {
  const answers = createPrecomputedAnswers();
  answers.set(structuredClone(runToEnd(precompute({ inputs, today }))));
  return answers;
}

test('a question that differs in one control gets the answer of the worker, and none on another day', () => {
  fc.assert(
    fc.property(
      calculatorInputs,
      fc.array(movement, { minLength: 1, maxLength: 20 }),
      (inputs, movements) => {
        const answers = precomputedFor(inputs);
        for (const moved of [{}, ...movements]) {
          const question = { inputs: { ...inputs, ...moved }, today };
          expect(answers.get(question)).toStrictEqual(answer(question));
        }
        expect(answers.get({ inputs, today: '2026-11-22' })).toBeNull();
      },
    ),
    { numRuns: 40 },
  );
});

test.each(inputNames)(
  'another value of %s gets its own answer or null, and null where a control moved too',
  (name) => {
    fc.assert(
      fc.property(calculatorInputs, calculatorInputs, movement, (inputs, others, moved) => {
        const changed = { ...inputs, [name]: others[name] };
        const [second] = Object.keys(moved) as [InputName];
        const changedTwice = { ...changed, ...moved };
        fc.pre(isChanged(name, inputs, changed));
        fc.pre(second !== name && isChanged(second, inputs, changedTwice));
        const answers = precomputedFor(inputs);
        const question = { inputs: changed, today };
        const found = answers.get(question);
        if (found !== null) expect(found).toStrictEqual(answer(question));
        expect(answers.get({ inputs: changedTwice, today })).toBeNull();
      }),
      { numRuns: 30 },
    );
  },
);

function isChanged(name: InputName, before: CalculatorInputs, after: CalculatorInputs): boolean {
  return JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null);
}

test('before anything is precomputed, every question gets null', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      expect(createPrecomputedAnswers().get({ inputs, today })).toBeNull();
    }),
  );
});
