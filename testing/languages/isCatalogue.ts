import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The words of what no visitor reads, which stay in English. */
const englishOnly = 'backend/mails/salesMailTexts.ts';

/** Whether a module of the product is words alone: languages replace it, or it stays in English. */
export function isCatalogue(file: string): boolean {
  const mirror = join(import.meta.dirname, '../../languages/de', file);
  return file.startsWith('languages/') || file === englishOnly || existsSync(mirror);
}
