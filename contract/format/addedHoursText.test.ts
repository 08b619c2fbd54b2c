import { expect, test } from 'vitest';
import { assumedNumbers } from '../assumptions.ts';
import { addedHoursText } from './addedHoursText.ts';

test.each([
  [{}, ''],
  [{ platformHoursOnce: 120 }, 'Your own platform adds 120 hours.'],
  [{ assistedBuildSavingPercentage: 20 }, 'AI assistants take 20% off the hours to build.'],
  [
    { assistedBuildSavingPercentage: -7.5, assistedMaintenanceSavingPercentage: 10 },
    'AI assistants add 7.5% to the hours to build and take 10% off the hours to maintain.',
  ],
])('%o reads "%s"', (assumptions, text) => {
  expect(addedHoursText({ ...assumedNumbers(null, 0), ...assumptions })).toBe(text);
});
