import { hash } from 'node:crypto';
import type { Hash } from '../backend/ports.ts';

/**
 * Hashes by Node's own function, at once: Web Crypto computes each hash in another thread, which
 * takes longer than the rest of a small request.
 */
export const nodeHash: Hash = { sha256: (content, encoding) => hash('sha256', content, encoding) };
