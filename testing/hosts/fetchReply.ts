import type { Answer, createIdOrder, SentRequest } from './Side.ts';

/** Send a request and read the answer in the form in which two sides are compared; also gives the cookies it set. */
export async function fetchAnswer(
  origin: string,
  { method, path, headers, bytes }: SentRequest,
  order: ReturnType<typeof createIdOrder>,
): Promise<{ answer: Answer; cookies: string[] }> {
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
    answer: {
      status: response.status,
      contentType: response.headers.get('Content-Type'),
      cacheControl: response.headers.get('Cache-Control'),
      retryAfter: response.headers.get('Retry-After'),
      setCookie: order.replace(cookies.join('\n').replace(/\.[\w-]+;/, ';')) || null,
      body: JSON.parse(order.replace(text)),
    },
    cookies,
  };
}
