import { HttpError } from './HttpError.ts';
import { request } from './request.ts';

/** What has been asked in this visit. An answer is never stale; a failure is forgotten, so that the visitor may ask again. */
const answers = new Map<string, Promise<unknown>>();

/**
 * Read `segments` joined by '/' as JSON (specification 7): asked once however many need it, and never again
 * by itself: no polling, no refetch on focus, no retries. A 401 fails unless `on401` makes it null.
 */
export function load(
  segments: readonly string[],
  { on401 = 'fail' }: { on401?: 'fail' | 'null' } = {},
): Promise<unknown> {
  const url = segments.join('/');
  const question = `${on401} ${url}`;
  const known = answers.get(question);
  if (known) return known;
  const answer = read(url, on401);
  answers.set(question, answer);
  answer.catch(() => answers.delete(question));
  return answer;
}

async function read(url: string, on401: 'fail' | 'null'): Promise<unknown> {
  try {
    const response = await request(url, { method: 'GET' });
    return await response.json();
  } catch (error) {
    if (on401 === 'null' && error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
