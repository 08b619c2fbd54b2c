import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorInputs, calendarDay } from '../testing/arbitraries.ts';
import { withDerivedTimeline } from './handlers/forms.ts';

const receivedAt = Date.parse('2026-11-21T23:59:59.999Z');

test('the months from the day of receipt to the deadline replace a stated timeline', () => {
  const inputs = { deadline: '2026-12-22', timeline: 40 };
  expect(withDerivedTimeline(inputs, receivedAt)).toEqual({ deadline: '2026-12-22', timeline: 2 });
  expect(withDerivedTimeline(inputs, receivedAt + 1).timeline).toBe(1);
});

test('inputs with a deadline do not depend on the stated timeline; others are unchanged', () => {
  const months = fc.integer({ min: 1, max: 1200 });
  const time = calendarDay.map((day) => Date.parse(day));
  fc.assert(
    fc.property(calculatorInputs, months, time, (inputs, timeline, at) => {
      const other = { ...inputs, timeline };
      if (inputs.deadline) {
        expect(withDerivedTimeline(other, at)).toEqual(withDerivedTimeline(inputs, at));
      } else {
        expect(withDerivedTimeline(other, at)).toEqual(other);
      }
    }),
  );
});
