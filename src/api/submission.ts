/** A request body with its idempotency key (S7). */
export interface Submission<Body> {
  body: Body;
  idempotencyKey: string;
}

/**
 * Gives a body a new idempotency key. When the submission is sent again with this key, after its
 * response was lost, the server stores it once.
 */
export function withIdempotencyKey<Body>(body: Body): Submission<Body> {
  return { body, idempotencyKey: randomKey() };
}

/**
 * Remembers the last submission, so that a retry with the same content sends the same body
 * (including its timestamps) under the same key.
 *
 * @param compose - Builds the body from the content.
 * @returns `get` returns the remembered submission for equal content and a new one otherwise;
 *   `reset` forgets it once the server's response is final.
 */
export function createRetryableSubmission<Content, Body>(
  compose: (content: Content) => Body,
): { get(content: Content): Submission<Body>; reset(): void } {
  let current: { content: string; submission: Submission<Body> } | undefined;
  return {
    get(content) {
      const serialized = JSON.stringify(content);
      if (current?.content !== serialized) {
        current = { content: serialized, submission: withIdempotencyKey(compose(content)) };
      }
      return current.submission;
    },
    reset() {
      current = undefined;
    },
  };
}

/**
 * Returns 128 random bits in hexadecimal. `crypto.randomUUID` is missing where the page is served
 * over plain HTTP.
 */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
