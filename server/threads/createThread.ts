import { Worker } from 'node:worker_threads';
import { type Language, languages } from '../../contract/languages.ts';

const inLanguage = new URL('./inLanguage.ts', import.meta.url).href;

/** An answer takes a fraction of a second. This is shorter than a message's lease. */
const defaultTimeoutMs = 20_000;

/** The response of a thread to each message: its answer, or why there is none. */
export type ThreadResponse<Answer> = { answer: Answer } | { error: string };

/**
 * Creates a worker thread that answers one request after the other, so that the server's own thread
 * stays free. It starts with the first request; one that fails, does not answer in time, or speaks
 * another language than a request asks for, is replaced.
 *
 * @param file - Posts a `ThreadResponse` for each message.
 * @returns `ask` rejects when there is no answer.
 */
export function createThread<Request, Answer>(
  file: URL,
  timeoutMs = defaultTimeoutMs,
): { ask(request: Request, language?: Language): Promise<Answer>; close(): Promise<void> } {
  let worker: Worker | null = null;
  let spoken: Language = 'en';

  function start(): Worker {
    const { [spoken]: folder } = languages;
    const started = new Worker(file, {
      workerData: { folder },
      execArgv: folder ? [...process.execArgv, '--import', inLanguage] : process.execArgv,
    });
    started.unref();
    const forget = () => {
      if (worker === started) worker = null;
    };
    // An error is always followed by the end.
    return started.on('error', forget).on('exit', forget);
  }

  async function askNow(request: Request, language: Language): Promise<Answer> {
    if (language !== spoken) {
      await worker?.terminate();
      worker = null;
      spoken = language;
    }
    const { promise, resolve } = Promise.withResolvers<ThreadResponse<Answer>>();
    worker ??= start();
    const asked = worker;
    const timer = setTimeout(() => {
      resolve({ error: `The thread did not answer in ${timeoutMs} ms.` });
      void asked.terminate();
      worker = null;
    }, timeoutMs);
    const fail = () => resolve({ error: 'The thread failed.' });
    const end = () => resolve({ error: 'The thread ended.' });
    asked.once('message', resolve).once('error', fail).once('exit', end).postMessage(request);
    const response = await promise;
    clearTimeout(timer);
    asked.off('message', resolve).off('error', fail).off('exit', end);
    if ('error' in response) throw new Error(response.error);
    return response.answer;
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    ask(request, language = 'en') {
      const mine = last.then(() => askNow(request, language));
      last = mine.catch(() => undefined);
      return mine;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
