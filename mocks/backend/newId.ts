import { toBase64Url } from './base64.ts';

/** 128 random bits in base64url, as the server's (S1). */
export const newId = () => toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
