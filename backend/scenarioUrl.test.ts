import { expect, test } from 'vitest';
import { defaultInputs } from '../contract/defaults.ts';
import { scenarioUrl } from './scenarioUrl.ts';

const page = new URL('https://roi.example');

test('a deadline that is an instant is linked as the day it is written with', () => {
  const day = scenarioUrl(page, { ...defaultInputs, deadline: '2027-03-01' });
  expect(day).toContain('deadline=2027-03-01');
  for (const time of ['T00:00:00Z', 'T23:30:00+09:00', 'T00:30:00-08:00']) {
    expect(scenarioUrl(page, { ...defaultInputs, deadline: `2027-03-01${time}` })).toBe(day);
  }
});

test('inputs that the calculator does not have are linked by nothing', () => {
  expect(scenarioUrl(page, { ...defaultInputs, region: 'Europe (display name)' })).toBeNull();
  expect(scenarioUrl(page, { ...defaultInputs, deadline: 'soon' })).toBeNull();
});
