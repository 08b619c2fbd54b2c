import { consentTexts } from './words/consent.ts';

/** A form that asks for consent. */
type ConsentForm = keyof (typeof consentTexts)[typeof consentVersion];

/** The version that the page shows. A changed text is a new version; earlier ones stay. */
export const consentVersion = '2026-11';

/** The consent of a visitor, as it is kept with the lead. */
export interface Consent {
  version: string;
  /** Null for a version that this release does not know, such as one of a newer page. */
  text: string | null;
  /** The privacy policy as it was linked, and the UTC day of the form; missing in older leads. */
  policyUrl?: string;
  day?: string;
}

/**
 * Returns the text of a version, which is `consentVersion` unless a lead names another one.
 *
 * @param texts - Those of the visitor's language.
 */
export function consentTo(
  form: ConsentForm,
  version: string = consentVersion,
  texts: Readonly<Record<string, Record<ConsentForm, string>>> = consentTexts,
): Consent {
  return { version, text: texts[version]?.[form] ?? null };
}
