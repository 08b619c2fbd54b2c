import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parcel } from '@parcel/core';
import { build as bundle, type Plugin, transformSync } from 'esbuild';
import { languageFile } from '../languages/languageFile.ts';
import type { Route } from '../src/navigation/address.ts';
import { documentTexts, type oldBrowserText } from '../src/texts/document.ts';
import { pageBundler } from './bundler.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Bundles and prerenders the page into a folder; `isOffline` includes the mocks, and `language` is
 * the folder of a catalogue, empty for English.
 */
export async function buildPage(
  folder: string,
  { isOffline = false, language = '' } = {},
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const options = pageBundler('production', folder, { isOffline, language });
  const prerenderModule = join(root, `.build/prerender/prerender${language}.js`);
  await Promise.all([new Parcel(options).run(), bundlePrerender(prerenderModule, language)]);
  await rm(options.cacheDir, { recursive: true, force: true });
  if (!language) {
    await bundleEmbedScript(folder);
    // Files that browsers and crawlers request by fixed names.
    await cp(join(root, 'src/public'), folder, { recursive: true });
  }
  const { prerender } = await import(`${prerenderModule}?${Date.now()}`);
  await writePages(folder, await prerender(), isOffline ? './' : language ? `/${language}/` : '/');
}

/**
 * Bundles the script for host pages under fixed names, which they reference (docs/embedding.md). A
 * release that breaks what they rely on has another version, and serves both.
 */
async function bundleEmbedScript(folder: string): Promise<void> {
  await bundle({
    entryPoints: [join(root, 'src/embed/embed.ts')],
    outfile: join(folder, 'embed.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  await cp(join(folder, 'embed.js'), join(folder, 'embed.v1.js'));
}

/** Bundles the components for Node, which prerenders them. */
async function bundlePrerender(outfile: string, language: string): Promise<void> {
  await bundle({
    entryPoints: [join(root, 'src/prerender.tsx')],
    outfile,
    bundle: true,
    packages: 'external',
    external: ['*/loadFontInBrowser.ts'],
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'dataurl' },
    plugins: [inLanguage(language)],
    logLevel: 'warning',
  });
}

/** Takes the modules of a catalogue in place of the English ones, as Parcel does. */
const inLanguage = (language: string): Plugin => ({
  name: 'language',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, importer, resolveDir }) => {
      const own = languageFile(join(resolveDir, path), importer, language);
      return own === null ? undefined : { path: own };
    });
  },
});

/** What `src/prerender.tsx` returns, in its language. */
interface Rendered {
  /** `title` is null to use that of `src/index.html`. */
  pages: { route: Route; title: string | null; markup: string }[];
  documentTexts: Record<keyof typeof documentTexts, string>;
  oldBrowserText: typeof oldBrowserText;
}

const fileNames: Record<Route, string> = { calculator: 'index.html', notFound: '404.html' };

/** The parts of `src/index.html` that are replaced, exactly as they are written there. */
const slots = {
  start: '/* start */',
  style: '<!-- style -->',
  oldBrowser: '<!-- old browser -->',
  root: '<div id="root"></div>',
  script: '<script type="module" src="./main.tsx"></script>',
};

/**
 * Below the supported browsers (0727), and outside of React, which would load the text too. The
 * script moves it to the top, so that no other browser waits for it.
 */
const oldBrowserNote = (text: string) =>
  `<p class="wrap note old-browser" role="alert">${text}</p>`;

/*
 * `src/index.html` has no comments, because every visitor would load them. They are here:
 *
 * - `link rel="expect"`: the first frame waits for the whole page, so that nothing moves (0814).
 * - `view`: a name that no block has in its `data-section` leaves the layout as it is (0300).
 * - `linked`: the address names another scenario, also in a damaged link: no anchor has `=` or `%`.
 *   What shows the prerendered one is hidden (0366).
 * - `target.lang`: a link to another language takes the scenario along before its script comes.
 * - `hasTrustedInput`: a script's `click()` makes the browser fire trusted submit and checkbox
 *   events, so these do not count (0220).
 * - `startAfterFirstPaint`: `writePages` writes its call (0362, 0815, 0823, 0826). A browser
 *   without popovers, which is older than the supported ones (0727), gets only the style. While
 *   `data-script` is 'late' or 'off', `src/withoutScript.css` shows a note.
 * - `isBelowShown`: a view or an anchor may show what is below the first screen at once.
 * - `beforeprint`: a program prints the page as soon as it is there (0326), and what is below has
 *   to be laid out when the event ends.
 * - `sayUpdated`, `retryStart`: a server may have another release (0725).
 * - All of it is one script, because each has a hash in the headers (0802).
 */

/**
 * Writes `index.html` and `404.html`: `src/index.html` with the prerendered markup and the style of
 * the first screen, so that the first frame needs nothing else (decision 0823).
 *
 * @param folder - Where the bundler has put `main.js`, `main.css` and `belowFirstScreen.css`, whose
 *   name has a hash already.
 */
async function writePages(
  folder: string,
  { pages, documentTexts: texts, oldBrowserText: oldBrowser }: Rendered,
  /** The path of the scripts: relative for hosts that serve the page from any folder. */
  base: string,
): Promise<void> {
  const english = await readFile(new URL('../src/index.html', import.meta.url), 'utf8');
  const source = Object.entries(documentTexts).reduce(
    (page, [name, text]) => fill(page, text, texts[name as keyof typeof texts]),
    english,
  );
  const script = base + (await nameByContent(folder, 'main'));
  const below = (await readdir(folder)).find((file) => /^belowFirstScreen\..*\.css$/.test(file));
  if (!below) throw new Error('Expected a style sheet of what is below the first screen.');
  const styleBelow = base + below;
  const started = fill(source, slots.start, `startAfterFirstPaint('${script}', '${styleBelow}')`);
  const template = withMinifiedScripts(started)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><');
  const sheet = await readFile(join(folder, 'main.css'), 'utf8');
  // Inline, its addresses are relative to a page that may be in a folder, as `/l/CODE` is.
  const style = withSpaceInPixels(sheet).replaceAll(/url\((?=inter-)/g, `url(${base}`);
  await rm(join(folder, 'main.css'));
  for (const { route, title, markup } of pages) {
    const link = `<link rel="stylesheet" href="${styleBelow}">`;
    let html = fill(template, slots.style, `<style>${style}</style><noscript>${link}</noscript>`);
    html = fill(html, slots.script, '');
    html = fill(html, slots.oldBrowser, route === 'calculator' ? oldBrowserNote(oldBrowser) : '');
    if (title !== null) html = fill(html, texts.title, `<title>${title}</title>`);
    html = fill(html, slots.root, `<div id="root" data-route="${route}">${markup}</div>`);
    await writeFile(join(folder, fileNames[route]), html);
  }
}

/** Writes multiples of `--space`, which never changes, as pixels: they are many of the bytes. */
function withSpaceInPixels(style: string): string {
  const [, space] = /--space:([\d.]+)px/.exec(style) ?? [];
  if (!space) throw new Error('Expected --space in pixels among the tokens.');
  return style
    .replaceAll(
      /calc\((-?[\d.]+)\s*\*\s*var\(--space\)\)/g,
      (_, times) => `${times * Number(space)}px`,
    )
    .replaceAll('var(--space)', `${space}px`);
}

/** Minifies the inline scripts, which travel before the first frame. */
function withMinifiedScripts(html: string): string {
  return html.replaceAll(
    /<script>(.*?)<\/script>/gs,
    (_, code: string) => `<script>${transformSync(code, { minify: true }).code.trim()}</script>`,
  );
}

function fill(html: string, slot: string, content: string): string {
  if (!html.includes(slot)) throw new Error(`src/index.html has no ${slot}`);
  return html.replace(slot, () => content);
}

/**
 * Adds a hash of the content to the names of entries, because browsers cache only files with one.
 */
async function nameByContent(folder: string, name: string): Promise<string> {
  const bundled = join(folder, `${name}.js`);
  const hash = createHash('sha256').update(await readFile(bundled));
  const named = `${name}.${hash.digest('hex').slice(0, 8)}.js`;
  await rename(bundled, join(folder, named));
  return named;
}
