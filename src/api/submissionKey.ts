/**
 * Names a submission for as long as the visitor says the same thing, so that a retry after a lost answer is
 * recognised (S7); another body, or `renew` after an answer that settled the matter, makes another name.
 */
export function createSubmissionKey(): { for(body: unknown): string; renew(): void } {
  let last: { said: string; key: string } | undefined;
  return {
    for(body) {
      const said = JSON.stringify(body);
      if (last?.said !== said) last = { said, key: randomKey() };
      return last.key;
    },
    renew() {
      last = undefined;
    },
  };
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing where the page is served over plain HTTP. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
