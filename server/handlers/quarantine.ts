import { limits } from '../../contract/limits.ts';
import type { Quarantine } from '../store/Store.ts';

/** Why a form looks sent by a program: it filled the field that people never see, or took less than two seconds. */
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
