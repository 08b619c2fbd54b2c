import { readFileSync } from 'node:fs';

const operating = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');

/**
 * Returns the commands of a section of docs/operating.md, as an operator would copy them.
 *
 * @throws Error when the document has no such section, or the section has no commands
 */
export function commandsOf(title: string): string {
  const [, section = ''] = operating.split(`\n### ${title}\n`);
  const [ofSection = ''] = section.split(/\n##/);
  const commands = /^```\n(.*?)^```$/ms.exec(ofSection)?.[1];
  if (!commands) throw new Error(`Expected commands under "${title}" in docs/operating.md.`);
  return commands;
}
