import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporaryFolder.ts';

/** Creates a folder with a built page of one line, for servers that have to be ready. */
export function pageFolder(): string {
  const folder = temporaryFolder();
  const html = '<!doctype html><html><head><meta charset="utf-8"><title>Calculator</title>';
  writeFileSync(join(folder, 'index.html'), html);
  return folder;
}
