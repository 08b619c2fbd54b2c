import { limits } from './limits.ts';

/** Why a form is kept without sending anything for it. */
export type Quarantine = 'honeypot' | 'too fast';

/**
 * Decides whether a program filled in a form: the honeypot has content, or the form was sent sooner after opening the
 * page than a person can read it and without one trusted event. A missing field is never evidence.
 * @param fields what the page sent of `botDetectionFields`
 * @returns the evidence, or null for a person
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
