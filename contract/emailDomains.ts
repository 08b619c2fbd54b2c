import { freeMailDomains } from './freeMail.ts';

/** Node and browsers both have it; the contract is compiled for neither. */
declare const URL: {
  canParse(url: string): boolean;
  new (url: string): { readonly host: string };
};

/** A domain in lower case, and in punycode where it has letters beyond ASCII (S21). */
export function asciiDomain(domain: string): string {
  const lower = domain.trim().toLowerCase();
  return URL.canParse(`http://${lower}`) ? new URL(`http://${lower}`).host : lower;
}

/** An address with its domain in punycode where it has letters beyond ASCII, as mail needs it. */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return /[^\u0020-\u007e]/.test(domain) && !/[\s/?#\\:]/.test(domain)
    ? email.slice(0, at) + asciiDomain(domain)
    : email;
}

/** Domains that many people have, and one slip of the finger makes another one of. */
const common =
  'gmail.com googlemail.com hotmail.com outlook.com yahoo.com icloud.com protonmail.com'.split(' ');
const known = new Set(freeMailDomains);

/** Endings that are no top-level domain, with the one that is meant. */
const endings = new Map(
  Object.entries({
    com: 'con cmo ocm comm coom cim cpm vom xom',
    net: 'nte ner nett',
    org: 'ogr orgg',
  }).flatMap(([meant, slips]) => slips.split(' ').map((slip) => [slip, meant] as const)),
);

/**
 * The address that was probably meant, for a question; null where nothing looks like a typing error
 * (S21). An address that is meant as it is stays valid.
 */
export function likelyEmail(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).trim().toLowerCase();
  if (at < 2 || known.has(domain)) return null;
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const meantEnding = endings.get(ending);
  const corrected = meantEnding ? domain.slice(0, -ending.length) + meantEnding : domain;
  const meant = common.find((name) => isOneSlip(corrected, name)) ?? corrected;
  return meant === domain ? null : email.slice(0, at) + meant;
}

/** Whether one character was left out, added or replaced, or two were swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [wrong, right] = [typed, meant].map((text) => text.slice(start, text.length - end));
  const isSwapped = wrong?.length === 2 && wrong === [...(right ?? '')].reverse().join('');
  return isSwapped || ((wrong?.length ?? 0) <= 1 && (right?.length ?? 0) <= 1);
}
