import { expect, test } from 'vitest';
import { fromWireResults, toWireResults } from './estimate.ts';

const inHouse = { development: 1, testing: 2, documentation: 3, initialTotal: 6, maintenance: 4 };
const embedded = { setup: 5, monthly: 7, initialTotal: 8 };
const savings = { absolute: 9, percentage: 10, monthlyMaintenance: 11 };

test('the embedded plan is called albato on the wire and nowhere else', () => {
  const wire = { inHouse, albato: embedded, savings };
  expect(JSON.stringify(toWireResults({ inHouse, embedded, savings }))).toBe(JSON.stringify(wire));
  expect(fromWireResults(wire)).toEqual({ inHouse, embedded, savings });
});
