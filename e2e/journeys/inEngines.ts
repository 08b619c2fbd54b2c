import { findChromium } from '../../scripts/chromium.mjs';
import { firefox, webKitDriver, xvfb } from '../../testing/installedBrowsers.ts';
import { isThorough } from '../../testing/isThorough.ts';
import { test } from '../calculator.ts';
import type { JourneyBrowser } from './BrowserPage.ts';
import { launchChromium, launchFirefox } from './puppeteer.ts';
import { launchWebKit } from './webKit.ts';

/** Starts a browser; null where it is not installed. */
type Launch = (() => Promise<JourneyBrowser>) | null;

const chromium = findChromium();
const [firefoxPath, driver, display] = [firefox, webKitDriver, xvfb];
type Engine = 'Chromium' | 'Firefox' | 'WebKit';

const engines: Record<Engine, { launch: Launch; missing: string }> = {
  Chromium: {
    launch: chromium ? () => launchChromium(chromium) : null,
    missing: 'There is no Chromium on the PATH.',
  },
  Firefox: {
    launch: firefoxPath ? () => launchFirefox(firefoxPath) : null,
    missing: 'There is no Firefox on the PATH.',
  },
  WebKit: {
    launch: driver && display ? () => launchWebKit(driver, display) : null,
    missing: 'There is no WebKitWebDriver or no Xvfb on the PATH.',
  },
};

/**
 * Defines the same tests for each engine of visitors, one after another in one browser. They are
 * skipped where the engine is not installed.
 *
 * @param usual - The engines in which `npm test` runs them; nightly runs them in all (0880).
 * @param define - Defines the tests, in which the given function returns the browser.
 */
export function inEngines(
  usual: readonly Engine[],
  define: (browser: () => JourneyBrowser, engine: Engine) => void,
) {
  for (const engine of Object.keys(engines) as Engine[]) {
    if (!isThorough && !usual.includes(engine)) continue;
    const { launch, missing } = engines[engine];
    test.describe(engine, () => {
      test.describe.configure({ mode: 'default' });
      test.skip(!launch, missing);

      let browser: JourneyBrowser | undefined;
      test.beforeAll(async () => {
        browser = await launch?.();
      });
      test.afterAll(() => browser?.close());
      define(() => {
        if (!browser) throw new Error(`Expected ${engine} to be started.`);
        return browser;
      }, engine);
    });
  }
}
