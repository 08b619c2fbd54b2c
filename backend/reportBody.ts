import type { Hash } from './ports.ts';
import { fromBase64 } from './sha256.ts';

/** The text before the PDF in the body of a report request; within a value, quotes are escaped. */
const pdfStart = /"pdfData"\s*:\s*"/;
/** Characters before new text that `pdfStart` may have begun to match. */
const overlap = 100;
/** A JSON string up to its closing quote, or up to where its text ends. */
const stringContent = /^[^"\\]*(?:\\.[^"\\]*)*/s;
const base64 = /^[A-Za-z0-9+/]*$/;
/** Of a PDF in base64, what stays in the body: enough for the contract to recognise it. */
const keptCharacters = 8;

/**
 * Takes the PDF out of the text of a report request while it arrives, so that its megabytes are
 * never kept (S5). In the text that remains it is its first characters, or empty when it is not
 * base64, which the contract refuses.
 *
 * @param decode - Receives the PDF in pieces of base64, each of whole bytes but the last; returns
 *   whether a piece is base64. Hosts have faster decoders than JavaScript.
 */
export function createPdfExtraction(decode: (piece: string) => boolean) {
  let phase: 'before' | 'inside' | 'after' = 'before';
  let rest = '';
  /** Text of the PDF that cannot be judged before more arrives. */
  let pending = '';
  /** Digits that complete no group of four yet. */
  let digits = '';
  let kept = '';
  let padding = 0;
  let isBase64 = true;

  function search(text: string) {
    const from = Math.max(0, rest.length - overlap);
    rest += text;
    const found = pdfStart.exec(rest.slice(from));
    if (!found) return;
    const startsAt = from + found.index + found[0].length;
    const inside = rest.slice(startsAt);
    rest = rest.slice(0, startsAt);
    phase = 'inside';
    readPdf(inside);
  }

  function readPdf(text: string) {
    const unread = pending + text;
    const content = contentOf(unread);
    takePdf(content.replaceAll('\\/', '/'));
    pending = unread.slice(content.length);
    if (!pending.startsWith('"')) return;
    phase = 'after';
    isBase64 &&= base64.test(digits) && decode(digits);
    rest += (isBase64 ? kept : '') + pending;
  }

  function takePdf(text: string) {
    const end = padding > 0 ? 0 : indexOr(text, '=');
    const newDigits = text.slice(0, end);
    const newPadding = text.slice(end);
    padding += newPadding.length;
    isBase64 &&= padding <= 2 && /^=*$/.test(newPadding);
    kept += text.slice(0, keptCharacters - kept.length);
    const all = digits + newDigits;
    const whole = all.length - (all.length % 4);
    digits = all.slice(whole);
    isBase64 &&= decode(all.slice(0, whole));
  }

  return {
    /** Takes the next part of the text. */
    push(text: string) {
      if (phase === 'before') search(text);
      else if (phase === 'inside') readPdf(text);
      else rest += text;
    },
    /** The text so far, without the PDF. */
    rest: () => rest,
    /** Whether there was a PDF in base64. */
    hasPdf: () => phase === 'after' && isBase64,
  };
}

/** The text up to the quote that ends a JSON string. A PDF has no escapes, and a search is fast. */
function contentOf(text: string): string {
  const plain = text.slice(0, indexOr(text, '"'));
  return plain.includes('\\') ? (stringContent.exec(text)?.[0] ?? '') : plain;
}

function indexOr(text: string, searched: string): number {
  const found = text.indexOf(searched);
  return found < 0 ? text.length : found;
}

/**
 * Takes the PDF out of the whole text of a report request, for hosts that receive it at once.
 *
 * @returns The text with the beginning of the PDF in its place, and the SHA-256 of the PDF in hex.
 */
export async function extractPdf(
  text: string,
  hash: Hash,
): Promise<{ text: string; pdfSha256: string | null }> {
  let pdf = '';
  const extraction = createPdfExtraction((piece) => {
    pdf += piece;
    return base64.test(piece);
  });
  extraction.push(text);
  const pdfSha256 = extraction.hasPdf() ? await hash.sha256(fromBase64(pdf), 'hex') : null;
  return { text: extraction.rest(), pdfSha256 };
}
