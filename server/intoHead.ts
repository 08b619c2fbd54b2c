import type { BuiltFiles } from './builtFiles.ts';

/** Put markup first in the head of every built page. A minified page may leave out the head's tags; the browser opens a head all the same. */
export function intoHead(built: BuiltFiles, markup: string): BuiltFiles {
  const put = (html: string | null) =>
    html?.replace(
      /^([^<]*<!doctype[^>]*>)?(\s*<html(?=[\s>])[^>]*>)?(\s*<head(?=[\s>])[^>]*>)?/i,
      (start) => `${start}${markup}`,
    ) ?? null;
  return { ...built, indexHtml: put(built.indexHtml), notFoundHtml: put(built.notFoundHtml) };
}
