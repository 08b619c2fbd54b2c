import { expect, test } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { rateCard } from './rateCard.ts';
import { genericFigures } from './systems.ts';
import { timelineWeeks } from './timeline.ts';

test('for all whole percentages the weeks are exact, without floating-point errors', () => {
  const reviews = [...new Set(rateCard.systems.map(({ moderationWeeks }) => moderationWeeks))];
  const selectable = rateCard.systems.reduce((sum, { devHours }) => sum + devHours, 0);
  const maxHours = selectable + (limits.integrationCount.max - rateCard.systems.length) * 80;
  let wrong = 0;
  for (let hours = 80; hours <= maxHours; hours += 10) {
    for (let team = 1; team <= limits.developerCountNumber.max; team++) {
      for (let share = 1; share <= limits.devTimePercentage.max; share++) {
        for (const review of reviews) {
          // The smallest integer with hours / (0.4 × team × share) + review / 2 <= weeks, checked
          // in integers.
          const weeks = timelineWeeks(hours, team, share, review);
          const needed = 5 * hours + review * team * share;
          const perWeek = 2 * team * share;
          if (perWeek * weeks < needed || perWeek * (weeks - 1) >= needed) wrong++;
        }
      }
    }
  }
  expect(wrong).toBe(0);
});

test('all planning hours are multiples of ten', () => {
  for (const { devHours } of [...rateCard.systems, genericFigures()]) {
    expect(devHours % 10).toBe(0);
  }
});
