/** A WOFF file by its path in `files/`. Each holds one weight of one subset of a typeface. */
export type FontFile =
  | `inter/inter-${string}-${400 | 600}-normal.woff`
  | `noto-${string}/noto-${string}-500-normal.woff`;

/** The file that shapes text: `harfbuzzjs/dist/harfbuzz.wasm`. */
export const shaperFile = 'harfbuzz.wasm';

/**
 * Loads the bytes of a font file, or of HarfBuzz. The browser fetches the same files that Node
 * reads from disk, so both draw the same report (S5).
 */
export type LoadFont = (file: FontFile | typeof shaperFile) => Promise<Uint8Array>;
