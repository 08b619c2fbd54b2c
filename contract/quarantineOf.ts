import { limits } from './limits.ts';

/** Why nothing is mailed for what somebody sent. */
export type Quarantine = 'honeypot' | 'too fast';

/** Why a form looks sent by a program: it filled the field that people never see, or sent it sooner after opening the page than a person can. */
export function quarantineOf({
  fax,
  formMilliseconds,
}: {
  fax?: string | undefined;
  formMilliseconds?: number | undefined;
}): Quarantine | null {
  if (fax) return 'honeypot';
  if (formMilliseconds !== undefined && formMilliseconds < limits.formMilliseconds.human) {
    return 'too fast';
  }
  return null;
}
