import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type LoadFont, shaperFile } from '../../worker/report/fonts/openFont.ts';

const folder = new URL('../../worker/report/fonts/files/', import.meta.url);
const shaper = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm');

/**
 * Reads the report's fonts and HarfBuzz from the files that the page bundles, so that server and
 * page draw with the same bytes (S5).
 */
export const loadReportFont: LoadFont = (file) =>
  readFile(file === shaperFile ? shaper : new URL(file, folder));
