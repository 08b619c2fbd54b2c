import puppeteer, { type Frame, type LaunchOptions, type Page } from 'puppeteer-core';
import { unshiftedEnvironment } from '../../testing/childProcesses.ts';
import { chromiumArguments } from '../../testing/installedBrowsers.ts';
import { shiftDate } from '../../testing/moment.ts';
import { expect } from '../calculator.ts';
import { type BrowserPage, inFrame, type JourneyBrowser } from './BrowserPage.ts';

/** Starts a Firefox, which Puppeteer drives by the standard protocol (decision 0308). */
export function launchFirefox(executablePath: string): Promise<JourneyBrowser> {
  return launch({
    browser: 'firefox',
    executablePath,
    env: unshiftedEnvironment(),
    // The panel that a download opens would take the keyboard from the next page.
    extraPrefsFirefox: { 'browser.download.alwaysOpenPanel': false },
  });
}

/** Starts a Chromium as the other browser tests have it, but with its cache of whole pages. */
export function launchChromium(executablePath: string): Promise<JourneyBrowser> {
  return launch({ executablePath, args: chromiumArguments });
}

async function launch(options: LaunchOptions): Promise<JourneyBrowser> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  return {
    async newPage({ isHidden = false } = {}) {
      const page = await browser.newPage({ background: isHidden });
      await page.setViewport({ width: 1280, height: 900 });
      return journeyPage(page);
    },
    close: () => browser.close(),
  };
}

/** Puppeteer's type takes handles of elements too, which TypeScript cannot rule out here. */
function evaluateIn(find: () => Page | Frame): BrowserPage['evaluate'] {
  return (script, ...values) => find().evaluate(script as never, ...values);
}

function journeyPage(page: Page): BrowserPage {
  let isOpen = false;
  // Puppeteer's own functions wait for events that do not come once Firefox has restored a page
  // that it kept alive.
  const navigate = async (command: 'assign' | 'go' | 'reload', to: string | number) => {
    const before = await page.evaluate(entry);
    // A page that runs a script after it was left is not kept alive, so that nothing asks it then.
    const left = new Promise((resolve) => {
      page.once('framenavigated', resolve);
      // Firefox reports no page that it has restored.
      setTimeout(resolve, 1000);
    });
    await page.evaluate(followCommand, command, to);
    await left;
    await expect
      .poll(async () => (await page.evaluate(entry).catch(() => null)) ?? before)
      .not.toBe(before);
  };
  const journey: BrowserPage = {
    async open(url, clockOffsetMs) {
      if (isOpen) return navigate('assign', url);
      isOpen = true;
      await page.evaluateOnNewDocument(shiftDate, clockOffsetMs);
      await page.goto(url);
    },
    evaluate: evaluateIn(() => page),
    async drag(first, ...others) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
    hover: ({ x, y }) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    async pressWithControl(letter) {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter as 'a');
      await page.keyboard.up('Control');
    },
    type: (text) => page.keyboard.type(text),
    reload: () => navigate('reload', ''),
    back: () => navigate('go', -1),
    forward: () => navigate('go', 1),
    frame: () =>
      inFrame(
        journey,
        evaluateIn(() => {
          const [frame] = page.mainFrame().childFrames();
          if (!frame) throw new Error('Expected a frame.');
          return frame;
        }),
      ),
    screenshot: () => page.screenshot({ captureBeyondViewport: false }),
    show: () => page.bringToFront(),
    close: () => page.close(),
  };
  return journey;
}

/** Runs in the page. */
function followCommand(command: 'assign' | 'go' | 'reload', to: string | number): void {
  if (command === 'go') history.go(Number(to));
  else if (command === 'reload') location.reload();
  else location.assign(String(to));
}

/** Runs in the page: what tells an entry of the history from the others, once it has loaded. */
function entry(): string | null {
  const [navigation] = performance.getEntriesByType('navigation');
  const hasLoaded = (navigation as PerformanceNavigationTiming).loadEventEnd > 0;
  return hasLoaded ? `${performance.timeOrigin} ${location.href}` : null;
}
