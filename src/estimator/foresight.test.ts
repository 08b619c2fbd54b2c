import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type InputName, inputNames } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { calculatorInputs, region, within } from '../../testing/arbitraries.ts';
import { answer } from '../../worker/answer/answer.ts';
import { foresee } from '../../worker/foresight/foresee.ts';
import { createForesight } from './foresight.ts';

const today = '2026-11-21';
const isOutdated = () => false;

const movement: fc.Arbitrary<Partial<CalculatorInputs>> = fc.oneof(
  within(limits.integrationCount).map((integrationCount) => ({ integrationCount })),
  within(limits.developerCountNumber).map((developerCountNumber) => ({ developerCountNumber })),
  within(limits.devTimePercentage).map((devTimePercentage) => ({ devTimePercentage })),
  region.map((chosen) => ({ region: chosen })),
);

test('one movement of one control is answered from foresight, and as the worker answers it', async () => {
  await fc.assert(
    fc.asyncProperty(
      calculatorInputs,
      fc.array(movement, { minLength: 1, maxLength: 20 }),
      async (inputs, movements) => {
        const foresight = createForesight();
        const known = await foresee({ inputs, today }, isOutdated);
        if (known) foresight.learn(structuredClone(known));
        for (const moved of movements) {
          const question = { inputs: { ...inputs, ...moved }, today };
          expect(foresight.lookUp(question)).toStrictEqual(answer(question));
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('what lies further away is never answered from foresight', async () => {
  await fc.assert(
    fc.asyncProperty(calculatorInputs, calculatorInputs, async (inputs, others) => {
      const foresight = createForesight();
      const known = await foresee({ inputs, today }, isOutdated);
      if (known) foresight.learn(known);
      const question = { inputs: others, today };
      const foreseen = foresight.lookUp(question);
      if (foreseen) expect(foreseen).toStrictEqual(answer(question));
      expect(foresight.lookUp({ inputs, today: '2026-11-22' })).toBeNull();
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
      const foresight = createForesight();
      const known = await foresee({ inputs, today }, isOutdated);
      if (known) foresight.learn(known);
      const asked = { ...inputs, [name]: others[name] };
      const foreseen = foresight.lookUp({ inputs: asked, today });
      if (foreseen) expect(foreseen).toStrictEqual(answer({ inputs: asked, today }));
      const [second = name] = Object.keys(moved) as InputName[];
      const movedToo = { ...asked, ...moved };
      if (second === name || !isDifferent({ ...inputs, ...moved }, movedToo)) return;
      if (String(movedToo[second]) === String(inputs[second])) return;
      expect(foresight.lookUp({ inputs: movedToo, today })).toBeNull();
    }),
    { numRuns: 30 },
  );
});

test('before anything was foreseen, nothing is', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      expect(createForesight().lookUp({ inputs, today })).toBeNull();
    }),
  );
});

test('foresight that nobody waits for any more is given up', async () => {
  const [inputs] = fc.sample(calculatorInputs, 1);
  if (!inputs) throw new Error('Expected a sample of inputs.');
  expect(await foresee({ inputs, today }, () => true)).toBeNull();
});
