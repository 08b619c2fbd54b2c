import { isThorough, nightTag } from './isThorough.ts';

/** By default, one core of two is left idle. */
export const ofEveryRun = {
  maxWorkers: '100%',
  ...(!isThorough && { testNamePattern: RegExp(`^(?!.*${nightTag})`) }),
};

/**
 * Ends a test that hangs. The longest takes two minutes on an idle core, and a busy machine takes
 * several times as long.
 */
const hangGuard = { testTimeout: 900_000, hookTimeout: 900_000 };

/** A project of tests that run in Node, each file in a process of its own. */
export const inNode = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    ...{ name, include, exclude, environment: 'node', setupFiles: ['testing/setup.ts'] },
    ...hangGuard,
  },
});

/**
 * Tests that share a process and its modules, because a process for each file takes 0.4 s of a
 * processor (decision 0609). Node imports the modules as it does in production: through Vite, every
 * call of an imported function takes longer (decision 0610).
 */
export const pure = (name: string, include: string[], exclude?: string[]) => ({
  test: {
    ...inNode(name, include, exclude).test,
    isolate: false,
    experimental: { viteModuleRunner: false },
  },
});

/**
 * Tests of the fuzzer and of mutation testing. They prove a tool, not the product, so `npm run
 * nightly` runs them, and who changes the tool.
 */
export const toolTests = ['testing/{fuzz,mutation}/*.test.ts', 'scripts/{fuzz,fuzz/*}.test.ts'];

export const tools = pure('tools', toolTests);

export const unit = pure(
  'unit',
  [
    'worker/**/*.test.ts',
    'testing/*.test.ts',
    'testing/!(built|claims)/**/*.test.ts',
    'scripts/**/*.test.ts',
  ],
  toolTests,
);

export const contract = pure('contract', ['contract/**/*.test.ts', 'backend/**/*.test.ts']);

/**
 * Tests of modules that keep the state of a page; each file begins with a page of its own.
 * Components render with the React that visitors get, in less than half the time.
 */
export const page = {
  test: {
    ...inNode('page', [
      'src/**/*.test.{ts,tsx}',
      'mocks/**/*.test.ts',
      'mcpApp/**/*.test.ts',
      'testing/claims/**/*.test.ts',
    ]).test,
    env: { NODE_ENV: 'production' },
  },
  oxc: { jsx: { development: false } },
};

/**
 * Test files that `npm run test:quick` leaves out, each with what makes it slow. `npm test` runs
 * all of them.
 */
export const slowTests = {
  'testing/linearPatterns.test.ts': 'analyses every pattern of the product',
  'testing/claims/claims.test.ts': 'writes every text of 2,000 sets of inputs',
  'testing/claims/assistants.test.ts': 'answers thousands of questions of assistants',
  'testing/timeFrame.test.ts': 'builds whole PDFs',
  'worker/estimate/timelineDomain.test.ts': 'enumerates millions of timelines',
  'worker/forecast/draws.test.ts': 'runs 10,000 simulations for each quantity that is drawn',
  'worker/forecast/simulate.test.ts': 'runs 10,000 simulations for each of many inputs',
  'worker/forecast/verdict.test.ts': 'estimates every number of integrations for many inputs',
  'worker/report/buildReport.test.ts': 'builds whole PDFs for many requests',
  'worker/report/financeAndEvidence.test.ts': 'builds whole PDFs',
  'worker/report/layoutReport.test.ts': 'lays out whole reports for many inputs',
  'worker/report/model/calculationSteps.test.ts': 'computes every printed step for many inputs',
  'worker/report/nameScripts.test.ts': 'builds whole PDFs, with names in every script',
  'worker/report/taggedReport.test.ts': 'builds whole PDFs for many requests',
  'worker/workbook/pricingWorkbook.test.ts': 'evaluates the workbook for many inputs',
  'worker/workbook/writeXlsx.test.ts': 'starts LibreOffice',
  'worker/reading/readEstimateFile.test.ts': 'builds whole PDFs, and starts LibreOffice',
  'backend/openRateCard.test.ts': 'starts processes',
  'mocks/documentedApi.test.ts': 'runs the server with SQLite and the mocks',
  'mocks/hosts.test.ts': 'runs the server with SQLite and the mocks',
  'scripts/bootstrap.test.ts': 'starts every command',
  'scripts/estimate.test.ts': 'starts processes',
  'scripts/leads.test.ts': 'starts processes on a store',
  'scripts/mcp.test.ts': 'starts processes',
  'scripts/report.test.ts': 'starts processes that build PDFs',
  'scripts/store.test.ts': 'starts processes on a store',
  'scripts/workbook.test.ts': 'starts processes',
} as const satisfies Record<string, string>;
