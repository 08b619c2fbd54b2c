import { cookiePairs } from '../post.ts';
import type { createIdOrder, Reply, SentRequest } from './Host.ts';

/**
 * Sends a request and reads the reply in the form in which two hosts are compared; also returns
 * what to send back in `Cookie`, empty when it set no cookie.
 */
export async function fetchReply(
  origin: string,
  { method, path, headers, bytes }: SentRequest,
  order: ReturnType<typeof createIdOrder>,
): Promise<{ reply: Reply; cookie: string }> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    ...(bytes ? { body: bytes } : {}),
  });
  const text = await response.text();
  // The server's signature is a second cookie; the mocks need none.
  const cookies = response.headers.getSetCookie().filter((cookie) => !/^[^=]+\.sig=/.test(cookie));
  const isPost = method === 'POST' && response.ok;
  if (isPost) order.see(/^\{"id":"([\w-]+)"/.exec(text)?.[1]);
  return {
    reply: {
      status: response.status,
      contentType: response.headers.get('Content-Type'),
      cacheControl: response.headers.get('Cache-Control'),
      location: order.replace(response.headers.get('Location') ?? ''),
      retryAfter: response.headers.get('Retry-After'),
      setCookie: order.replace(cookies.join('\n')) || null,
      body: order.replace(text),
    },
    cookie: cookiePairs(response),
  };
}
