/** Posts JSON and reads the response, whether it is JSON or text. */
export async function post(
  base: URL,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(new URL(path, base), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : null,
    /** The value of the `Cookie` header for the next request. */
    cookie: cookiePairs(response),
  };
}

/** Every cookie that a response sets, as the value of the next request's `Cookie` header. */
export function cookiePairs({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
