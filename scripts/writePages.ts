import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from '../src/navigation/routes.ts';

/**
 * Where the page finds its script: at the root of its site, or beside itself, for hosts that serve
 * it from any folder.
 */
export type Base = '/' | './';

/**
 * A page as `src/prerender.tsx` renders it; `title` is null where that of `src/index.html` applies.
 */
export interface RenderedPage {
  route: Route;
  title: string | null;
  markup: string;
}

const fileNames: Record<Route, string> = { calculator: 'index.html', notFound: '404.html' };

/** Where a page differs from `src/index.html`, character for character. */
const slots = {
  title: '<title>Integration ROI calculator: build in-house or embed?</title>',
  head: '<!-- style and start -->',
  root: '<div id="root"></div>',
  script: '<script type="module" src="./main.tsx"></script>',
};

/*
 * `src/index.html` has no comments, because they would travel with every page. What they would say:
 *
 * - `link rel="expect"`: the first frame shows the page whole; a half-read page would move (0814).
 * - `hasTrustedInput`: a script's `click()` makes the browser fire trusted submit and checkbox
 *   events, so these do not count (0220).
 * - `startAfterFirstPaint`: `writePages` writes its call (0815, 0823). While `data-script` is
 *   'late' or 'off', `src/withoutScript.css` shows what the page says.
 */

/**
 * Writes `index.html` and `404.html`: `src/index.html` with the prerendered markup and all style
 * that does not belong to a lazy part, so that the first frame needs nothing else (decision 0823).
 *
 * @param folder where the bundler has put `main.js` and `main.css`
 */
export async function writePages(folder: string, pages: RenderedPage[], base: Base): Promise<void> {
  const template = await readFile(new URL('../src/index.html', import.meta.url), 'utf8');
  const script = await nameByContent(folder, 'main');
  const style = await readFile(join(folder, 'main.css'), 'utf8');
  await rm(join(folder, 'main.css'));
  const head = `<style>${style}</style><script>startAfterFirstPaint('${base}${script}')</script>`;
  for (const { route, title, markup } of pages) {
    let html = fill(template, slots.head, head);
    html = fill(html, slots.script, '');
    if (title !== null) html = fill(html, slots.title, `<title>${title}</title>`);
    html = fill(html, slots.root, `<div id="root" data-route="${route}">${markup}</div>`);
    await writeFile(join(folder, fileNames[route]), html);
  }
}

function fill(html: string, slot: string, content: string): string {
  if (!html.includes(slot)) throw new Error(`src/index.html has no ${slot}`);
  return html.replace(slot, () => content);
}

/**
 * The bundler names entries without a hash of their content, and browsers keep only files with one.
 */
async function nameByContent(folder: string, name: string): Promise<string> {
  const bundled = join(folder, `${name}.js`);
  const hash = createHash('sha256').update(await readFile(bundled));
  const named = `${name}.${hash.digest('hex').slice(0, 8)}.js`;
  await rename(bundled, join(folder, named));
  return named;
}
