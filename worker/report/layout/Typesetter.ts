import type { Face } from '../fonts/Face.ts';
import type { Faces } from '../fonts/openFaces.ts';
import type { VisualOrder } from '../fonts/visualOrder.ts';
import type { HeadingRole } from './Role.ts';

/** The style of a text: the size in points, the colour as `#rrggbb`. */
export interface TextStyle {
  readonly size: number;
  readonly weight: 'regular' | 'semibold';
  readonly color: string;
  /** Uses digits of equal width, for figures in columns. */
  readonly isTabular?: boolean;
  /** The target of a link: an address, or a page of the report. */
  readonly link?: string | { readonly page: number };
  /** Makes a text in this style a heading. */
  readonly role?: HeadingRole;
}

/** Consecutive characters of one face; `x` is in points from the start of the text. */
export interface Run {
  readonly face: Face;
  readonly codes: readonly number[];
  readonly x: number;
}

/** A combining accent, which is centred over the letter before it. */
const combiningMark = /\p{Mn}/u;
const firstCombiningMark = 0x300;

/** The runs of a text and its width, in thousandths of the text size. */
interface Measured {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Converts texts to glyphs of the faces of the document, and measures them. */
export class Typesetter {
  readonly #faces: Faces;
  readonly #visualOrder: VisualOrder;
  readonly #cache = {
    regular: { plain: new Map<string, Measured>(), tabular: new Map<string, Measured>() },
    semibold: { plain: new Map<string, Measured>(), tabular: new Map<string, Measured>() },
  };

  constructor(faces: Faces, visualOrder: VisualOrder) {
    this.#faces = faces;
    this.#visualOrder = visualOrder;
  }

  /** Whether a face of the document has a glyph for a character. */
  has(codePoint: number): boolean {
    return this.#faces.regular.has(codePoint) || this.#faces.names.has(codePoint);
  }

  /** The width of a text in points. */
  widthOf(text: string, style: TextStyle): number {
    return (this.#measured(text, style).width * style.size) / 1000;
  }

  /**
   * Converts a line of text to runs of glyphs, with their width in points.
   *
   * @throws Error for a character without a glyph, which would vanish from the report.
   */
  set(text: string, style: TextStyle): { readonly runs: readonly Run[]; readonly width: number } {
    const points = (thousandths: number) => (thousandths * style.size) / 1000;
    const { runs, width } = this.#measured(text, style);
    return {
      runs: runs.map(({ face, codes, x }) => ({ face, codes, x: points(x) })),
      width: points(width),
    };
  }

  /** Measures each text once: a report is laid out at least twice and repeats many words. */
  #measured(text: string, { weight, isTabular = false }: TextStyle): Measured {
    const cache = this.#cache[weight][isTabular ? 'tabular' : 'plain'];
    const measured = cache.get(text) ?? this.#measure(text, weight, isTabular);
    cache.set(text, measured);
    return measured;
  }

  #measure(text: string, weight: TextStyle['weight'], isTabular: boolean): Measured {
    const runs: { face: Face; codes: number[]; x: number; isMark: boolean }[] = [];
    let width = 0;
    let lastWidth = 0;
    for (const character of this.#visualOrder(text)) {
      const codePoint = character.codePointAt(0) ?? 0;
      const last = runs.at(-1);
      const face = this.#faceFor(codePoint, weight, last?.face);
      const encoded = face.encode(codePoint, isTabular);
      if (!encoded) throw new Error(`No font has U+${codePoint.toString(16)} of "${text}".`);
      const isMark = codePoint >= firstCombiningMark && combiningMark.test(character);
      if (isMark) {
        const x = width - (lastWidth + encoded.width) / 2;
        runs.push({ face, codes: [encoded.code], x, isMark });
        continue;
      }
      if (last?.face === face && !last.isMark) last.codes.push(encoded.code);
      else runs.push({ face, codes: [encoded.code], x: width, isMark });
      width += encoded.width;
      lastWidth = encoded.width;
    }
    return { runs, width };
  }

  /**
   * Keeps a space in the face of the preceding word, so that a name in another script is one run.
   */
  #faceFor(codePoint: number, weight: TextStyle['weight'], previous: Face | undefined): Face {
    if (codePoint === 0x20 && previous?.has(codePoint)) return previous;
    const face = this.#faces[weight];
    return face.has(codePoint) ? face : this.#faces.names;
  }
}
