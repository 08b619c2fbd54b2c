import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LoadFont } from '../worker/report/fonts/fontFiles.ts';

const { resolve } = createRequire(import.meta.url);

/** Reads the report's fonts from the packages that the page bundles them from, so that both sides draw with the same bytes (S5). */
export const loadReportFont: LoadFont = (file) => readFile(resolve(`@fontsource/${file}`));
