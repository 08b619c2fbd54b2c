import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readJson } from './packages.ts';

const line = '='.repeat(80);

/**
 * Returns one text with the licences of packages and typefaces.
 *
 * @param folders - Where each lies. One without a text of its licence is listed with the name of
 *   its licence.
 */
export async function licencesOf(folders: readonly string[]): Promise<string> {
  const parts = await Promise.all(folders.map(licenceOf));
  return parts.map((part) => `${line}\n${part}\n`).join('\n');
}

async function licenceOf(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) =>
    /^(licen[cs]e|copying|notice)/i.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return [await titleOf(folder), ...texts.map((text) => text.trim())].join('\n\n');
}

async function titleOf(folder: string): Promise<string> {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return basename(folder);
  const { name, version, license } = await readJson<Record<string, string>>(manifest);
  return `${name} ${version}: ${license}`;
}
