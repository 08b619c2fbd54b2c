/** `npm run build`: builds the page into `dist/`; with `--if-stale`, if a source has changed. */
import './help.mjs';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { transform } from 'lightningcss';
import { utcDay } from '../contract/days.ts';
import { languages } from '../contract/languages.ts';
import { supportedBrowsers } from '../contract/product.ts';
import { mcpAppFile } from '../server/page/build.ts';
import { buildPage } from './buildPage.ts';
import { exchangeRateWarning } from './exchangeRateWarning.ts';
import { carryFiles } from './release/carriedFiles.ts';
import { sharingPicture } from './sharingPicture.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const work = join(root, '.build');

/**
 * Builds the page into `dist/`: bundled, prerendered and compressed. The files of the build before
 * stay beside it.
 *
 * @param options - Unless `isForced`, it builds only if a source has changed.
 */
export async function build({ isForced }: { isForced: boolean }): Promise<void> {
  const wanted = await fingerprint();
  const stamp = join(work, 'dist.stamp');
  if (!isForced && (await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  console.log('Building the page…');
  const warning = exchangeRateWarning(utcDay(Date.now()));
  if (warning) console.warn(warning);
  await rm(stamp, { force: true });
  const next = join(work, 'page');
  const folders = Object.values(languages).filter(Boolean);
  const waiting = folders.values();
  const take = async () => {
    for (const folder of waiting) await buildLanguage(folder);
  };
  await Promise.all([buildPage(next).then(take), take()]);
  for (const folder of folders) await rename(join(work, folder), join(next, folder));
  await writeFile(join(next, 'sharing-picture.png'), sharingPicture());
  await compress(next);
  await buildMcpApp(next);
  await carryFiles({ former: dist, next, dist });
  await rm(dist, { recursive: true, force: true });
  await rename(next, dist);
  await writeFile(stamp, wanted);
}

/**
 * Builds the page in another language than English, of which `build` has two built at a time, in a
 * folder and a process of its own: modules have other names, and Parcel loads plugins once.
 */
async function buildLanguage(language: string): Promise<void> {
  const folder = join(work, language);
  const built = spawn(process.execPath, [import.meta.filename, folder, language], {
    stdio: 'inherit',
  });
  const [exitCode] = await once(built, 'exit');
  if (exitCode !== 0) throw new Error(`The page could not be built in ${language}.`);
  // An unknown address has the English page.
  await rm(join(folder, '404.html'));
}

/**
 * Bundles the result card for assistants into one document, which requests nothing: the frames that
 * show it have no network (decision 0271).
 */
async function buildMcpApp(folder: string): Promise<void> {
  const views = join(root, 'mcpApp');
  const { outputFiles } = await bundle({
    entryPoints: [join(views, 'main.tsx')],
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'workers in the thread of the view',
        setup({ onResolve }) {
          const path = join(views, 'workers.ts');
          onResolve({ filter: /\/workers\/workers\.ts$/ }, () => ({ path }));
        },
      },
    ],
    logLevel: 'warning',
  });
  const textOf = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? '';
  const template = await readFile(join(views, 'index.html'), 'utf8');
  const document = template
    .replace('<!-- style -->', () => `<style>${forSupportedBrowsers(textOf('.css'))}</style>`)
    .replace('<!-- script -->', () => `<script>${textOf('.js')}</script>`);
  await writeFile(join(folder, mcpAppFile), document);
}

/** Rewrites CSS that the oldest supported browsers do not know, such as `light-dark()`. */
function forSupportedBrowsers(css: string): string {
  // Lightning CSS has the major version in the upper bytes.
  const targets = Object.fromEntries(
    Object.entries(supportedBrowsers).map(([name, first]) => [name, first << 16]),
  );
  const options = { filename: 'card.css', code: Buffer.from(css), minify: true, targets };
  return String(transform(options).code);
}

/** The compression of a file, by the ending that its name gets. */
const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};
const isCompressible = /\.(html|js|css|svg|json|ttf|wasm)$/;

/**
 * Writes `.br` and `.gz` files beside every file that they make smaller, so that the server does
 * not compress.
 */
async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => isCompressible.test(file))
      .map(async (file) => {
        const bytes = await readFile(join(folder, file));
        for (const [ending, encode] of Object.entries(encoders)) {
          const smaller = await encode(bytes);
          if (smaller.length < bytes.length) {
            await writeFile(join(folder, `${file}.${ending}`), smaller);
          }
        }
      }),
  );
}

const sources = [
  'src',
  'mcpApp',
  'worker',
  'contract',
  'languages',
  'backend',
  'scripts',
  '.parcelrc',
  'package.json',
  'package-lock.json',
];

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const names = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
    const files = names
      ? names.filter((name) => name.isFile()).map((name) => join(name.parentPath, name.name))
      : [path];
    for (const file of files.sort()) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

if (import.meta.main) {
  const [folder = '', language] = process.argv.slice(2);
  if (language) await buildPage(folder, { language });
  else await build({ isForced: folder !== '--if-stale' });
}
