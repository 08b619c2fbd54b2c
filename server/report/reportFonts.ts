import { readFile } from 'node:fs/promises';
import type { LoadFont } from '../../worker/report/fonts/fontFiles.ts';

const folder = new URL('../../worker/report/fonts/files/', import.meta.url);

/**
 * Reads the report's fonts from the files that the page bundles, so that server and page draw with
 * the same bytes (S5).
 */
export const loadReportFont: LoadFont = (file) => readFile(new URL(file, folder));
