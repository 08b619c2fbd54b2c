import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Returns the file that takes the place of a module in a language: `languages/de/src/texts/page.ts`
 * for `src/texts/page.ts`. A catalogue of a language so has whole modules, and no text is looked up
 * while the product runs.
 *
 * @param file - The absolute path of the module.
 * @param importer - The absolute path of the module that imports it.
 * @param folder - The folder of the language in `languages/`; empty for English.
 * @returns Null where the module has no words, and where a catalogue imports what
 *   it replaces.
 */
export function languageFile(file: string, importer: string, folder: string): string | null {
  if (!folder) return null;
  const own = join(root, 'languages', folder, relative(root, file));
  return own !== importer && existsSync(own) ? own : null;
}
