/**
 * A response whose status is not a success. The message reads `502: body text`, with the status
 * text in place of an empty body (specification 8).
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The problem's `detail`, a sentence for the visitor; null where the server sent none. */
  readonly detail: string | null;

  /** The `Retry-After` header in seconds; null where the server sent none. */
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    text: string,
    detail: string | null = null,
    retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${text}`);
    this.status = status;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Reads the response's body as the error's message and detail. */
  static async from(response: Response): Promise<HttpError> {
    const text = await response.text().catch(() => '');
    const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json');
    const detail = isProblem ? detailOf(text) : null;
    const retryAfter = response.headers.get('Retry-After') ?? '';
    const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
    return new HttpError(response.status, text || response.statusText, detail, seconds);
  }
}

function detailOf(problem: string): string | null {
  try {
    const { detail } = JSON.parse(problem);
    return typeof detail === 'string' && detail ? detail : null;
  } catch {
    return null;
  }
}
