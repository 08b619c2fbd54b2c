import * as z from 'zod/mini';
import { Attribution } from './attribution.ts';
import { withAsciiDomain } from './emailDomains.ts';
import type { Schema } from './endpoint.ts';
import { languageNames } from './languages.ts';
import { limits } from './limits.ts';
import { openedPartNames } from './openedParts.ts';
import { Problem } from './problem.ts';
import {
  companyMissing,
  companyWithAddress,
  consentMissing,
  emailBeyondAscii,
  emailInvalid,
  emailMissing,
  invisibleCharacters,
  nameMissing,
  nameWithAddress,
  tooLong,
  unreadableCharacters,
} from './words/fields.ts';

/** Control characters break headers and log lines; bidi overrides make a name read as another. */
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
/** A name that contains an address may be an advertisement, which mails must not forward. */
const webAddress = /\w:\/\/|\b(?:mailto|javascript):|\bwww\.|\.[a-z]{2,}\//i;

const isPrintable = (text: string) => !unprintable.test(text);
const isNoAddress = (text: string) => !webAddress.test(text);
/** UTF-8 cannot encode a lone surrogate. */
const isWellFormed = (text: string) => text.isWellFormed();

/**
 * A line that a person typed: trimmed, and safe to print.
 *
 * @param requiredMessage - The error for a missing line.
 */
function line(max: number, requiredMessage?: string) {
  return z
    .string(requiredMessage)
    .check(
      z.trim(),
      z.maxLength(max, tooLong(max)),
      z.refine(isPrintable, invisibleCharacters),
      z.refine(isWellFormed, unreadableCharacters),
    );
}

/** A person's name. Messages to others contain it. */
export function personName(requiredMessage = nameMissing) {
  return line(limits.personName.max, requiredMessage).check(
    z.minLength(1, requiredMessage),
    z.refine(isNoAddress, nameWithAddress),
  );
}

export function companyName(requiredMessage = companyMissing) {
  return line(limits.companyName.max, requiredMessage).check(
    z.minLength(1, requiredMessage),
    z.refine(isNoAddress, companyWithAddress),
  );
}

/** Mail providers deliver to no such address: it needs SMTPUTF8 (RFC 6531) all the way (S21). */
const hasAsciiMailbox = (email: string) =>
  !/[\u0080-\uffff]/.test(email.slice(0, Math.max(0, email.lastIndexOf('@'))));
/** Zod's own, and top-level domains in punycode. */
const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,})$/;

/** An e-mail address that mail providers accept; a domain beyond ASCII becomes punycode. */
export function emailAddress(requiredMessage = emailMissing, invalidMessage = emailInvalid) {
  return z.string(requiredMessage).check(
    z.trim(),
    z.minLength(1, requiredMessage),
    z.overwrite(withAsciiDomain),
    z.maxLength(limits.email.max, tooLong(limits.email.max)),
    z.refine(hasAsciiMailbox, { error: emailBeyondAscii, abort: true }),
    z.email({ pattern: emailPattern, error: invalidMessage }),
    // RFC 5321, 4.5.3.1.1: mail servers refuse more than 64 characters before the @.
    z.regex(/^(?![^@]{65})/, invalidMessage),
  );
}

/** One printable line, optional and of any format (specification 5). */
export const website = z.optional(line(limits.website.max));

/** Consent; anything but true is invalid. */
export const consent = (message = consentMissing) => z.literal(true, message);

/** An unguessable id: 128 random bits or more in base64url. */
export const LeadId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,43}$/, 'This is not a valid ID'));

/**
 * The fields that the page adds to every form of a visitor, all of them optional. For `detectBot`:
 * `fax` is the content of the honeypot, which people never see, whatever the page calls that field;
 * `formMilliseconds` is the time from opening the page to sending the form; `hasTrustedInput` says
 * whether a trusted pointer, key or autofill event reached the page. `consentVersion` names the
 * text that the visitor agreed to (S13). `attribution` says where the visitor came from,
 * `fromCalculation` the saved calculation whose link they opened, and `hutk` HubSpot's cookie of a
 * visitor who agreed to trackers (S14); `opened` says which parts of the page they opened (S19),
 * `language` the language of the page (P5). What is not valid of these counts as missing, so that
 * no lead is lost for it.
 */
export const formFields = {
  fax: z.optional(z.string().check(z.maxLength(limits.fax.max))),
  formMilliseconds: z.optional(
    z.int().check(z.gte(limits.formMilliseconds.min), z.lte(limits.formMilliseconds.max)),
  ),
  hasTrustedInput: z.optional(z.boolean()),
  consentVersion: z.optional(
    z.string().check(z.regex(/^\d{4}-\d{2}(\.\d{1,3})?$/, 'Use a version such as 2026-11')),
  ),
  attribution: z.catch(z.optional(Attribution), undefined),
  fromCalculation: z.catch(z.optional(LeadId), undefined),
  hutk: z.catch(z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))), undefined),
  language: z.catch(z.optional(z.enum(languageNames)), undefined),
  opened: z.catch(
    z.optional(z.array(z.enum(openedPartNames)).check(z.maxLength(openedPartNames.length))),
    undefined,
  ),
} as const;

/** The response of a POST whose lead is saved. */
export const Accepted = z.strictObject({ id: LeadId });

/** The error responses of a POST that pages of any site may send. */
export const openErrorResponses = {
  400: Problem,
  408: Problem,
  413: Problem,
  415: Problem,
  422: Problem,
  429: Problem,
  500: Problem,
  503: Problem,
} as const;

/** The error responses of a form. */
export const errorResponses = { ...openErrorResponses, 403: Problem } as const;

/** The responses of a GET whose body changes only with a release; a client may know it (304). */
export function releasedWith<Body extends Schema>(body: Body) {
  return { 200: body, 304: z.null(), 429: Problem, 500: Problem } as const;
}
