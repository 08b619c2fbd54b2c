import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from '../src/routes.ts';
import { resolveImports } from './resolveImports.ts';
import { splitStyles } from './splitStyles.ts';

/** Where the page finds its files: at the root of its site, or beside itself, for hosts that serve it from any folder. */
export type Base = '/' | './';

/** What `src/prerender.tsx` makes: the markup of each page. */
export type Prerender = () => Promise<{ calculator: string; notFound: string }>;

/**
 * Turn the bundled `index.html` into pages that paint before any script: markup and the style that it needs stand
 * in the HTML, the script and the rest of the style are asked for after the first frame. `404.html` is the page
 * for unknown paths.
 */
export async function finishPage(
  folder: string,
  prerender: Prerender,
  base: Base = '/',
): Promise<void> {
  const { calculator, notFound } = await prerender();
  const index = join(folder, 'index.html');
  const bundled = await inlineIcon(
    await resolveImports(await readFile(index, 'utf8'), folder),
    folder,
  );
  const shell = await placeStyles(bundled, {
    markup: calculator + notFound,
    folder,
    base,
  });
  const page = (route: Route, markup: string) =>
    replace(
      shell,
      /<div id="?root"?><\/div>/,
      () => `<div id="root" data-route="${route}">${markup}</div>`,
    );
  await writeFile(index, page('calculator', calculator));
  await writeFile(
    join(folder, '404.html'),
    replace(page('notFound', notFound), /<title>[^<]*/, () => '<title>Page Not Found'),
  );
}

/**
 * The icon stands in the page: one of its own would be asked for before the first frame. As it is written in its source, for
 * there it is like the logo in the markup, of which compression keeps one.
 */
async function inlineIcon(html: string, folder: string): Promise<string> {
  const link = /<link rel="?icon"? href="?\/?([^">\s]+\.svg)"?[^>]*>/;
  await rm(join(folder, link.exec(html)?.[1] ?? ''));
  const svg = await readFile(new URL('../src/icon.svg', import.meta.url), 'utf8');
  const address = `data:image/svg+xml,${svg.trim().replaceAll('#', '%23')}`;
  return replace(html, link, () => `<link rel=icon href='${address}'>`);
}

/** Style for the first frame goes into the page; what can wait comes before the script, once that frame is painted. */
async function placeStyles(
  html: string,
  { markup, folder, base }: { markup: string; folder: string; base: Base },
): Promise<string> {
  const link = /<link rel="?stylesheet"? href="?([^">\s]+\.css)"?>/;
  const bundled = join(folder, link.exec(html)?.[1] ?? '');
  const { atOnce, later } = splitStyles(await readFile(bundled, 'utf8'), markup);
  const hash = createHash('sha256').update(later).digest('hex').slice(0, 8);
  const laterName = `later.${hash}.css`;
  await writeFile(join(folder, laterName), later);
  await rm(bundled);
  const inlined = atOnce
    // Parcel writes addresses relative to the style sheet, which the page is not beside on every path.
    .replace(/url\((?!["']?(\/|data:))/g, `url(${base}`)
    // What the minifier defines for browsers without light-dark(), which no rule of ours calls.
    .replace(/--lightningcss-(light|dark):[^;]*;/g, '');
  return deferScript(
    replace(html, link, () => `<style>${inlined}</style>`),
    laterName,
    base,
  );
}

/** How long after the first frame the page says that its script has not come. */
const scriptLateAfterMs = 4000;

/**
 * Nothing is fetched before the browser says that it has painted: the rest of the style and the module,
 * which starts once that style is there. Without scripts the style comes at once. Views that begin with what is usually far below
 * wait for its style with their first frame; others say by `data-unpainted` that they have not painted yet, unless they are to open at an anchor.
 * A script that does not load or does not come in time is said by `data-script` (src/withoutScript.css).
 */
function deferScript(html: string, laterName: string, base: Base): string {
  const script = /<script type="?module"? src="?\/?([^">\s]+\.js)"?><\/script>/;
  const name = script.exec(html)?.[1];
  const start = `<script>{
let{dataset:d}=document.documentElement,s=document.createElement("link"),m=s.cloneNode(),add=()=>{document.head.append(s,m);setTimeout(()=>{"ready"in d||(d.script||="late")},${scriptLateAfterMs})};s.rel="stylesheet";
s.href="${base}${laterName}";m.rel="modulepreload";m.href="${base}${name}";s.onload=s.onerror=()=>import(m.href).catch(e=>{d.script="off";throw e});
if(["rest","full"].includes(d.view))s.blocking="render",add();else location.hash||(d.unpainted=""),new PerformanceObserver((l,o)=>{o.disconnect();delete d.unpainted;add()}).observe({type:"paint"})
}</script><noscript><link rel="stylesheet" href="${base}${laterName}"></noscript><body>`;
  const page = replace(
    replace(html, script, () => ''),
    /<body>/,
    () => start,
  );
  // One script instead of several in a row: the parser stops at each, and the content security policy names it.
  return page.replaceAll('</script><script>', '\n');
}

function replace(html: string, pattern: RegExp, by: (...found: string[]) => string): string {
  if (!pattern.test(html)) throw new Error(`The bundled index.html has nothing like ${pattern}.`);
  return html.replace(pattern, by);
}
