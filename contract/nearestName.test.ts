import { expect, test } from 'vitest';
import { nearestField } from './nearestName.ts';

test.each([
  ['devlopers', 'developerCountNumber'],
  ['integrations', 'integrationCount'],
  ['rate', 'customHourlyRate'],
  ['hourlyRate', null],
  ['assumptions.planRise', 'planRisePercentagePerYear'],
  ['assumptions.genericdevhours', 'genericDevHours'],
  ['planRisePercentagePerYear', 'assumptions.planRisePercentagePerYear'],
  ['assumptions.systems.slack.devHour', 'devHours'],
  ['colour', null],
  ['x', null],
  ['__proto__', null],
])('%s is most like %s', (path, expected) => {
  expect(nearestField(path.split('.'))).toBe(expected);
});
