import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputNames } from '../../contract/inputs.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { answer } from '../../worker/answer/answer.ts';
import { cumulativeCosts } from '../../worker/forecast/cumulativeCosts.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { scenarioCsv } from './scenarioCsv.ts';

test('every input, figure and month has one line', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const shown = answer({ inputs, today: '2026-01-01' });
      const costs = cumulativeCosts(shown.estimate);
      const csv = scenarioCsv({ answer: shown, inputs, costs });
      const lines = csv.replace('\ufeff', '').split('\r\n');
      for (const name of inputNames) {
        const label = calculatorTexts.inputs[name];
        expect(lines.filter((line) => line.startsWith(`${label},`))).toHaveLength(1);
      }
      const { inHouse, savings } = shown.estimate.results;
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
