import { devices } from 'playwright/test';
import { findHeadlessChromium } from '../scripts/chromium.mjs';
import { chromiumArguments } from '../testing/installedBrowsers.ts';
import { seed } from '../testing/seed.ts';
import { test } from './calculator.ts';
import { drawActions, reduced, replayText, walk } from './walk/walk.ts';

/** `npm run nightly` sets how many actions each viewport takes; else none are. */
const { WALK_ACTIONS, WALK_REPLAY } = process.env;
const count = Number(WALK_ACTIONS ?? 0);
const { viewport: _ofDevice, defaultBrowserType: _chromium, ...phone } = devices['Pixel 5'];
const viewports = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { ...phone, viewport: { width: 390, height: 844 } },
};

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: findHeadlessChromium() ?? '',
    // Chromium ignores changes of the address that come faster than a visitor acts.
    args: [...chromiumArguments, '--disable-ipc-flooding-protection'],
  },
});

for (const [name, use] of Object.entries(viewports)) {
  test.describe(`on a ${name}`, () => {
    test.use(use);

    test('every property is true after each action of a random walk', async ({ context }) => {
      test.skip(!WALK_ACTIONS && !WALK_REPLAY, 'nightly takes it');
      test.setTimeout(60_000 + count * 10_000);
      const start = performance.now();
      const walkOnNewPage = async (actions: typeof drawn) => {
        const page = await context.newPage();
        const result = await walk(page, actions, name === 'phone');
        // A replay begins as the first page did.
        await page.evaluate(() => localStorage.clear());
        await page.close();
        return result;
      };
      const drawn = JSON.parse(WALK_REPLAY ?? 'null') ?? drawActions(seed, count);
      const { failure, done } = await walkOnNewPage(drawn);
      const seconds = (performance.now() - start) / 1000;
      console.log(
        `${name}, seed ${seed}: ${done} actions, ${(done / seconds).toFixed(1)} a second`,
      );
      if (!failure) return;
      console.error(`After ${JSON.stringify(drawn[failure.at])}: ${failure.property}`);
      console.error(failure.reasons.join('\n'));
      const { left, failure: last } = await reduced(drawn, failure, walkOnNewPage);
      throw new Error(`${last.property}\n${last.reasons.join('\n')}\n${replayText(left, name)}`);
    });
  });
}
