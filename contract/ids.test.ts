import { expect, test } from 'vitest';
import { LeadId } from './fields.ts';
import { newId } from './ids.ts';

const ids = Array.from({ length: 10_000 }, newId);

test('an id is one that the contract accepts, and begins with no sign', () => {
  for (const id of ids) {
    expect(LeadId.safeParse(id).success).toBe(true);
    expect(id).toMatch(/^[0-9a-f]/);
  }
});

test('no id comes twice', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

test('each of the 128 bits is random: no position of an id is constant', () => {
  for (let place = 0; place < 32; place += 1) {
    expect(new Set(ids.map((id) => id[place])).size, `place ${place}`).toBe(16);
  }
});
