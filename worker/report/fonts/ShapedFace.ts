import { type EncodedGlyph, Face } from './Face.ts';
import type { FontSource } from './FontSource.ts';
import { compositeGlyph, type PlacedGlyph } from './SubsetGlyph.ts';
import type { ShapedGlyph, ShapingFont } from './startHarfBuzz.ts';

/** Consecutive glyphs that draw a part of a text that cannot be divided, such as a conjunct. */
interface Cluster {
  readonly text: string;
  readonly glyphs: readonly ShapedGlyph[];
}

/**
 * A face of a script whose letters join, stack or change their order. HarfBuzz picks and places its
 * glyphs. Each cluster is embedded as one glyph, so that readers copy its text as a whole.
 */
export class ShapedFace extends Face {
  readonly #source: FontSource;
  readonly #font: ShapingFont;
  readonly #clusters = new Map<string, EncodedGlyph>();

  constructor(name: string, source: FontSource, font: ShapingFont) {
    super(name, [source]);
    this.#source = source;
    this.#font = font;
  }

  /** Whether the face has all glyphs of a text. */
  canShape(text: string): boolean {
    return this.#font.shape(text, false).every(({ glyph }) => glyph !== 0);
  }

  /**
   * Encodes a text and adds its glyphs to the subset.
   *
   * @returns The glyphs from left to right.
   * @throws Error for text without a glyph, which would vanish from the report.
   */
  shape(text: string, isRightToLeft: boolean): EncodedGlyph[] {
    return clustersOf(text, this.#font.shape(text, isRightToLeft)).map((cluster) => {
      if (cluster.glyphs.some(({ glyph }) => glyph === 0)) {
        throw new Error(`The font ${this.name} has no glyph for "${cluster.text}".`);
      }
      return this.#encodeCluster({
        ...cluster,
        text: isRightToLeft ? Array.from(cluster.text).reverse().join('') : cluster.text,
      });
    });
  }

  #encodeCluster({ text, glyphs }: Cluster): EncodedGlyph {
    const { placed, advance } = place(glyphs);
    const key = JSON.stringify([text, placed, advance]);
    const encoded =
      this.#clusters.get(key) ?? this.add(compositeGlyph(this.#source, placed, advance), text);
    this.#clusters.set(key, encoded);
    return encoded;
  }
}

function clustersOf(text: string, glyphs: readonly ShapedGlyph[]): Cluster[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const clusters = new Map<number, ShapedGlyph[]>();
  for (const glyph of glyphs) {
    clusters.set(glyph.cluster, [...(clusters.get(glyph.cluster) ?? []), glyph]);
  }
  return Array.from(clusters, ([start, ofCluster]) => ({
    text: text.slice(start, starts[starts.indexOf(start) + 1]),
    glyphs: ofCluster,
  }));
}

/** Places glyphs one after another, as the pen moves. */
function place(glyphs: readonly ShapedGlyph[]) {
  let advance = 0;
  const placed = glyphs.map(({ glyph, x, y, advance: width }): PlacedGlyph => {
    const at = { glyph, x: advance + x, y };
    advance += width;
    return at;
  });
  return { placed, advance };
}
