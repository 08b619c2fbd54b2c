import type { BuiltFiles } from './builtFiles.ts';

/**
 * Put markup first in the head of every built page.
 *
 * @throws Error where a page does not open its head by `<head>`, as src/index.html does
 */
export function intoHead(built: BuiltFiles, markup: string): BuiltFiles {
  const put = (html: string | null) => {
    if (html === null) return null;
    if (!html.includes('<head>')) throw new Error('The built page has no <head>.');
    return html.replace('<head>', (head) => `${head}${markup}`);
  };
  return { ...built, indexHtml: put(built.indexHtml), notFoundHtml: put(built.notFoundHtml) };
}
