import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from './packages.ts';

interface PackageManifest {
  name: string;
  version: string;
  license: string;
  repository?: string | { url: string };
}

const line = '='.repeat(80);

/**
 * Returns one text with the licences of packages and typefaces.
 *
 * @param folders - Where each lies. One without a text of its licence is listed with its source.
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
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return texts.join('\n\n').trim();
  const { name, version, license, repository } = await readJson<PackageManifest>(manifest);
  const source =
    name === 'node'
      ? `https://github.com/nodejs/node/blob/v${version}/LICENSE`
      : sourceOf(repository);
  const absent = `The package contains no text of its licence; see ${source}.`;
  return [`${name} ${version}: ${license}`, ...(texts.length > 0 ? texts : [absent])]
    .map((text) => text.trim())
    .join('\n\n');
}

function sourceOf(repository: PackageManifest['repository']): string {
  if (repository === undefined) return 'npm';
  return typeof repository === 'string' ? repository : repository.url;
}
