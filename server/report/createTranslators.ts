import type { MailSettings } from '../../backend/mails/composeMail.ts';
import type { MailDraft } from '../../backend/mails/Mail.ts';
import type { Language } from '../../contract/languages.ts';
import { createThread } from '../threads/createThread.ts';
import type { AskedDocument } from './reportThread.ts';

type Thread = ReturnType<typeof createThread<AskedDocument, Uint8Array | MailDraft>>;

/**
 * Creates what composes mails and reports in other languages: each has a thread of its own, which
 * starts with the first visitor who reads it.
 *
 * @param file - Answers an `AskedDocument`.
 */
export function createTranslators(file: URL) {
  const threads = new Map<Language, Thread>();
  function threadOf(language: Language): Thread {
    const thread: Thread = threads.get(language) ?? createThread(file, { language });
    threads.set(language, thread);
    return thread;
  }
  const inLanguage: MailSettings['inLanguage'] = (language) => ({
    buildReport: async (request) => (await threadOf(language).ask(request)) as Uint8Array,
    composeVisitorMail: async (asked) => (await threadOf(language).ask(asked)) as MailDraft,
  });
  return {
    inLanguage,
    close: () => Promise.all([...threads.values()].map((thread) => thread.close())),
  };
}
