import type { BuiltFiles } from './builtFiles.ts';

/**
 * Inserts markup at the start of the head of every built page.
 *
 * @throws When a page has no `<head>`.
 */
export function injectIntoHead(built: BuiltFiles, markup: string): BuiltFiles {
  const inject = (html: string | null) => {
    if (html === null) return null;
    if (!html.includes('<head>')) throw new Error('The built page has no <head>.');
    return html.replace('<head>', (head) => `${head}${markup}`);
  };
  return { ...built, indexHtml: inject(built.indexHtml), notFoundHtml: inject(built.notFoundHtml) };
}
