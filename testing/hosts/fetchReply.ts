import type { createIdOrder, Reply, SentRequest } from './Host.ts';

/** Sends a request and reads the reply in the form in which two hosts are compared; also returns the cookies it set. */
export async function fetchReply(
  origin: string,
  { method, path, headers, bytes }: SentRequest,
  order: ReturnType<typeof createIdOrder>,
): Promise<{ reply: Reply; cookies: string[] }> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    ...(bytes ? { body: bytes } : {}),
  });
  const text = await response.text();
  const cookies = response.headers.getSetCookie();
  const isPost = method === 'POST' && response.ok;
  if (isPost) order.see(JSON.parse(text).id);
  return {
    reply: {
      status: response.status,
      contentType: response.headers.get('Content-Type'),
      cacheControl: response.headers.get('Cache-Control'),
      retryAfter: response.headers.get('Retry-After'),
      setCookie: order.replace(cookies.join('\n').replace(/\.[\w-]+;/, ';')) || null,
      body: order.replace(text),
    },
    cookies,
  };
}
