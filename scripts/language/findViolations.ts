import { oldWords } from './oldWords.ts';

const maxColumns = 100;

/**
 * Returns the violations of the language rules in a file, one text for each: old words, and
 * comments and paragraphs wider than 100 columns.
 *
 * @param file - The path, which each violation begins with. Its ending selects the rules.
 */
export function findViolations(file: string, text: string): string[] {
  const isWide = file.endsWith('.md') ? wideProse() : isWideComment;
  return text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    const words = oldWords.flatMap(([word, instead]) => {
      const found = word.exec(line);
      return found ? [`${at}: "${found[0]}"; use ${instead}`] : [];
    });
    if (!isWide(line)) return words;
    return [...words, `${at}: ${line.length} columns; wrap the text at ${maxColumns}`];
  });
}

function isWideComment(line: string): boolean {
  return line.length > maxColumns && /^\s*(\/\/ (?!biome-ignore)|\/?\*)/.test(line);
}

/** Returns the check of a document's lines. Tables, code, headings and images cannot be wrapped. */
function wideProse(): (line: string) => boolean {
  let isCode = false;
  return (line) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    return line.length > maxColumns && !isCode && !/^\s*(\||#|!\[|```|Status:)/.test(line);
  };
}
