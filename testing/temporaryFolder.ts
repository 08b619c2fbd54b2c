import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder for the running test, and removes it after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roi-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a folder with a built page of one line, for servers that have to be ready. */
export function pageFolder(): string {
  const folder = temporaryFolder();
  const html = '<!doctype html><html><head><meta charset="utf-8"><title>Calculator</title>';
  writeFileSync(join(folder, 'index.html'), html);
  return folder;
}
