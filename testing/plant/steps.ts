import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { codeFolders } from '../../scripts/folders.ts';
import { shortFuzzRun } from '../seed.ts';
import { slowTests, toolTests } from '../testProjects.ts';
import type { Fault } from './Fault.ts';

/** A step of `npm test`, or the part of it that could see a fault. */
export interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** A step that takes longer has seen the fault, such as a loop without an end. */
  seconds: number;
  /** Whether its failure says only that a drawn fault is none. */
  compiles?: true;
}

/** Where Vitest writes which files failed. */
export const vitestResult = 'artefacts/plant.json';

/** The specs that see a folder of the page, those of the longest path that fits. */
const specs: Readonly<Record<string, string>> = {
  'src/analytics/': 'analytics',
  'src/api/': 'sentReport reportRequest demoRequest waiting',
  'src/assumptions/': 'scenario explanations numberFields',
  'src/breakdown/': 'systems explanations',
  'src/calculator/': 'calculator numberFields sliders systems',
  'src/controls/': 'numberFields sliders overlays targetDate systems accessibility',
  'src/controls/DatePicker': 'targetDate',
  'src/controls/CalendarPanel': 'targetDate',
  'src/counterarguments/': 'answer explanations',
  'src/demoRequest/': 'demoRequest',
  'src/embed/': 'embedding',
  'src/explanations/': 'explanations',
  'src/forecast/': 'forecast accessibility',
  'src/navigation/': 'linked scenario restored demoRequest',
  'src/notifications/': 'notifications boundaries',
  'src/planExplorer/': 'calculator explanations',
  'src/printing/': 'printing',
  'src/reportRequest/': 'reportRequest sentReport',
  'src/scenario/': 'scenario linked estimateFile restored',
  'src/split/': 'split',
  'src/startup/': 'start lazyParts restored',
  'src/workers/': 'workers offline',
  'src/': 'calculator answer forecast lazyParts',
  'mcpApp/': 'mcpApp',
  'backend/': 'sentReport demoRequest',
  'server/': 'security sentReport',
  'worker/report/': 'report',
  'worker/reading/': 'estimateFile',
  '': 'calculator answer',
};

const fuzzRun: Step = {
  name: 'short fuzz run',
  command: ['node', ...shortFuzzRun],
  seconds: 300,
};

const root = join(import.meta.dirname, '../..');
const importers = readImporters();

/** Who imports each file as code, starts it as a script, or starts it as a thread. */
function readImporters(): Map<string, string[]> {
  const files = new Set(globSync(`{${codeFolders.join(',')}}/**/*.{ts,tsx}`, { cwd: root }));
  const edges = [...files].flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8').replaceAll(/^import type .*$/gm, '');
    const near = [...text.matchAll(/(?:from|import|import\(|new URL\()\s*'([^']+\.tsx?)'/g)];
    const scripts = [...text.matchAll(/(?:run|start)Script\('(\w+)'/g)];
    return [
      ...near.map(([, path = '']) => join(dirname(from), path)),
      ...scripts.map(([, name]) => `scripts/${name}.ts`),
    ].flatMap((to) => (files.has(to) ? [{ from, to }] : []));
  });
  const grouped = Map.groupBy(edges, ({ to }) => to);
  return new Map([...grouped].map(([to, found]) => [to, found.map(({ from }) => from)]));
}

/** The files that a change of a file reaches, the nearest first. */
function reachedBy(file: string): string[] {
  const reached = new Set([file]);
  for (const next of reached)
    for (const importer of importers.get(next) ?? []) reached.add(importer);
  return [...reached];
}

/** The steps that could see a fault, those that take the least time first. */
export function stepsFor({ file }: Pick<Fault, 'file'>): Step[] {
  const reached = reachedBy(file);
  const isOfTool = (path: string) => toolTests.some((pattern) => matchesGlob(path, pattern));
  const tests = reached.filter((path) => /\.test\.tsx?$/.test(path) && !isOfTool(path));
  const isNear = (path: string) =>
    dirname(path) === dirname(file) || importers.get(file)?.includes(path);
  const isServer = (path: string) => path.startsWith('server/');
  const units = tests.filter((path) => !isServer(path) && !path.startsWith('testing/built/'));
  const isSlow = (path: string) => path in slowTests;
  const isOnPage = reached.includes('src/main.tsx') || /^(mcpApp|server)\//.test(file);
  return [
    { name: 'types', command: ['node', 'scripts/types.ts'], seconds: 300, compiles: true },
    { name: 'lint', command: ['biome', 'lint', '--error-on-warnings', file], seconds: 60 },
    ...vitest(
      'tests beside it',
      units.filter((path) => isNear(path) && !isSlow(path)),
      600,
    ),
    ...vitest(
      'unit tests',
      units.filter((path) => !isNear(path) && !isSlow(path)),
      1800,
    ),
    ...(reached.includes('scripts/fuzz.ts') ? [fuzzRun] : []),
    ...vitest('slow unit tests', units.filter(isSlow), 1800),
    ...vitest('server tests', tests.filter(isServer), 1800),
    ...(isOnPage ? pageSteps(file) : []),
  ];
}

/** Runs test files until one fails; none is no step. */
export function vitest(name: string, files: readonly string[], seconds: number): Step[] {
  const report = ['--reporter=json', `--outputFile=${vitestResult}`];
  const options = ['--bail=1', '--maxWorkers=1', ...report];
  return files.length === 0
    ? []
    : [{ name, command: ['vitest', 'run', ...options, ...files], seconds }];
}

/**
 * The build, and the specs of the longest path that fits the file. The budgets of the build are no
 * step: any change moves the compressed sizes by a few bytes.
 */
function pageSteps(file: string): Step[] {
  const paths = Object.keys(specs).filter((path) => file.startsWith(path));
  const [path = ''] = paths.toSorted((one, other) => other.length - one.length);
  const named = (specs[path] ?? '').split(' ').map((spec) => `e2e/${spec}.spec.ts`);
  const playwright = [
    'test',
    '--workers=1',
    '-x',
    '--project=chromium',
    '--pass-with-no-tests',
    '--reporter=line',
  ] as const;
  return [
    { name: 'build', command: ['node', 'scripts/build.ts', '--if-stale'], seconds: 300 },
    { name: 'browser tests', command: ['playwright', ...playwright, ...named], seconds: 1800 },
  ];
}
