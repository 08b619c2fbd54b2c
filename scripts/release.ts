import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { languages } from '../contract/languages.ts';
import { build } from './build.ts';
import { carryFiles } from './release/carriedFiles.ts';
import { openFormerRelease, whyNoFormerRelease } from './release/formerRelease.ts';
import { licencesOf, lockedPackages, namedIn, sbomOf, writeManifest } from './release/packages.ts';
import { parseOptions, runCommand } from './runCommand.ts';

const usage = `Usage: npm run release [-- --to FOLDER]
Writes the built page and the server with all it needs into FOLDER, which is release/ by default.`;

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The commands of a release, and what each runs. */
const commands = { start: 'server/main.ts', leads: 'scripts/leads.ts', store: 'scripts/store.ts' };
/** What operators read, each with the files that it leads to. */
const documents = [
  ...['alerts.yml', 'embedding.md', 'leads.md', 'operating.md', 'privacy.md', 'reference.md'],
  ...['releasing.md', 'several-hosts.md', '../SECURITY.md'],
].map((name) => join('docs', name));
/** The typefaces of the report, with their licence. */
const fonts = 'worker/report/fonts/files';

/** `npm run release`: a folder that runs where neither npm nor Node is installed. */
await runCommand(usage, async (args) => {
  const { to } = parseOptions({
    args,
    options: { to: { type: 'string', default: join(root, 'release') } },
  }).values;
  const folder = resolve(to);
  await requireReplaceable(folder);
  const next = `${folder}.next`;
  await rm(next, { recursive: true, force: true });
  // Before anything is written, which would count as a change where git does not ignore it.
  const version = versionText();
  await build({ isForced: false });
  await writeRelease(next, version);
  // It may be started by another user than the one who builds it, whose umask can be strict.
  execFileSync('chmod', ['-R', 'a+rX', next]);
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
  console.log(`${folder}: start it with ${join(folder, 'start')}`);
  return 0;
});

/** A mistyped name must not remove what else is there. */
async function requireReplaceable(folder: string): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  if (names.length > 0 && !names.includes('version.json')) {
    throw new Error(`Expected a new folder or a former release; ${folder} has other files.`);
  }
}

async function writeRelease(folder: string, version: string): Promise<void> {
  const modules = await serverModules();
  for (const path of [...modules, fonts, ...documents, 'dist', 'deploy']) {
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  await carryFormerRelease(join(folder, 'dist'));
  for (const [name, module] of Object.entries(commands)) {
    await writeFile(join(folder, name), commandText(module));
    await chmod(join(folder, name), 0o755);
  }
  await writeFile(join(folder, 'version.json'), version);

  // The page contains its packages, so that their licences count, but the server runs without them.
  const needed = ['node', ...(await namedIn(modules))];
  const inPage = await namedIn(await sourcesOf(['src', 'mcpApp', 'worker', 'contract']));
  await writeManifest(folder, [...needed, ...inPage]);
  await writeFile(join(folder, 'sbom.cdx.json'), sbomOf(folder));
  const licensed = [...(await lockedPackages(folder)), fonts];
  await writeFile(
    join(folder, 'licences.txt'),
    await licencesOf(licensed.map((path) => join(root, path))),
  );
  await writeManifest(folder, needed);
  for (const path of await lockedPackages(folder)) {
    const nested = join(root, path, 'node_modules');
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => source !== nested,
    });
  }
}

/**
 * Adds the files of the former release, for the pages that are open while this one replaces it. A
 * release is complete without them, for example where nothing can be installed.
 */
async function carryFormerRelease(dist: string): Promise<void> {
  try {
    const reason = whyNoFormerRelease();
    if (reason) throw new Error(reason);
    console.log('Building the former release, whose files the release also serves…');
    await carryFiles({ former: join(openFormerRelease(), 'dist'), next: dist, dist });
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.warn(`The release does not serve the files of the former one: ${reason}`);
  }
}

/**
 * The modules of the commands and of the threads that they start, each with what replaces it in
 * another language, relative to the root.
 */
async function serverModules(): Promise<string[]> {
  const modules = new Set<string>();
  let entries: string[] = Object.values(commands);
  while (entries.length > 0) {
    const added = (await importedBy(entries)).filter((module) => !modules.has(module));
    for (const module of added) modules.add(module);
    const catalogues = added.flatMap((module) =>
      Object.values(languages)
        .map((folder) => join('languages', folder, module))
        .filter((file) => existsSync(join(root, file))),
    );
    entries = [...(await Promise.all(added.map(threadsOf))).flat(), ...catalogues];
  }
  return [...modules];
}

/** The modules that a module starts as threads, which it names by their address. */
async function threadsOf(module: string): Promise<string[]> {
  const text = await readFile(join(root, module), 'utf8');
  const addresses = text.matchAll(/new URL\('([^']+\.ts)',\s*import\.meta\.url\)/g);
  return [...addresses].map(([, address = '']) => join(dirname(module), address));
}

/** The entries, and the modules that they import, relative to the root. */
async function importedBy(entryPoints: string[]): Promise<string[]> {
  const { metafile } = await bundle({
    entryPoints,
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'unused',
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}

async function sourcesOf(folders: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((file) => join(folder, file)),
    ),
  );
  return files.flat().filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file));
}

/** A command starts from any folder, with the Node that is in the release. */
function commandText(module: string): string {
  return `#!/bin/sh
folder=$(dirname "$(readlink -f "$0")")
export DIST_DIR="\${DIST_DIR:-$folder/dist}"
exec "$folder/node_modules/node/bin/node" "$folder/${module}" "$@"
`;
}

/** Which commit was released, and whether files differed from it. */
function versionText(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const commit = git('rev-parse', 'HEAD').trim();
  const hasChanges = git('status', '--porcelain') !== '';
  return `${JSON.stringify({ commit, hasChanges, node: process.version }, null, 2)}\n`;
}
