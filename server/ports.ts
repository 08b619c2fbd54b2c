import { hash } from 'node:crypto';
import type { Clock, Hash } from '../backend/ports.ts';

export const systemClock: Clock = { now: () => Date.now() };

/**
 * Hashes by Node's own function, at once: Web Crypto computes each hash in another thread, which
 * takes longer than the rest of a small request.
 */
export const nodeHash: Hash = { sha256: (content, encoding) => hash('sha256', content, encoding) };
