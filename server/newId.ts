import { randomBytes } from 'node:crypto';

/** 128 random bits in base64url: nobody can guess another visitor's (S1). */
export const newId = () => randomBytes(16).toString('base64url');
