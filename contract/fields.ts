import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { Problem } from './problem.ts';

/** Control characters would break a header or a log line; bidi overrides make a name read as another. */
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
/** A name with an address in it is an advertisement that we would be mailing on. */
const webAddress = /\w:\/\/|\b(?:mailto|javascript):|\bwww\.|\.[a-z]{2,}\//i;

const isPrintable = (text: string) => !unprintable.test(text);
const isNoAddress = (text: string) => !webAddress.test(text);
/** A lone surrogate is no character, and UTF-8 cannot carry it. */
const isWellFormed = (text: string) => text.isWellFormed();

/** A line a person typed: trimmed, not blank, and safe to print; `requiredMessage` is what an empty one is told. */
function line({ max, requiredMessage }: { max: number; requiredMessage: string }) {
  return z
    .string(requiredMessage)
    .check(
      z.trim(),
      z.minLength(1, requiredMessage),
      z.maxLength(max, `expected at most ${max} characters`),
      z.refine(isPrintable, 'expected no control or text-direction characters'),
      z.refine(isWellFormed, 'expected well-formed Unicode'),
    );
}

/** A person's name, which is printed in messages to others. */
export function personName(requiredMessage = 'expected a name') {
  return line({ max: limits.personName.max, requiredMessage }).check(
    z.refine(isNoAddress, 'expected a name without a web address'),
  );
}

export function companyName(requiredMessage = 'expected a company name') {
  return line({ max: limits.companyName.max, requiredMessage }).check(
    z.refine(isNoAddress, 'expected a company name without a web address'),
  );
}

/** An e-mail address a browser and a mail provider both accept. */
export function emailAddress(
  requiredMessage = 'expected an e-mail address',
  invalidMessage = 'expected an e-mail address such as ada@example.com',
) {
  return z
    .string(requiredMessage)
    .check(
      z.trim(),
      z.minLength(1, requiredMessage),
      z.maxLength(limits.email.max, `expected at most ${limits.email.max} characters`),
      z.email(invalidMessage),
    );
}

/** Optional and without a format check, as specification 5 has it; still one printable line. */
export const website = z.optional(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(limits.website.max),
      z.refine(isPrintable, 'expected no control or text-direction characters'),
      z.refine(isWellFormed, 'expected well-formed Unicode'),
    ),
);

/** Consent that was given; anything else is refused. */
export const consent = (message = 'You must agree to the privacy policy') =>
  z.literal(true, message);

/**
 * What `detectBot` judges on every form that a visitor fills in, all of it optional: `fax` is the content of the
 * honeypot, which people never see, whatever the page calls that field; `formMilliseconds` is the time from opening the
 * page to sending the form; `hasTrustedInput` says whether a trusted pointer, key or autofill event reached the page.
 */
export const botDetectionFields = {
  fax: z.optional(z.string().check(z.maxLength(limits.fax.max))),
  formMilliseconds: z.optional(
    z.int().check(z.gte(limits.formMilliseconds.min), z.lte(limits.formMilliseconds.max)),
  ),
  hasTrustedInput: z.optional(z.boolean()),
} as const;

/** An unguessable id: 128 random bits or more in base64url. */
export const RecordId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,43}$/, 'expected an id'));

/** What a POST answers once its record is kept. */
export const Accepted = z.strictObject({ id: RecordId });

/** What any POST may be refused with. */
export const refusals = {
  400: Problem,
  403: Problem,
  413: Problem,
  415: Problem,
  422: Problem,
  429: Problem,
  500: Problem,
  503: Problem,
} as const;
