import { readFile } from 'node:fs/promises';
import type { LoadFont } from '../worker/report/fonts/fontFiles.ts';

const folder = new URL('../worker/report/fonts/files/', import.meta.url);

/** Reads the report's fonts from where the page bundles them from, so that both sides draw with the same bytes (S5). */
export const loadReportFont: LoadFont = (file) => readFile(new URL(file, folder));
