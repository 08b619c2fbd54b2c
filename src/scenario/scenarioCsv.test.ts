import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputNames } from '../../contract/inputs.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { answer } from '../../worker/answer/answer.ts';
import { cumulativeCosts } from '../../worker/forecast/cumulativeCosts.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { scenarioCsv } from './scenarioCsv.ts';

test('the file holds every input, every figure of the answer and 37 months, in lines of its own', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const answered = answer({ inputs, today: '2026-01-01' });
      const costs = cumulativeCosts(answered.estimate);
      const csv = scenarioCsv({ answer: answered, inputs, costs });
      const lines = csv.replace('\ufeff', '').split('\r\n');
      for (const name of inputNames) {
        const label = calculatorTexts.inputs[name];
        expect(lines.filter((line) => line.startsWith(`${label},`))).toHaveLength(1);
      }
      const { inHouse, savings } = answered.estimate.results;
      expect(lines).toContain(
        `"Initial Total (build only, before maintenance)",${inHouse.initialTotal},USD`,
      );
      expect(lines).toContain(
        `"Initial cost savings (build only, less setup and 12 months)",${savings.absolute},USD`,
      );
      expect(lines.filter((line) => /^\d+,\d+\.\d\d,\d+\.\d\d$/.test(line))).toHaveLength(37);
      expect(csv).not.toMatch(/undefined|NaN|null/);
    }),
  );
});
