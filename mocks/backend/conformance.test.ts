import { describe } from 'vitest';
import { countersConformance } from '../../testing/conformance/countersConformance.ts';
import { storeConformance } from '../../testing/conformance/storeConformance.ts';
import { createMockCounters } from './createMockCounters.ts';
import { createMockStore } from './createMockStore.ts';
import { memoryStore } from './memoryStore.ts';

describe('the store of the mocks', () => {
  storeConformance(async () => createMockStore(memoryStore()));
});

describe('limits counted by the mocks', () => {
  countersConformance(async () => {
    const stateStore = memoryStore();
    const clock = { now: () => Date.now() };
    return [createMockCounters(stateStore, clock), createMockCounters(stateStore, clock)];
  });
});
