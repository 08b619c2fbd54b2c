/** A part of the product that `npm run mutate` mutates alone, with the tests that run on it. */
interface MutationPart {
  /** Stryker's patterns of the mutated files. Tests are never mutated. */
  mutate: string[];
  /** Vitest's patterns of the tests. */
  tests: string[];
  excludedTests?: string[];
  /**
   * Mutates what is computed as a module loads, too: each such mutant takes a run of all tests.
   */
  mutatesStatic?: true;
  /** The tests keep no state, so that they share a process, which takes a third of the time. */
  isPure?: true;
  timeoutMS?: number;
  /** The lowest good score, and the one below which the run fails. */
  thresholds: { low: number; break: number };
}

export const parts: Record<string, MutationPart> = {
  /**
   * The pricing rules. The systems' profiles and evidence are data without a second source, which a
   * test could only repeat. The test of the whole domain takes a minute in instrumented code.
   */
  estimate: {
    mutate: [
      'worker/estimate/**/*.ts',
      'worker/answer/*.ts',
      '!worker/estimate/{systemProfiles,systemEvidence}.ts',
    ],
    tests: [
      'worker/{estimate,answer}/**/*.test.ts',
      'worker/explanation/estimateSteps.test.ts',
      'testing/mutation/*.test.ts',
      'scripts/pricingRules.test.ts',
    ],
    excludedTests: ['worker/estimate/timelineDomain.test.ts'],
    mutatesStatic: true,
    thresholds: { low: 97, break: 95 },
  },
  /**
   * Costs by month, verdict, finance and counterarguments. Tests of the simulation and of the
   * levers take minutes in instrumented code, so what only they test is not mutated.
   */
  forecast: {
    mutate: [
      'worker/forecast/*.ts',
      '!worker/forecast/{simulate,ranges,forecast,sensitivity,leverRanges}.ts',
    ],
    tests: [
      'worker/forecast/*.test.ts',
      'worker/estimate/rules.test.ts',
      'testing/mutation/properties.test.ts',
    ],
    excludedTests: ['worker/forecast/{simulate,estimatePercentile,forecast,sensitivity}.test.ts'],
    isPure: true,
    thresholds: { low: 91, break: 88 },
  },
  /** The content of the report, before it is laid out. */
  reportModel: {
    mutate: ['worker/report/model/*.ts'],
    tests: ['worker/report/model/*.test.ts'],
    thresholds: { low: 97, break: 95 },
  },
  /** The geometry of the cost chart, and the report's drawing of it. */
  chart: {
    mutate: ['contract/chart/costGeometry.ts', 'worker/report/sections/costChart.ts'],
    tests: ['contract/chart/costGeometry.test.ts', 'worker/report/sections/charts.test.ts'],
    thresholds: { low: 92, break: 90 },
  },
  contract: {
    mutate: ['contract/**/*.ts', '!contract/chart/**'],
    tests: ['contract/**/*.test.ts', 'testing/mutation/loading.test.ts'],
    mutatesStatic: true,
    thresholds: { low: 97, break: 95 },
  },
  mails: {
    mutate: ['backend/mails/*.ts'],
    tests: ['backend/mails/*.test.ts'],
    thresholds: { low: 95, break: 95 },
  },
  /** The endpoints, without their mails. */
  backend: {
    mutate: ['backend/**/*.ts', '!backend/mails/**', '!backend/**/*.d.ts'],
    tests: ['backend/**/*.test.ts'],
    excludedTests: ['backend/mails/*.test.ts'],
    thresholds: { low: 95, break: 93 },
  },
  /**
   * The inputs and the results of the page. A mutant of what runs as a module loads is tried by all
   * tests, which take a minute: with a shorter timeout, a busy machine counts it as noticed.
   */
  estimator: {
    mutate: ['src/estimator/*.ts'],
    tests: ['src/estimator/*.test.ts'],
    timeoutMS: 90_000,
    mutatesStatic: true,
    thresholds: { low: 95, break: 94 },
  },
  /** The parts of the server that have tests of their own, which start neither it nor a store. */
  serverUnits: {
    mutate: [
      'server/page/*.ts',
      'server/configuration/environment.ts',
      'server/outbox/providers.ts',
      'server/mail/{delivery,recordingMailer}.ts',
    ],
    tests: [
      'server/{page,configuration}/*.test.ts',
      'server/outbox/providers.test.ts',
      'server/mail/{delivery,recordingMailer}.test.ts',
    ],
    thresholds: { low: 95, break: 94 },
  },
  /** How the server reads requests, refuses them, and counts them over SQLite. */
  serverHttp: {
    mutate: ['server/{http,limits}/*.ts'],
    tests: ['server/{http,limits,logging,endpoints}/*.test.ts', 'server/app.test.ts'],
    thresholds: { low: 90, break: 88 },
  },
  serverStore: {
    mutate: [
      'server/{store,sqlite}/*.ts',
      '!server/store/{migrations,openStore,postgresAdapter}.ts',
    ],
    tests: ['server/{store,sqlite}/*.test.ts'],
    excludedTests: ['server/store/postgresAdapter.test.ts'],
    thresholds: { low: 95, break: 93 },
  },
  /** How messages are sent, retried and completed over SQLite, beside what `serverUnits` has. */
  serverOutbox: {
    mutate: [
      'server/outbox/{completions,createFirstAttempt,createMessageComposer,createOutbox}.ts',
      'server/mail/{mailEvents,sendGridMailer}.ts',
    ],
    tests: ['server/{outbox,mail}/*.test.ts'],
    thresholds: { low: 94, break: 92 },
  },
  /** The code that joins the server's parts and answers its requests. */
  serverApp: {
    mutate: [
      'server/{app,contractRouter,ports}.ts',
      // `describeError`; the rest writes from a process.
      'server/logging/log.ts:52-58',
      'server/threads/createThread.ts',
    ],
    tests: [
      'server/{app,ports}.test.ts',
      'server/http/guards.test.ts',
      'server/{logging,threads,endpoints}/*.test.ts',
      'server/mail/mailEvents.test.ts',
    ],
    thresholds: { low: 95, break: 93 },
  },
};

/** Returns the part that the variable `MUTATION_PART` names, with its name. */
export function namedPart(): MutationPart & { name: string } {
  const name = process.env.MUTATION_PART ?? '';
  const part = parts[name];
  if (!part) throw new Error(`No part ${name}; there are ${Object.keys(parts).join(', ')}.`);
  return { name, ...part };
}
