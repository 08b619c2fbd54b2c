import { hash } from 'node:crypto';
import type { Hash } from '../backend/ports.ts';

/**
 * Hashes by Node's own function, at once: Web Crypto hands each hash to another thread, which takes
 * longer than all else that a small request needs.
 */
export const nodeHash: Hash = { sha256: (content, encoding) => hash('sha256', content, encoding) };
