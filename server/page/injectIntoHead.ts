import type { BuiltFiles } from './builtFiles.ts';

const startOfHead = /<head>\s*<meta charset="utf-8" ?\/?>/;

/**
 * Inserts markup in the head of every built page, right after `<meta charset>`: browsers look for
 * the encoding in the first 1024 bytes.
 *
 * @throws When a page's head does not start with `<meta charset>`.
 */
export function injectIntoHead(built: BuiltFiles, markup: string): BuiltFiles {
  const inject = (html: string | null) => {
    if (html === null) return null;
    if (!startOfHead.test(html)) {
      throw new Error('Expected a built page whose head starts with <meta charset>.');
    }
    return html.replace(startOfHead, (start) => `${start}${markup}`);
  };
  return { ...built, indexHtml: inject(built.indexHtml), notFoundHtml: inject(built.notFoundHtml) };
}
