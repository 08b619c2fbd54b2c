import type { MailSettings } from '../../backend/mails/composeMail.ts';
import type { MailDraft } from '../../backend/mails/Mail.ts';
import type { LinkPreview, Ports } from '../../backend/ports.ts';
import { createThread } from '../threads/createThread.ts';
import type { Answered, AskedDocument } from './reportThread.ts';

/**
 * Creates what writes mails, reports and previews in other languages than English, in one thread,
 * because each takes the memory of a report's fonts.
 *
 * @param file - Answers an `AskedDocument`.
 */
export function createTranslators(file: URL) {
  const { ask, close } = createThread<AskedDocument, Answered>(file);
  const inLanguage: MailSettings['inLanguage'] = (language) => ({
    buildReport: async (request) => (await ask(request, language)) as Uint8Array,
    composeVisitorMail: async (asked) => (await ask(asked, language)) as MailDraft,
  });
  /** Null where the page is in English, and for a thread that fails. */
  const previewIn: Ports['previewIn'] = async (language, asked) =>
    language === 'en' ? null : ((await ask(asked, language).catch(() => null)) as LinkPreview);
  return { inLanguage, previewIn, close };
}
