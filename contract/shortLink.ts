import { otherSystemName, unnamedId } from './systemIds.ts';

/** Digits and letters that nobody takes for one another. */
const symbols = '23456789abcdefghjkmnpqrstuvwxyz';
const codeLength = 10;

/**
 * The address of a short link (P11): `/l/CODE`, in letters of any case, or `/de/l/CODE` for the
 * page in another language.
 */
export const shortLinkPath = /^(?:\/([a-z-]{2,5}))?\/l\/([2-9a-z]{10})\/?$/i;

/**
 * Returns the code of a short link.
 *
 * @param hash - The SHA-256 of what it opens, in hex.
 */
export function linkCode(hash: string): string {
  let rest = BigInt(`0x${hash}`);
  const base = BigInt(symbols.length);
  const code = Array.from({ length: codeLength }, () => {
    const symbol = symbols[Number(rest % base)];
    rest /= base;
    return symbol;
  });
  return code.join('');
}

/** Whether a short link may name a system: what a visitor typed is not saved. */
export function isNameless(id: string): boolean {
  const name = otherSystemName(id);
  return name === null || id === unnamedId || /^Other system \d+$/.test(name);
}
