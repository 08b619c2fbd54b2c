import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, onTestFinished } from 'vitest';
import { temporaryFolder } from './temporaryFolder.ts';

export const run = promisify(execFile);

/** Whether a program is on the PATH. */
export const isInstalled = (command: string) =>
  spawnSync(command, ['--version']).error === undefined;

/** Opens a PDF with pdf.js until the running test ends. */
export async function openPdf(pdf: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  onTestFinished(() => task.destroy());
  return task.promise;
}

/** Writes a PDF to a file until the running test ends, and returns its path. */
export function pdfFile(pdf: Uint8Array): string {
  const path = join(temporaryFolder(), 'report.pdf');
  writeFileSync(path, pdf);
  return path;
}

/** Expects that qpdf finds no errors in a PDF. */
export async function expectValidPdf(pdf: Uint8Array): Promise<void> {
  const { stdout, stderr } = await run('qpdf', ['--check', pdfFile(pdf)]);
  expect(stdout).toContain('No syntax or stream encoding errors found');
  expect(stderr).toBe('');
}

/** Normalizes a text: no direction marks, which poppler adds, and single spaces. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ');
