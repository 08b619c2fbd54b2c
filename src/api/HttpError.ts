/** An answer that is no success; reads `502: body text`, with the status text where the body is empty (specification 8). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }

  static async from(response: Response): Promise<HttpError> {
    const text = await response.text().catch(() => '');
    return new HttpError(response.status, text || response.statusText);
  }
}
