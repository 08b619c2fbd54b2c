import { expect, test } from 'vitest';
import { callTool } from './callTool.ts';

const circumstances = { now: Date.UTC(2026, 10, 28), publicUrl: new URL('https://roi.example') };
const quick = { ...circumstances, isComplete: false };

test.each<[object, object]>([
  [{ integrationCount: '12' }, { integrationCount: 12 }],
  [{ devTimePercentage: '40' }, { devTimePercentage: 40 }],
  [{ selectedSystems: '["hubspot"]' }, { selectedSystems: ['hubspot'] }],
  [
    { assumptions: '{"planRisePercentagePerYear":"5"}' },
    { assumptions: { planRisePercentagePerYear: 5 } },
  ],
  [
    { selectedSystems: ['slack'], assumptions: { systems: '{"slack":{"devHours":"9"}}' } },
    { selectedSystems: ['slack'], assumptions: { systems: { slack: { devHours: 9 } } } },
  ],
])('the tools read %j as %j', (sent, meant) => {
  expect(callTool('estimate', sent, quick)).toEqual(callTool('estimate', meant, quick));
});

test('arguments that are objects may be texts, too', () => {
  const first = { integrationCount: 12 };
  expect(callTool('compare', { first: '{"integrationCount":"12"}', second: '{}' }, quick)).toEqual(
    callTool('compare', { first, second: {} }, quick),
  );
});

test.each([
  [{ integrationCount: '12 apps' }, 'integrationCount: Use a number.'],
  [{ integrationCount: '"12"' }, 'integrationCount: Use a number.'],
  [{ selectedSystems: 'hubspot' }, 'selectedSystems: Use a list.'],
  [{ assumptions: `${'['.repeat(99)}${']'.repeat(99)}` }, 'assumptions: Use an object.'],
])('%j stays refused', (sent, message) => {
  expect(() => callTool('estimate', sent, quick)).toThrow(message);
});
