/** `node scripts/importRules.ts`: fails where a module imports what its folder may not. */
import './help.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  cruise,
  type ICruiseOptions,
  type IModule,
  type IRegularForbiddenRuleType,
} from 'dependency-cruiser';
import benchPackage from '../bench/package.json' with { type: 'json' };
import { codeFolders as folders, production } from './folders.ts';

/** The folders of `src` that features share. */
const foundations = [
  'analytics',
  'api',
  'charts',
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

/** The other folders of `src`, which `App.tsx` composes. */
const features = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !foundations.includes(entry.name))
  .map(({ name }) => name);

/** The folders of `worker`, and which of them each may import. */
const workerLayers: Record<string, string[]> = {
  format: [],
  formula: [],
  estimate: ['formula'],
  streams: ['estimate'],
  forecast: ['estimate', 'format', 'streams'],
  answer: ['estimate', 'forecast'],
  explanation: ['estimate', 'forecast', 'format', 'formula', 'streams'],
  reading: ['estimate'],
  report: ['answer', 'estimate', 'explanation', 'forecast', 'format'],
  workbook: ['answer', 'estimate', 'explanation', 'forecast', 'formula', 'streams'],
  words: ['answer', 'estimate', 'forecast'],
};

const anyOf = (names: readonly string[]) => `(${names.join('|')})`;

/** Tests may import what the code beside them may not. */
const tests = '(\\.test\\.tsx?$|^server/resilience/)';

type Rule = IRegularForbiddenRuleType;

function forbid(name: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, severity: 'error', from, to };
}

/** A folder that may import only the named folders and packages. */
function only(name: string, folder: string, allowed: string, packages: string[] = []) {
  const named = packages.map((name) => `node_modules/${name}(/|$)`);
  return forbid(
    name,
    { path: `^${folder}/`, pathNot: tests },
    { pathNot: [`^${folder}/`, allowed, ...named] },
  );
}

/** Which folder may import which, as in docs/architecture.md. */
const forbidden: Rule[] = [
  forbid('no-cycles', {}, { circular: true }),
  only('contract-is-alone', 'contract', '^contract/', ['zod']),
  only('worker-is-pure', 'worker', '^contract/', ['bidi-js', 'comlink', 'fflate', 'jspdf', 'zod']),
  ...Object.entries(workerLayers).map(([layer, lower]) =>
    forbid(
      `worker-${layer}-imports-what-is-below-it`,
      { path: `^worker/${layer}/`, pathNot: tests },
      { path: '^worker/', pathNot: `^worker/${anyOf([layer, ...lower])}/` },
    ),
  ),
  only(
    'backend-is-pure',
    'backend',
    '^(contract|languages|worker/(estimate|explanation|forecast|streams|words))/',
  ),
  only('mocks-use-the-contract', 'mocks', '^(contract|backend|worker/estimate|worker/report)/', [
    'idb-keyval',
    'msw',
    'react',
    'react-dom',
  ]),
  forbid(
    'server-uses-the-pure-core-only',
    { path: '^server/', pathNot: tests },
    { path: '^(src|mocks|testing|e2e|bench|scripts|worker/(?!estimate/|report/|forecast/))' },
  ),
  forbid(
    'nothing-imports-the-server',
    { path: '^(contract|worker|mocks|src)/', pathNot: tests },
    { path: '^server/' },
  ),
  only('the-view-uses-the-page', 'mcpApp', '^(contract|src|worker)/', [
    '@modelcontextprotocol/(client|ext-apps)',
    'react',
    'react-dom',
    'valtio',
  ]),
  forbid('nothing-imports-the-view', { pathNot: '^mcpApp/' }, { path: '^mcpApp/' }),
  forbid('nothing-imports-the-gallery', { pathNot: '^(gallery|e2e)/' }, { path: '^gallery/' }),
  forbid(
    'production-never-imports-mocks',
    { path: '^(src|worker|server)/', pathNot: tests },
    { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
  ),
  // From worker only `import type`; src/workers alone constructs workers (biome.json).
  forbid(
    'page-takes-types-from-the-worker',
    { path: '^src/', pathNot: ['^src/prerender', tests] },
    { path: '^worker/', dependencyTypesNot: ['type-only'] },
  ),
  // A browser that blocks what measures must not take anything else from the visitor.
  forbid(
    'only-the-frame-of-the-page-measures',
    { path: '^src/', pathNot: '^src/(analytics/|App\\.tsx|SiteFrame\\.tsx)' },
    { path: '^src/analytics/' },
  ),
  forbid(
    'features-do-not-import-features',
    { path: `^src/${anyOf(features)}/` },
    { path: `^src/${anyOf(features)}/`, pathNot: '^src/$1/' },
  ),
  forbid(
    'foundations-do-not-import-features',
    { path: `^src/${anyOf(foundations)}/` },
    { path: `^src/(${anyOf(features)}/|App|main|prerender)` },
  ),
  forbid(
    'nothing-in-production-imports-tests',
    { path: '^(contract|worker|mocks|src|server)/', pathNot: tests },
    { path: `(^testing/|^e2e/|^bench/|${tests})` },
  ),
  forbid('resolvable', { pathNot: '^bench/' }, { couldNotResolve: true }),
  // The benchmarks install the packages of bench/package.json, which `npm test` must not need.
  forbid(
    'resolvable-in-benchmarks',
    { path: '^bench/' },
    {
      couldNotResolve: true,
      pathNot: Object.keys(benchPackage.dependencies).map((name) => `^${name}$`),
    },
  ),
];

const options: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  // Files that the bundler copies into the build.
  exclude: { path: '^url:' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['types', 'import', 'require', 'node', 'default', 'browser'],
    extensions: ['.ts', '.tsx', '.js', '.css'],
  },
};

/** Folders with code that no list names, so no rule covers them. */
function unlistedFolders(): string[] {
  const code = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx']);
  const ofCode = code
    .toString()
    .split('\n')
    .flatMap((file) => /^worker\/[^/]+(?=\/)|^[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  const listed = [...folders, ...Object.keys(workerLayers).map((name) => `worker/${name}`)];
  return [...new Set(ofCode)].filter((folder) => !listed.includes(folder));
}

/** Imports in production code that are part of a cycle of folders, one for each pair of folders. */
function folderCycles(modules: readonly IModule[]): string[] {
  // Words are of the folder beside them, whose facts they state.
  const isProduction = (file: string) =>
    production.some((folder) => file.startsWith(`${folder}/`)) &&
    !/\.test\.|^contract\/words\//.test(file);
  const imports = modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
    .filter((files) => files.every(isProduction))
    .map(([source = '', resolved = '']) => ({
      text: `${source} → ${resolved}`,
      from: dirname(source),
      to: dirname(resolved),
    }))
    .filter(({ from, to }) => from !== to);
  const importsOf = Map.groupBy(imports, ({ from }) => from);
  const reached = (folder: string, found = new Set([folder])): Set<string> => {
    for (const { to } of importsOf.get(folder) ?? []) {
      if (!found.has(to)) reached(to, found.add(to));
    }
    return found;
  };
  const mutual = imports.filter(({ from, to }) => reached(to).has(from));
  return [...new Map(mutual.map(({ from, to, text }) => [`${from} ${to}`, text])).values()];
}

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
  ...folderCycles(output.modules).map((files) => `no-cycles-between-folders: ${files}`),
  ...unlistedFolders().map((folder) => `in-no-list: ${folder} has no import rules`),
];
for (const problem of problems) console.error(problem);
console.log(`${totalCruised} modules, ${problems.length} violations of the import rules`);
process.exitCode = problems.length ? 1 : 0;
