import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser';
import benchPackage from '../bench/package.json' with { type: 'json' };
import { folderCycles } from './folderCycles.ts';

const folders = [
  'contract',
  'worker',
  'backend',
  'server',
  'mocks',
  'src',
  'gallery',
  'testing',
  'e2e',
  'scripts',
  'bench',
];

/** A folder that may import only the named folders and packages. */
function only(name: string, from: string, allowed: string[], comment: string): IForbiddenRuleType {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: from, pathNot: tests },
    to: { pathNot: allowed },
  };
}

function packages(...names: string[]): string[] {
  return names.map((name) => `node_modules/${name}(/|$)`);
}

/** Packages that `npm test` must not need. */
const onlyInBench = Object.keys(benchPackage.dependencies).map((name) => `^${name}$`);

/** The folders of `src` that `App.tsx` composes. */
const features = [
  'assumptions',
  'breakdown',
  'calculator',
  'counterarguments',
  'demoRequest',
  'embed',
  'finance',
  'forecast',
  'insights',
  'planExplorer',
  'printing',
  'quickStarts',
  'reportRequest',
  'results',
  'scenario',
  'whyChoose',
];

/** The folders of `src` that features share. */
const foundations = [
  'analytics',
  'api',
  'controls',
  'estimator',
  'explanations',
  'format',
  'navigation',
  'notifications',
  'startup',
  'state',
  'texts',
  'workers',
];

/** The folders of `worker`, and which of them each may import. */
const workerLayers: Record<string, string[]> = {
  format: [],
  estimate: [],
  forecast: ['estimate', 'format'],
  answer: ['estimate', 'forecast'],
  explanation: ['estimate', 'forecast', 'format'],
  precompute: ['answer', 'forecast'],
  report: ['answer', 'estimate', 'explanation', 'forecast', 'format'],
  workbook: ['estimate', 'forecast'],
};

/** Folders with code that no list names, so no rule covers them. */
function unlistedFolders(): string[] {
  const code = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx']);
  const ofCode = code
    .toString()
    .split('\n')
    .flatMap((file) => /^(src|worker)\/[^/]+(?=\/)|^[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  const listed = [
    ...folders,
    ...[...features, ...foundations].map((name) => `src/${name}`),
    ...Object.keys(workerLayers).map((name) => `worker/${name}`),
  ];
  return [...new Set(ofCode)].filter((folder) => !listed.includes(folder));
}

const anyOf = (names: readonly string[]) => `(${names.join('|')})`;

/** Tests may import what the code beside them may not. */
const tests = '\\.test\\.tsx?$';

/** Which folder may import which, as in docs/architecture.md. */
const forbidden: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  only(
    'contract-is-alone',
    '^contract/',
    ['^contract/', ...packages('zod')],
    'The contract depends on zod alone.',
  ),
  only(
    'worker-is-pure',
    '^worker/',
    ['^contract/', '^worker/', ...packages('bidi-js', 'comlink', 'fflate', 'jspdf', 'zod')],
    'The calculation core knows the contract and its own tools.',
  ),
  ...Object.entries(workerLayers).map(
    ([layer, lower]): IForbiddenRuleType => ({
      name: `worker-${layer}-imports-what-is-below-it`,
      severity: 'error',
      from: { path: `^worker/${layer}/`, pathNot: tests },
      to: { path: '^worker/', pathNot: `^worker/${anyOf([layer, ...lower])}/` },
    }),
  ),
  only(
    'backend-is-pure',
    '^backend/',
    ['^contract/', '^backend/', '^worker/(estimate|forecast)/'],
    'What requests do, over ports that each host implements.',
  ),
  only(
    'mocks-use-the-contract',
    '^mocks/',
    [
      '^contract/',
      '^mocks/',
      '^backend/',
      '^worker/(estimate|report)/',
      ...packages('msw', 'react', 'react-dom', 'zod'),
    ],
    'Mocks derive from the contract and compute with the pure core.',
  ),
  {
    name: 'server-uses-the-pure-core-only',
    severity: 'error',
    from: { path: '^server/', pathNot: tests },
    to: { path: '^(src|mocks|testing|e2e|bench|scripts|worker/(?!estimate/|report/|forecast/))' },
  },
  {
    name: 'nothing-imports-the-server',
    severity: 'error',
    from: { path: '^(contract|worker|mocks|src)/', pathNot: tests },
    to: { path: '^server/' },
  },
  {
    name: 'nothing-imports-the-gallery',
    severity: 'error',
    from: { pathNot: '^(gallery|e2e)/' },
    to: { path: '^gallery/' },
  },
  {
    name: 'production-never-imports-mocks',
    severity: 'error',
    from: { path: '^(src|worker|server)/', pathNot: tests },
    to: { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'page-takes-types-from-the-worker',
    severity: 'error',
    comment: 'From worker only `import type`; src/workers alone constructs workers (biome.json).',
    from: { path: '^src/', pathNot: ['^src/prerender', tests] },
    to: { path: '^worker/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'features-do-not-import-features',
    severity: 'error',
    from: { path: `^src/${anyOf(features)}/` },
    to: { path: `^src/${anyOf(features)}/`, pathNot: '^src/$1/' },
  },
  {
    name: 'foundations-do-not-import-features',
    severity: 'error',
    from: { path: `^src/${anyOf(foundations)}/` },
    to: { path: `^src/(${anyOf(features)}/|App|main|prerender)` },
  },
  {
    name: 'nothing-in-production-imports-tests',
    severity: 'error',
    from: { path: '^(contract|worker|mocks|src|server)/', pathNot: tests },
    to: { path: `(^testing/|^e2e/|^bench/|${tests})` },
  },
  {
    name: 'resolvable',
    severity: 'error',
    from: { pathNot: '^bench/' },
    to: { couldNotResolve: true },
  },
  {
    name: 'resolvable-in-benchmarks',
    severity: 'error',
    comment: 'What bench/package.json names is installed by the benchmarks alone.',
    from: { path: '^bench/' },
    to: { couldNotResolve: true, pathNot: onlyInBench },
  },
];

const options: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['types', 'import', 'require', 'node', 'default', 'browser'],
    extensions: ['.ts', '.tsx', '.js', '.css'],
  },
};

const { output } = await cruise(folders.filter(existsSync), {
  ...options,
  validate: true,
  ruleSet: { forbidden },
});
if (typeof output === 'string') {
  throw new Error('Expected the result of dependency-cruiser as an object.');
}
const { violations, totalCruised } = output.summary;
const problems = [
  ...violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...folderCycles(output.modules).map((cycle) => `no-cycles-between-folders: ${cycle}`),
  ...unlistedFolders().map((folder) => `in-no-list: ${folder} has no import rules`),
];
for (const problem of problems) console.error(problem);
console.log(`${totalCruised} modules, ${problems.length} violations of the import rules`);
process.exitCode = problems.length ? 1 : 0;
