import type { MailSettings } from '../../backend/mails/composeMail.ts';
import type { MailDraft } from '../../backend/mails/Mail.ts';
import { createThread } from '../threads/createThread.ts';
import type { AskedDocument } from './reportThread.ts';

/**
 * Creates what composes mails and reports in other languages than English. They share a thread,
 * because each takes the memory of a report's fonts.
 *
 * @param file - Answers an `AskedDocument`.
 */
export function createTranslators(file: URL) {
  const { ask, close } = createThread<AskedDocument, Uint8Array | MailDraft>(file);
  const inLanguage: MailSettings['inLanguage'] = (language) => ({
    buildReport: async (request) => (await ask(request, language)) as Uint8Array,
    composeVisitorMail: async (asked) => (await ask(asked, language)) as MailDraft,
  });
  return { inLanguage, close };
}
