/** Where a scenario starts whose `#` a mail, a chat or a form has encoded (P11). */
const encodedHash = /%(?:25)*23(?=v\d+(?:&|%(?:25)*26|$))/i;

/**
 * Returns an address with the `#` before its scenario, which was encoded, so that the scenario was
 * a part of the path or the query; null for any other address.
 */
export function mendedAddress(address: string): string | null {
  return encodedHash.test(address) && !address.includes('#')
    ? address.replace(encodedHash, '#')
    : null;
}

/**
 * Returns a fragment as it was before it travelled: without what is before the version, decoded
 * where it was encoded as a whole, and without the entities of HTML. A sound one contains neither a
 * `;` nor an encoded `&` after its version, so it stays as it is.
 */
export function mendedFragment(fragment: string): string {
  let mended = fragment.replace(/^#?(?:%(?:25)*23)?/, '');
  for (let times = 0; times < 3 && /^v\d+%(?:25)*26/i.test(mended); times++)
    mended = decoded(mended);
  return withoutLastEntities(
    mended.replace(/&(?:(?:amp|#0*38|#x0*26);)+/gi, '&').replace(/&(?:apos|#0*39|#x0*27);/gi, "'"),
  );
}

/** A text without the entities at its end, of what a mail writes after a link. */
function withoutLastEntities(text: string): string {
  let end = text.length;
  for (let last: string | undefined = ''; last !== undefined; end -= last?.length ?? 0) {
    last = /&(?:quot|gt|nbsp);$/i.exec(text.slice(Math.max(0, end - '&nbsp;'.length), end))?.[0];
  }
  return text.slice(0, end);
}

/** Decodes what is encoded; a sequence that is no text stays as it is. */
export function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

/**
 * Returns a part's key and its text, both decoded.
 *
 * @param part - `share=30`, also where its `=` is encoded.
 */
export function keyAndText(part: string): [key: string, text: string] {
  const [, key = part, text = ''] = /^([^=]*?)(?:=|%3D)(.*)$/is.exec(part) ?? [];
  return [decoded(key), decoded(text)];
}

/** A key in lower case, except for the name of a system: `other:Monday.com.hours`. */
export function plainKey(key: string): string {
  const [, name] = /^other:(.*)\./is.exec(key) ?? [];
  if (name === undefined) return key.toLowerCase();
  const prefix = 'other:';
  return `${prefix}${name}${key.slice(prefix.length + name.length).toLowerCase()}`;
}

/**
 * What a text of a link may have been, from what is written to what was most damaged. The first
 * reading that the input accepts counts, so "Acme Inc." keeps its full stop.
 *
 * @param isLast - The text ends the link, so the punctuation of a sentence may follow it.
 */
export function* readingsOf(text: string, isLast: boolean): Generator<string> {
  for (const whole of new Set([text, decoded(text).normalize()])) {
    for (let rest = whole, before = ''; rest !== before; ) {
      yield* [rest, rest.replace(/^other:/i, 'other:'), rest.toLowerCase()];
      before = rest;
      if (isLast) rest = withoutLastMark(rest);
    }
  }
}

/** A text without the one mark of punctuation, symbol or space at its end. */
export function withoutLastMark(text: string): string {
  return text.replace(/[\p{P}\p{S}\p{Z}]$/u, '');
}
