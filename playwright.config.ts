import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { findHeadlessChromium } from './scripts/chromium.mjs';
import { chromiumArguments } from './testing/installedBrowsers.ts';
import { isThorough, nightTag } from './testing/isThorough.ts';
import { enterMoment, type Moment, unusualMoments, usualMoment } from './testing/moment.ts';

enterMoment(usualMoment);

/** The moment of `npm test`: its day is another one at UTC. Nightly has all (decision 0880). */
const anotherDayAtUtc = 'the last half hour of a year, at UTC-8';

const executablePath = findHeadlessChromium();
if (!executablePath) throw new Error('No Chromium was found: `npm test` installs one.');

/**
 * Tests of the whole product in a real browser against the real server. Screenshots land in
 * artefacts/. Recording a trace slows every test down, so `npm test` records one in a second run of
 * the tests that failed (`--trace on`).
 */
export default defineConfig<object, { moment: Moment }>({
  testDir: 'e2e',
  outputDir: 'artefacts/e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  ...(!isThorough && { grepInvert: RegExp(nightTag) }),
  retries: 0,
  workers: Math.max(1, Math.min(2, availableParallelism())),
  // Ends what hangs; a busy machine of two cores takes several times the usual few seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: chromiumArguments },
  },
  projects: [
    { name: 'chromium', testIgnore: 'anyDay.spec.ts' },
    ...Object.entries(unusualMoments)
      .filter(([name]) => isThorough || name === anotherDayAtUtc)
      .map(([name, moment]) => ({ name, testMatch: 'anyDay.spec.ts', use: { moment } })),
  ],
});
