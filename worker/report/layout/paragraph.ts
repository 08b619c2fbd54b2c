import type { Block } from './Block.ts';
import type { TextStyle, Typesetter } from './Typesetter.ts';

/** A piece of a paragraph; a plain string takes the paragraph's own style. */
export type Span = string | { readonly text: string; readonly style: Partial<TextStyle> };

export interface ParagraphStyle extends TextStyle {
  readonly width: number;
  /** Distance between baselines, in parts of the size. */
  readonly leading?: number;
  readonly align?: 'left' | 'right';
  /** More lines than this end in an ellipsis. */
  readonly maxLines?: number;
}

interface Piece {
  readonly text: string;
  readonly style: TextStyle;
}

type Line = readonly Piece[];

/** The first baseline stands this far below the top, in parts of the size, and the last line ends as far below its baseline. */
const defaultLeading = 1.45;

/** Text that flows over as many lines as its width asks for; it breaks at spaces, between ideographs, and within a word only where the word alone is too wide. */
export function paragraph(
  typesetter: Typesetter,
  content: Span | readonly Span[],
  style: ParagraphStyle,
): Block {
  const { width, align = 'left', leading = defaultLeading } = style;
  const spans = typeof content === 'string' || 'text' in content ? [content] : content;
  const pieces = spans.map((span) =>
    typeof span === 'string'
      ? { text: span, style }
      : { text: span.text, style: { ...style, ...span.style } },
  );
  const lines = clipped(typesetter, breakLines(typesetter, pieces, width), style);
  const lineHeight = style.size * leading;
  return {
    height: lines.length * lineHeight,
    draw(sheet, x, y) {
      lines.forEach((line, index) => {
        const baseline = y + index * lineHeight + (lineHeight + style.size * 0.72) / 2;
        const set = line.map((piece) => ({ piece, ...typesetter.set(piece.text, piece.style) }));
        const total = set.reduce((sum, { width: part }) => sum + part, 0);
        let at = align === 'right' ? x + width - total : x;
        for (const { piece, runs, width: part } of set) {
          sheet.add({ kind: 'text', ...piece, runs, x: at, baseline, width: part });
          const { link, size } = piece.style;
          if (link) {
            sheet.add({
              kind: 'link',
              ...{ x: at, y: baseline - size, width: part, height: size * 1.3, target: link },
            });
          }
          at += part;
        }
      });
    },
  };
}

/** A place where a line may end: after a space, or beside an ideograph. */
const breakable =
  /(?<= )|(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])/u;

function breakLines(typesetter: Typesetter, pieces: readonly Piece[], width: number): Line[] {
  const lines: Line[] = [];
  let line: Piece[] = [];
  let used = 0;
  const end = () => {
    lines.push(trimmed(line));
    line = [];
    used = 0;
  };
  for (const word of wordsOf(pieces)) {
    const wordWidth = widthOf(typesetter, trimmed(word));
    if (line.length > 0 && used + wordWidth > width) end();
    const parts = wordWidth > width ? brokenWord(typesetter, word, width) : [word];
    parts.forEach((part, index) => {
      if (index > 0) end();
      line = joined(line, part);
      used += widthOf(typesetter, part);
    });
  }
  if (line.length > 0) end();
  return lines;
}

/** Words with the space behind them; a word may run over several pieces, as in **bold**, with its comma. */
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

function brokenWord(typesetter: Typesetter, word: readonly Piece[], width: number): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const { text, style } of word) {
    for (const character of text) {
      const last = parts.at(-1) ?? [];
      const longer = joined(last, [{ text: character, style }]);
      if (last.length > 0 && character !== ' ' && widthOf(typesetter, longer) > width) {
        parts.push([{ text: character, style }]);
      } else parts[parts.length - 1] = longer;
    }
  }
  return parts;
}

/** Neighbours of one style become one piece, so that a name written from right to left is ordered as a whole. */
function joined(line: readonly Piece[], more: readonly Piece[]): Piece[] {
  const pieces = [...line];
  for (const piece of more) {
    const last = pieces.at(-1);
    if (last?.style === piece.style) {
      pieces[pieces.length - 1] = { text: last.text + piece.text, style: piece.style };
    } else pieces.push(piece);
  }
  return pieces;
}

function trimmed(line: readonly Piece[]): Piece[] {
  const last = line.at(-1);
  return last ? [...line.slice(0, -1), { ...last, text: last.text.trimEnd() }] : [];
}

const widthOf = (typesetter: Typesetter, line: readonly Piece[]) =>
  line.reduce((sum, piece) => sum + typesetter.widthOf(piece.text, piece.style), 0);

/** Cuts to the allowed lines, the last one ending in an ellipsis. */
function clipped(typesetter: Typesetter, lines: Line[], style: ParagraphStyle): Line[] {
  const { maxLines, width } = style;
  if (maxLines === undefined || lines.length <= maxLines) return lines;
  const last = lines[maxLines - 1] ?? [];
  const characters = last.flatMap((piece) =>
    Array.from(piece.text, (text) => ({ text, style: piece.style })),
  );
  let kept = joined([], characters);
  while (characters.length > 0 && widthOf(typesetter, [...kept, { text: '…', style }]) > width) {
    characters.pop();
    kept = joined([], characters);
  }
  return [...lines.slice(0, maxLines - 1), [...trimmed(kept), { text: '…', style }]];
}
