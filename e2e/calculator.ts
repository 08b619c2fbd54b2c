import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type Route } from 'playwright/test';
import { startServerProcess } from '../testing/serverProcess.ts';
import { test as base } from './atMoment.ts';

/** The real server of a test worker. */
interface RunningServer {
  url: string;
  /** The folder of its leads and mails. */
  dataDir: string;
}

/**
 * Tests of the built page on a real server, one for each test worker. `environment` sets variables
 * of the server. A page that throws or logs an error fails its test.
 */
export const test = base.extend<
  { calculator: Calculator },
  { server: RunningServer; environment: Record<string, string> }
>({
  environment: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ environment, clockOffsetMs }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'roi-calculator-'));
      const server = await startServerProcess(
        { DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...environment },
        { offsetMs: clockOffsetMs },
      );
      await use({ url: server.url.origin, dataDir });
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  calculator: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      // Some tests cause responses of 400 or more, which the browser reports as errors.
      const isFailedRequest = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isFailedRequest) problems.push(message.text());
    });
    const calculator = new Calculator(page);
    await use(calculator);
    const unexpected = problems.filter(
      (problem) => !calculator.expectedErrors.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, 'the page threw nothing and logged no error').toEqual([]);
  },
});

export { expect };

/** Delays files, as a slow network does, until the returned function is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const workerFiles = /\/(forecastW|fileW|w)orker\.[0-9a-f]+\.js$/;

/**
 * Prevents workers from starting. The returned function tries again and then lets them start: a
 * worker that starts by itself before would recover without being tried again.
 */
export async function blockWorkers(
  page: Page,
): Promise<(retry: () => Promise<void>) => Promise<void>> {
  const abort = (route: Route) => route.abort();
  await page.route(workerFiles, abort);
  return async (retry) => {
    const release = await hold(page, workerFiles);
    await page.unroute(workerFiles, abort);
    await retry();
    release();
  };
}

/**
 * Delays the script of the page until the returned function is called, which resolves after
 * hydration.
 */
export async function holdScript(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, /\.js$/);
  return async () => {
    release();
    await page.locator('html[data-ready]').waitFor();
  };
}

/** The page as a visitor uses it. */
export class Calculator {
  readonly page: Page;
  /** Errors that a test about failures makes the page log. */
  readonly expectedErrors: RegExp[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the page and waits until it is hydrated. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await this.page.locator('html[data-ready]').waitFor();
  }

  /** Follows the link of a scenario, such as `#v1&region=us`, on the open page. */
  async follow(fragment: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
  }

  /** Moves a slider to a value by keyboard. */
  async slide(name: string, value: number): Promise<void> {
    const slider = this.page.getByRole('slider', { name });
    await slider.focus();
    await slider.press('Home');
    // The systems chosen can be more than its minimum (E2).
    const steps = value - Number(await slider.inputValue());
    for (let ten = 0; ten < Math.floor(steps / 10); ten++) await slider.press('PageUp');
    for (let one = 0; one < steps % 10; one++) await slider.press('ArrowRight');
    await expect(slider).toHaveValue(String(value));
  }

  async setShare(percentage: number): Promise<void> {
    const field = this.page.getByRole('spinbutton', { name: 'Time spent on integrations' });
    await field.fill(String(percentage));
    await field.blur();
  }

  async selectSystems(...names: string[]): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Systems to connect' }).click();
    for (const name of names) {
      await this.page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    }
    await this.page.keyboard.press('Escape');
  }

  async chooseRegion(region: string): Promise<void> {
    await this.page.getByLabel('Region').selectOption(region);
  }

  /** Locates the figure beside a label in the results. */
  figure(label: string) {
    const name = this.page.locator('dt, th', { hasText: new RegExp(`^${label}`) });
    return this.page
      .getByRole('region', { name: 'Results' })
      .locator('dl > div, .costs tr', { has: name })
      .locator('dd:not(.hint), td:not(:empty)')
      .last();
  }
}

export const defaultSavings = [
  ['Initial cost savings', '$31,192'],
  ['Initial dev cost reduction', '71%'],
  ['Monthly maintenance savings', '$1,851'],
  ['Monthly cost reduction', '67%'],
] as const;
