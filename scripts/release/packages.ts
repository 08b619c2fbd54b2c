import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The parts of package.json and package-lock.json that a release needs. */
interface Manifest {
  name: string;
  version: string;
  license: string;
  dependencies: Record<string, string>;
}
interface Lockfile {
  packages: Record<string, { optional?: boolean }>;
}

/** Returns the dependencies of `package.json` whose names the files have, relative to the root. */
export async function namedIn(files: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const { dependencies } = await readJson<Manifest>(join(root, 'package.json'));
  return Object.keys(dependencies).filter((name) => {
    const specifier = new RegExp(`['":]${RegExp.escape(name)}['"/]`);
    return texts.some((text) => specifier.test(text));
  });
}

/**
 * Writes `package.json` and `package-lock.json` with the named dependencies and all that these
 * depend on, in the versions of the root's lockfile. Their optional packages are left out: those of
 * jsPDF render HTML, which neither page nor server does.
 */
export async function writeManifest(folder: string, names: readonly string[]): Promise<void> {
  const { name, version, license, dependencies } = await readJson<Manifest>(
    join(root, 'package.json'),
  );
  const kept = Object.entries(dependencies).filter(([dependency]) => names.includes(dependency));
  const manifest = { name, version, license, private: true, type: 'module' };
  await mkdir(folder, { recursive: true });
  await writeJson(join(folder, 'package.json'), {
    ...manifest,
    dependencies: Object.fromEntries(kept),
  });
  const lockfile = join(folder, 'package-lock.json');
  await writeFile(lockfile, await readFile(join(root, 'package-lock.json')));
  npm(folder, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  const locked = await readJson<Lockfile>(lockfile);
  for (const [path, { optional }] of Object.entries(locked.packages)) {
    if (optional) delete locked.packages[path];
  }
  await writeJson(lockfile, locked);
}

/** Returns the folders of all packages in a release's lockfile, such as `node_modules/koa`. */
export async function lockedPackages(folder: string): Promise<string[]> {
  const { packages } = await readJson<Lockfile>(join(folder, 'package-lock.json'));
  return Object.keys(packages).filter((path) => path !== '');
}

/** Returns the CycloneDX bill of materials of a release's lockfile. */
export function sbomOf(folder: string): string {
  return npm(folder, 'sbom', '--sbom-format=cyclonedx', '--sbom-type=application');
}

/** Runs npm on a lockfile. All that it needs is in there, so it asks no registry. */
function npm(folder: string, ...args: string[]): string {
  const options = { cwd: folder, encoding: 'utf8' as const };
  const all = [...args, '--package-lock-only', '--offline'];
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? execFileSync(process.execPath, [cli, ...all], options)
    : execFileSync('npm', all, options);
}

/** Reads JSON whose shape npm or this project defines. */
async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

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
