import { newId } from '../../contract/ids.ts';

/**
 * Keeps the texts of resources as bytes that all answers share. A server writes a short token for
 * each, so that an answer of hundreds of kilobytes takes neither time nor memory of its own
 * (decision 0229).
 */
export function createSharedTexts() {
  const tokens = new Map<string, string>();
  const bytesOf = new Map<string, Buffer>();
  /** Nobody can guess it, so no request can name a token. */
  const prefix = `shared-text-${newId()}-`;
  const token = new RegExp(`(${prefix}\\d+)`);

  return {
    /** Returns the token of a resource, whose text is read once. */
    tokenOf(uri: string, read: () => string): string {
      const known = tokens.get(uri);
      if (known !== undefined) return known;
      const created = `${prefix}${tokens.size}`;
      tokens.set(uri, created);
      // As JSON has it between quotation marks.
      bytesOf.set(created, Buffer.from(JSON.stringify(read()).slice(1, -1)));
      return created;
    },

    /** The bytes of an answer in their order, with the texts in place of their tokens. */
    partsOf: (answer: string): Buffer[] =>
      answer.split(token).map((part) => bytesOf.get(part) ?? Buffer.from(part)),
  };
}
