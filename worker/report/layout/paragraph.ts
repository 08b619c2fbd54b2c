import { graphemesOf } from '../fonts/scripts.ts';
import type { Block } from './Block.ts';
import type { Sheet, Tag } from './Sheet.ts';
import type { TextStyle, Typesetter } from './Typesetter.ts';

/** A part of a paragraph; a string has the style of the paragraph. */
export type Span = string | { readonly text: string; readonly style: Partial<TextStyle> };

/** The content of a paragraph. */
export type Content = Span | readonly Span[];

export interface ParagraphStyle extends TextStyle {
  readonly width: number;
  /** The distance between baselines as a multiple of the size. */
  readonly leading?: number;
  readonly align?: 'left' | 'right';
  /** The last allowed line ends with an ellipsis if the text is longer. */
  readonly maxLines?: number;
  /** The element of the text; by default a paragraph, or the heading of its style. */
  readonly tag?: Tag;
}

interface Piece {
  readonly text: string;
  readonly style: TextStyle;
}

type Line = readonly Piece[];

const defaultLeading = 1.45;

/**
 * Lays out text in lines of a given width. Lines break after spaces, between ideographs, and within
 * a word that is wider than the line.
 */
export function paragraph(typesetter: Typesetter, content: Content, style: ParagraphStyle): Block {
  const { width, align = 'left', leading = defaultLeading } = style;
  const pieces = piecesOf(content, style);
  const lines = clampLines(typesetter, breakLines(typesetter, pieces, width), style);
  const lineHeight = style.size * leading;
  return {
    height: lines.length * lineHeight,
    draw(sheet, x, y) {
      const draw = drawPiece(typesetter, sheet);
      sheet.structure.within(style.tag ?? { role: style.role ?? 'P' }, () => {
        lines.forEach((line, index) => {
          const baseline = y + index * lineHeight + (lineHeight + style.size * 0.72) / 2;
          let at = align === 'right' ? x + width - widthOf(typesetter, trimLineEnd(line)) : x;
          for (const piece of line) {
            at += draw(piece, at, baseline);
          }
        });
      });
    },
  };
}

/** The width in points of the longest part of a text within which no line may break. */
export function widestWord(typesetter: Typesetter, content: Content, style: TextStyle): number {
  const words = wordsOf(piecesOf(content, style));
  return Math.max(0, ...words.map((word) => widthOf(typesetter, trimLineEnd(word))));
}

function piecesOf(content: Content, style: TextStyle): Piece[] {
  const spans = typeof content === 'string' || 'text' in content ? [content] : content;
  return spans.map((span) =>
    typeof span === 'string'
      ? { text: span, style }
      : { text: span.text, style: { ...style, ...span.style } },
  );
}

/**
 * Draws the pieces of a paragraph; those of one link are one element.
 *
 * @returns draws a piece at a point, and returns its width in points with the space at its end.
 */
function drawPiece(typesetter: Typesetter, sheet: Sheet) {
  const linkTags = new Map<TextStyle, Tag>();
  return ({ text, style }: Piece, x: number, baseline: number) => {
    // The space at the end of a line is drawn, so that readers do not join two words, but it has no
    // width: it may be beyond the margin.
    const trimmed = text.trimEnd();
    const { runs, width: advance } = typesetter.set(text, style);
    const width = trimmed === text ? advance : typesetter.widthOf(trimmed, style);
    const { link, size } = style;
    const addText = () => {
      sheet.add({ kind: 'text', text, style, runs, x, baseline, width });
    };
    if (!link) {
      addText();
      return advance;
    }
    const tag = linkTags.get(style) ?? { role: 'Link' };
    linkTags.set(style, tag);
    sheet.structure.within(tag, () => {
      addText();
      sheet.add({
        kind: 'link',
        x,
        y: baseline - size,
        width,
        height: size * 1.3,
        target: link,
      });
    });
    return advance;
  };
}

/** Matches where a line may break: after a space, and between ideographs. */
const breakable =
  /(?<= )|(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])/u;

function breakLines(typesetter: Typesetter, pieces: readonly Piece[], width: number): Line[] {
  const lines: Line[] = [];
  let line: Piece[] = [];
  let used = 0;
  const end = () => {
    lines.push(line);
    line = [];
    used = 0;
  };
  for (const word of wordsOf(pieces)) {
    const wordWidth = widthOf(typesetter, trimLineEnd(word));
    if (line.length > 0 && used + wordWidth > width) end();
    const parts = wordWidth > width ? breakWord(typesetter, word, width) : [word];
    parts.forEach((part, index) => {
      if (index > 0) end();
      line = mergePieces(line, part);
      used += widthOf(typesetter, part);
    });
  }
  if (line.length > 0) end();
  return lines;
}

/**
 * Splits into words with their trailing space; a word may consist of several pieces of different
 * style.
 */
function wordsOf(pieces: readonly Piece[]): Piece[][] {
  const words: Piece[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    for (const text of piece.text.split(breakable)) {
      const part = { text, style: piece.style };
      const last = words.at(-1);
      if (isOpen && last) last.push(part);
      else words.push([part]);
      isOpen = false;
    }
    isOpen = !piece.text.endsWith(' ');
  }
  return words;
}

function breakWord(typesetter: Typesetter, word: readonly Piece[], width: number): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const { text, style } of word) {
    for (const character of graphemesOf(text)) {
      const last = parts.at(-1) ?? [];
      const longer = mergePieces(last, [{ text: character, style }]);
      if (last.length > 0 && character !== ' ' && widthOf(typesetter, longer) > width) {
        parts.push([{ text: character, style }]);
      } else parts[parts.length - 1] = longer;
    }
  }
  return parts;
}

/**
 * Merges neighbouring pieces of one style, so that a right-to-left name is reordered as a whole.
 */
function mergePieces(line: readonly Piece[], more: readonly Piece[]): Piece[] {
  const pieces = [...line];
  for (const piece of more) {
    const last = pieces.at(-1);
    if (last?.style === piece.style) {
      pieces[pieces.length - 1] = { text: last.text + piece.text, style: piece.style };
    } else pieces.push(piece);
  }
  return pieces;
}

function trimLineEnd(line: readonly Piece[]): Piece[] {
  const last = line.at(-1);
  return last ? [...line.slice(0, -1), { ...last, text: last.text.trimEnd() }] : [];
}

const widthOf = (typesetter: Typesetter, line: readonly Piece[]) =>
  line.reduce((sum, piece) => sum + typesetter.widthOf(piece.text, piece.style), 0);

/** Limits the number of lines; the last one ends with an ellipsis. */
function clampLines(typesetter: Typesetter, lines: Line[], style: ParagraphStyle): Line[] {
  const { maxLines, width } = style;
  if (maxLines === undefined || lines.length <= maxLines) return lines;
  const last = lines[maxLines - 1] ?? [];
  const characters = last.flatMap((piece) =>
    graphemesOf(piece.text).map((text) => ({ text, style: piece.style })),
  );
  let shortened = mergePieces([], characters);
  while (
    characters.length > 0 &&
    widthOf(typesetter, [...shortened, { text: '…', style }]) > width
  ) {
    characters.pop();
    shortened = mergePieces([], characters);
  }
  return [...lines.slice(0, maxLines - 1), [...trimLineEnd(shortened), { text: '…', style }]];
}
