/** A body on its way, and the name that the server knows it by (S7). */
export interface Submission<Body> {
  body: Body;
  idempotencyKey: string;
}

/** Name a body. Sent again under this name, after an answer was lost, it is recognised and kept once. */
export function submissionOf<Body>(body: Body): Submission<Body> {
  return { body, idempotencyKey: randomKey() };
}

/**
 * Keeps what is sent the same for as long as the visitor says the same, down to its times and its key.
 * Other words, or `settle` after an answer that settled the matter, make another submission.
 */
export function createSubmission<Said, Body>(
  compose: (said: Said) => Body,
): { of(said: Said): Submission<Body>; settle(): void } {
  let current: { words: string; submission: Submission<Body> } | undefined;
  return {
    of(said) {
      const words = JSON.stringify(said);
      if (current?.words !== words) current = { words, submission: submissionOf(compose(said)) };
      return current.submission;
    },
    settle() {
      current = undefined;
    },
  };
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing where the page is served over plain HTTP. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
