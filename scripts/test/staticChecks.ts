/** A command that fails when something is wrong. */
export interface Check {
  name: string;
  command: readonly [program: string, ...args: string[]];
}

/** The checks that read the sources without running them, those that fail soonest first. */
export const staticChecks: readonly Check[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'import rules', command: ['node', 'scripts/importRules.ts'] },
  { name: 'plain language', command: ['node', 'scripts/plainLanguage.ts'] },
  { name: 'types', command: ['node', 'scripts/types.ts'] },
];
