import type { BodyOf } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';

declare global {
  /**
   * Whether the visitor's own pointer, key, assistive technology or autofill has reached the page: set by the inline
   * script of `index.html`, which sees events from the first byte on.
   */
  var hasTrustedInput: boolean | undefined;
}

type BotDetectionFields = Pick<
  BodyOf<Contract['demoSubmission']>,
  'fax' | 'formMilliseconds' | 'hasTrustedInput'
>;

/**
 * What a form tells the server's `detectBot`, as of now.
 * @param honeypot the content of the form's honeypot
 */
export function botDetection(honeypot: string) {
  return {
    formMilliseconds: Math.round(performance.now()),
    hasTrustedInput: globalThis.hasTrustedInput ?? false,
    ...(honeypot ? { fax: honeypot } : {}),
  } satisfies BotDetectionFields;
}
