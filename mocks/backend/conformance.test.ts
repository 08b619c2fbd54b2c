import { describe } from 'vitest';
import { countersConformance } from '../../testing/conformance/countersConformance.ts';
import { storeConformance } from '../../testing/conformance/storeConformance.ts';
import { memoryStore } from '../../testing/memoryStore.ts';
import { createMockStore } from './createMockStore.ts';
import { createMockCounters } from './mockHost.ts';

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
