import type { Clock } from '../backend/ports.ts';

export const systemClock: Clock = { now: () => Date.now() };
