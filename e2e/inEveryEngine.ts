import { firefox, webKitDriver, xvfb } from '../testing/installedBrowsers.ts';
import { test } from './calculator.ts';
import { type JourneyBrowser, launchFirefox, launchWebKit } from './journeys/browsers.ts';

const [firefoxPath, driver, display] = [firefox, webKitDriver, xvfb];

/** Starts each engine; null where it is not installed. */
const engines: Record<string, (() => Promise<JourneyBrowser>) | null> = {
  Firefox: firefoxPath ? () => launchFirefox(firefoxPath) : null,
  WebKit: driver && display ? () => launchWebKit(driver, display) : null,
};

/**
 * Defines the same tests for each engine, in one browser. They are skipped where the engine is not
 * installed.
 *
 * @param define - Defines the tests, in which the given function returns the browser.
 */
export function inEveryEngine(define: (browser: () => JourneyBrowser) => void): void {
  for (const [engine, launch] of Object.entries(engines)) {
    test.describe(engine, () => {
      test.describe.configure({ mode: 'default' });
      test.skip(!launch, `There is no ${engine} on the PATH, or not all that it needs.`);
      let browser: JourneyBrowser | undefined;
      test.beforeAll(async () => {
        browser = await launch?.();
      });
      test.afterAll(() => browser?.close());
      define(() => browser ?? expectStarted(engine));
    });
  }
}

function expectStarted(engine: string): never {
  throw new Error(`Expected ${engine} to be started.`);
}
