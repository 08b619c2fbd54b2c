import type { MailSettings } from '../../backend/mails/composeMail.ts';
import type { MailDraft } from '../../backend/mails/Mail.ts';
import type { Language } from '../../contract/languages.ts';
import { createThread } from '../threads/createThread.ts';
import type { AskedDocument } from './reportThread.ts';

type Thread = ReturnType<typeof createThread<AskedDocument, Uint8Array | MailDraft>>;

/**
 * Creates what composes mails and reports in other languages than English. A thread speaks one
 * language, and takes the memory of a report's fonts, so there is one at a time: that of the
 * language that was asked for last.
 *
 * @param file - Answers an `AskedDocument`.
 */
export function createTranslators(file: URL) {
  let current: { language: Language; thread: Thread } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function askNow(language: Language, asked: AskedDocument) {
    if (current?.language !== language) {
      await current?.thread.close();
      current = { language, thread: createThread(file, { language }) };
    }
    return current.thread.ask(asked);
  }

  function ask(language: Language, asked: AskedDocument) {
    const mine = last.then(() => askNow(language, asked));
    last = mine.catch(() => undefined);
    return mine;
  }

  const inLanguage: MailSettings['inLanguage'] = (language) => ({
    buildReport: async (request) => (await ask(language, request)) as Uint8Array,
    composeVisitorMail: async (asked) => (await ask(language, asked)) as MailDraft,
  });
  return {
    inLanguage,
    async close() {
      await current?.thread.close();
    },
  };
}
