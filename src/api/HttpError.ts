/** An answer that is no success; reads `502: body text`, with the status text where the body is empty (specification 8). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The server's sentence about what was refused, and when it is possible again; null where it sent none. */
  readonly detail: string | null;

  constructor(status: number, text: string, detail: string | null = null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.detail = detail;
  }

  static async from(response: Response): Promise<HttpError> {
    const text = await response.text().catch(() => '');
    const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json');
    const detail = isProblem ? detailOf(text) : null;
    return new HttpError(response.status, text || response.statusText, detail);
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
