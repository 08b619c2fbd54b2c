import { limits } from './limits.ts';

/** Why no message is sent for a form. */
export type Quarantine = 'honeypot' | 'too fast';

/**
 * Decides whether a program filled in a form: the honeypot has content, or the form was sent
 * without a trusted event and sooner after the page opened than a person can read it. A missing
 * field is never evidence.
 *
 * @param fields - The `formFields` that the page sent.
 * @returns The evidence; null for a person.
 */
export function detectBot({
  fax,
  formMilliseconds,
  hasTrustedInput,
}: {
  fax?: string | undefined;
  formMilliseconds?: number | undefined;
  hasTrustedInput?: boolean | undefined;
}): Quarantine | null {
  if (fax) return 'honeypot';
  const isTooFast =
    formMilliseconds !== undefined && formMilliseconds < limits.formMilliseconds.human;
  return isTooFast && hasTrustedInput === false ? 'too fast' : null;
}
