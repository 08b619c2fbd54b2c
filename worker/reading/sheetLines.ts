import { DamagedPart } from './unpack.ts';

/** A start tag of XML: its name, what is in it, and the text up to the next tag. */
interface StartTag {
  readonly name: string;
  readonly attributes: string;
  readonly text: string;
}

/**
 * Lists the start tags of XML in order. Each character is looked at once: what has no end is no
 * tag, and nothing after it is one.
 */
export function* startTags(xml: string): Generator<StartTag> {
  let start = xml.indexOf('<');
  while (start >= 0) {
    const end = xml.indexOf('>', start);
    if (end < 0) return;
    const next = xml.indexOf('<', end);
    const content = xml.slice(start + 1, end);
    const [name = ''] = /^[\w:]*/.exec(content) ?? [];
    if (name) {
      const text = content.endsWith('/') ? '' : xml.slice(end + 1, next < 0 ? undefined : next);
      yield { name, attributes: content.slice(name.length), text };
    }
    start = next;
  }
}

/** Returns an attribute of a start tag as it is written. */
export function attribute({ attributes }: StartTag, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
}

/** The most characters of all lines; many cells may have the same long text. */
const maxCharacters = 8_000_000;

/**
 * Returns the texts of a sheet's first column, a line for each cell.
 *
 * @param strings - The workbook's shared strings, which cells have by number.
 * @throws DamagedPart when a character is none, or when they are too many.
 */
export function sheetLines(rows: string, strings: string): string[] {
  const shared = textsIn(strings, 'si').map(({ text }) => text);
  const lines = textsIn(rows, 'c').flatMap(({ tag, text, value }) => {
    if (!/^A\d+$/.test(attribute(tag, 'r') ?? '')) return [];
    return attribute(tag, 't') === 's' ? (shared[Number(value)] ?? '') : text;
  });
  let characters = 0;
  for (const line of lines) characters += line.length;
  if (characters > maxCharacters) throw new DamagedPart();
  return lines;
}

/** The elements of a name, each with the text and the value in it. */
function textsIn(xml: string, element: string) {
  const found: { tag: StartTag; text: string; value?: string }[] = [];
  for (const tag of startTags(xml)) {
    const current = found.at(-1);
    if (tag.name === element) found.push({ tag, text: '' });
    else if (current && tag.name === 't') current.text += unescapeXml(tag.text);
    else if (current && tag.name === 'v') current.value ??= tag.text;
  }
  return found;
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

function unescapeXml(text: string): string {
  return text.replaceAll(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (whole, hex, digits, name) =>
    name ? (entities[name] ?? whole) : characterOf(digits, hex ? 16 : 10),
  );
}

function characterOf(digits: string, radix: 10 | 16): string {
  const code = Number.parseInt(digits, radix);
  if (!(code <= 0x10ffff) || (radix === 10 && /\D/.test(digits))) throw new DamagedPart();
  return String.fromCodePoint(code);
}
