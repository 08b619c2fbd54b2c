import puppeteer, { type Page } from 'puppeteer-core';
import { unshiftedEnvironment } from '../../testing/childEnvironment.ts';
import { shiftDate } from '../../testing/moment.ts';
import type { BrowserPage, JourneyBrowser } from './BrowserPage.ts';

/** Starts a Firefox, which Puppeteer drives by the standard protocol (decision 0308). */
export async function launchFirefox(executablePath: string): Promise<JourneyBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: unshiftedEnvironment(),
    // The panel that a download opens would take the keyboard from the next page.
    extraPrefsFirefox: { 'browser.download.alwaysOpenPanel': false },
  });
  return {
    async newPage() {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      return firefoxPage(page);
    },
    close: () => browser.close(),
  };
}

function firefoxPage(page: Page): BrowserPage {
  return {
    async open(url, clockOffsetMs) {
      await page.evaluateOnNewDocument(shiftDate, clockOffsetMs);
      await page.goto(url);
    },
    // Puppeteer's type takes handles of elements too, which TypeScript cannot rule out here.
    evaluate: (script, ...values) => page.evaluate(script as never, ...values),
    async drag(first, ...others) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    async pressWithControl(letter) {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter as 'a');
      await page.keyboard.up('Control');
    },
    type: (text) => page.keyboard.type(text),
    close: () => page.close(),
  };
}
