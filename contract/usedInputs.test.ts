import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorInputs } from '../testing/arbitraries.ts';
import { calendarDay } from '../testing/inputArbitraries.ts';
import { CalculatorInputs } from './calculation.ts';
import { daysUntil } from './days.ts';
import { limits } from './limits.ts';
import { withTimeline } from './usedInputs.ts';

test('the timeline is the months to the deadline, whatever was stated before', () => {
  expect(withTimeline({ deadline: '2028-12-10', timeline: 1 }, '2026-11-21').timeline).toBe(25);
  expect(withTimeline({ deadline: '2026-12-22' }, '2026-11-21').timeline).toBe(2);
});

test('without a deadline the timeline is the default of 6 months', () => {
  expect(withTimeline({ deadline: null }, '2026-11-21').timeline).toBe(6);
  expect(withTimeline({ timeline: 9 }, '2026-11-21').timeline).toBe(6);
});

test('whatever the deadline and the day, the contract accepts the timeline, and no other field changes', () => {
  const anyDay = fc.oneof(calendarDay, fc.constantFrom('0001-01-01', '9999-12-31'));
  fc.assert(
    fc.property(calculatorInputs, fc.option(anyDay), calendarDay, (inputs, deadline, today) => {
      const sent = withTimeline({ ...inputs, deadline }, today);
      expect(CalculatorInputs.parse(sent)).toEqual({
        ...inputs,
        deadline,
        timeline: sent.timeline,
      });
      const days = deadline === null ? 0 : daysUntil(deadline, today);
      if (deadline && days <= limits.deadlineDays.max) {
        expect(sent.timeline).toBe(Math.max(1, Math.ceil(days / 30)));
      }
    }),
  );
});
