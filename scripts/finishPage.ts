import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What `src/prerender.tsx` makes: the markup of each page, and the data that its script starts from. */
export type Prerender = () => Promise<{
  calculator: string;
  notFound: string;
  startingData: string;
}>;

/**
 * Turn the bundled `index.html` into pages that paint before any script: markup and style stand in the
 * HTML, and the script is asked for after the first frame. `404.html` is the page for unknown paths.
 */
export async function finishPage(folder: string, prerender: Prerender): Promise<void> {
  const index = join(folder, 'index.html');
  const shell = await inlineStyles(deferScript(await readFile(index, 'utf8')), folder);
  const { calculator, notFound, startingData } = await prerender();
  const page = (markup: string) =>
    shell.replace(
      /<div id="?root"?><\/div>/,
      () =>
        `<div id="root">${markup}</div><script type="application/json" id="starting-data">${startingData}</script>`,
    );
  await writeFile(index, requireChange(shell, page(calculator), 'the root element'));
  await writeFile(
    join(folder, '404.html'),
    page(notFound).replace(/<title>[^<]*/, '<title>Page Not Found'),
  );
}

/** The module starts once the browser has painted: a frame, then a task. */
function deferScript(html: string): string {
  const deferred = html.replace(
    /<script type="?module"? src="?(\/[^">\s]+\.js)"?><\/script>/,
    (_, source: string) =>
      `<link rel="modulepreload" href="${source}" fetchpriority="low"><script>requestAnimationFrame(()=>setTimeout(()=>import("${source}")))</script>`,
  );
  return requireChange(html, deferred, 'the module script');
}

async function inlineStyles(html: string, folder: string): Promise<string> {
  const link = /<link rel="?stylesheet"? href="?(\/[^">\s]+\.css)"?>/;
  const path = link.exec(html)?.[1];
  if (!path) throw new Error('The bundled index.html has no style sheet to put into the page.');
  const css = await readFile(join(folder, path), 'utf8');
  return html.replace(link, () => `<style>${css}</style>`);
}

function requireChange(before: string, after: string, what: string): string {
  if (before === after)
    throw new Error(`The bundled index.html lacks ${what}, which was expected.`);
  return after;
}
