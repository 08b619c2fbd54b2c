import type { GlyphId } from './openFont.ts';

/** A glyph of a shaped text; lengths are in font units. */
export interface ShapedGlyph {
  /** 0 if the font has no glyph for the text. */
  readonly glyph: GlyphId;
  /** Where the text of the glyph begins, in UTF-16 units. */
  readonly cluster: number;
  readonly advance: number;
  /** The distance from the pen position, to the right and upwards. */
  readonly x: number;
  readonly y: number;
}

/** A running HarfBuzz, which shapes text. */
export interface Shaper {
  /**
   * @param file - A TrueType file. HarfBuzz reads other files as a font without glyphs.
   * @throws Error if there is too little memory.
   */
  openFont(file: Uint8Array): ShapingFont;
}

type Pointer = number;

/** The functions of `harfbuzz.wasm` that are used here (HarfBuzz manual, `hb-*`). */
type HarfBuzzFunction =
  | '__wasm_call_ctors'
  | 'malloc'
  | 'free'
  | `hb_${'blob' | 'face' | 'font' | 'buffer'}_${'create' | 'destroy'}`
  | 'hb_buffer_add_utf16'
  | 'hb_buffer_set_direction'
  | 'hb_buffer_guess_segment_properties'
  | `hb_buffer_get_${'length' | 'glyph_infos' | 'glyph_positions'}`
  | 'hb_shape';

/** Every function takes and returns numbers and pointers. */
type HarfBuzz = Readonly<Record<HarfBuzzFunction, (...args: number[]) => Pointer>> & {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
};

/** The part of WebAssembly that is used here; the types of Node.js do not include it. */
interface WebAssemblyApi {
  instantiate(
    module: Uint8Array<ArrayBuffer>,
    imports: Record<string, Record<string, unknown>>,
  ): Promise<{ readonly instance: { readonly exports: unknown } }>;
}

/** Constants of HarfBuzz (`hb-common.h`, `hb-blob.h`). */
const leftToRight = 4;
const rightToLeft = 5;
const readOnly = 1;
const none = 0;

const pageBytes = 0x1_00_00;
/** The size of `hb_glyph_info_t` and of `hb_glyph_position_t`. */
const recordBytes = 20;

/**
 * Starts HarfBuzz. The wrapper of the package frees nothing that it allocates, so the functions
 * here call the module themselves, and free what they take.
 *
 * @param wasm - The content of `harfbuzzjs/dist/harfbuzz.wasm`.
 */
export async function startHarfBuzz(wasm: Uint8Array): Promise<Shaper> {
  const stop = () => {
    throw new Error('HarfBuzz stopped.');
  };
  const { WebAssembly: webAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyApi };
  const { instance } = await webAssembly.instantiate(new Uint8Array(wasm), {
    env: {
      _abort_js: stop,
      _setitimer_js: () => 0,
      _emscripten_runtime_keepalive_clear: () => undefined,
      // It grows to at least the size, or throws.
      emscripten_resize_heap: (size: number) =>
        memory.grow(Math.ceil((size - memory.buffer.byteLength) / pageBytes)) >= 0,
    },
    wasi_snapshot_preview1: { proc_exit: stop },
  });
  const harfBuzz = instance.exports as HarfBuzz;
  const { memory } = harfBuzz;
  harfBuzz.__wasm_call_ctors();
  return { openFont: (file) => new ShapingFont(harfBuzz, file) };
}

/** A font in the memory of HarfBuzz. */
export class ShapingFont {
  readonly #harfBuzz: HarfBuzz;
  readonly #data: Pointer;
  readonly #font: Pointer;

  constructor(harfBuzz: HarfBuzz, file: Uint8Array) {
    this.#harfBuzz = harfBuzz;
    this.#data = allocate(harfBuzz, file.length);
    new Uint8Array(harfBuzz.memory.buffer, this.#data).set(file);
    const blob = harfBuzz.hb_blob_create(this.#data, file.length, readOnly, none, none);
    const face = harfBuzz.hb_face_create(blob, 0);
    this.#font = harfBuzz.hb_font_create(face);
    // The font keeps both until it is destroyed.
    harfBuzz.hb_face_destroy(face);
    harfBuzz.hb_blob_destroy(blob);
  }

  /** Picks and places the glyphs of a text in one script and direction, from left to right. */
  shape(text: string, isRightToLeft: boolean): ShapedGlyph[] {
    const harfBuzz = this.#harfBuzz;
    const buffer = harfBuzz.hb_buffer_create();
    const units = allocate(harfBuzz, text.length * 2);
    try {
      const written = new DataView(harfBuzz.memory.buffer, units);
      for (let at = 0; at < text.length; at += 1) {
        written.setUint16(at * 2, text.charCodeAt(at), true);
      }
      harfBuzz.hb_buffer_add_utf16(buffer, units, text.length, 0, text.length);
      harfBuzz.hb_buffer_set_direction(buffer, isRightToLeft ? rightToLeft : leftToRight);
      harfBuzz.hb_buffer_guess_segment_properties(buffer);
      harfBuzz.hb_shape(this.#font, buffer, none, 0);
      return readGlyphs(harfBuzz, buffer);
    } finally {
      harfBuzz.free(units);
      harfBuzz.hb_buffer_destroy(buffer);
    }
  }

  /** Frees the memory of the font, which shapes nothing afterwards. */
  free(): void {
    this.#harfBuzz.hb_font_destroy(this.#font);
    this.#harfBuzz.free(this.#data);
  }
}

function readGlyphs(harfBuzz: HarfBuzz, buffer: Pointer): ShapedGlyph[] {
  const infos = harfBuzz.hb_buffer_get_glyph_infos(buffer, none);
  const positions = harfBuzz.hb_buffer_get_glyph_positions(buffer, none);
  const memory = new DataView(harfBuzz.memory.buffer);
  return Array.from({ length: harfBuzz.hb_buffer_get_length(buffer) }, (_, index) => {
    const info = infos + index * recordBytes;
    const position = positions + index * recordBytes;
    return {
      glyph: memory.getUint32(info, true),
      cluster: memory.getUint32(info + 8, true),
      advance: memory.getInt32(position, true),
      x: memory.getInt32(position + 8, true),
      y: memory.getInt32(position + 12, true),
    };
  });
}

/** Allocates memory; it may move the views of the memory that exist. */
function allocate(harfBuzz: HarfBuzz, size: number): Pointer {
  const pointer = harfBuzz.malloc(size);
  if (pointer === none && size > 0) throw new Error(`No memory for ${size} bytes in HarfBuzz.`);
  return pointer;
}
