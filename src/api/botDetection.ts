import type { BodyOf } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';

declare global {
  /**
   * Whether a trusted event from a pointer, key, assistive technology or autofill has reached the
   * page. The inline script of `index.html` sets it, because it sees events from the first byte on.
   */
  var hasTrustedInput: boolean | undefined;
}

type BotDetectionFields = Pick<
  BodyOf<Contract['demoSubmission']>,
  'fax' | 'formMilliseconds' | 'hasTrustedInput'
>;

/**
 * Returns the fields of a form's request that the server's `detectBot` checks, as of now.
 *
 * @param honeypot - The content of the form's honeypot field.
 */
export function botDetection(honeypot: string) {
  return {
    formMilliseconds: Math.round(performance.now()),
    hasTrustedInput: globalThis.hasTrustedInput ?? false,
    ...(honeypot ? { fax: honeypot } : {}),
  } satisfies BotDetectionFields;
}
