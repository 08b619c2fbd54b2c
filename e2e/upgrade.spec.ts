import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carryFiles } from '../scripts/release/carriedFiles.ts';
import { openFormerRelease, whyNoFormerRelease } from '../scripts/release/formerRelease.ts';
import { startAlternatingProxy } from '../testing/alternatingProxy.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { test as base, Calculator, expect } from './calculator.ts';
import { lazyParts } from './lazyParts.ts';

const reason = whyNoFormerRelease();
if (reason) console.warn(`SKIPPED: ${reason}`);

type Proxy = Awaited<ReturnType<typeof startAlternatingProxy>>;

/** A server of the former release, one of this one, and a proxy in front of them. */
const test = base.extend<object, { upgrade: { former: URL; current: URL; proxy: Proxy } }>({
  upgrade: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const former = openFormerRelease();
      const folder = await mkdtemp(join(tmpdir(), 'roi-upgrade-'));
      const dist = join(folder, 'dist');
      await cp('dist', dist, { recursive: true });
      await carryFiles({ former: join(former, 'dist'), next: dist, dist });
      const start = (name: string, distDir: string, program?: string) =>
        startServerProcess(
          { DATA_DIR: join(folder, name), DIST_DIR: distDir, LOG_LEVEL: 'error' },
          program ? { program } : {},
        );
      const servers = await Promise.all([
        start('former', join(former, 'dist'), join(former, 'server/main.ts')),
        start('current', dist),
      ]);
      const proxy = await startAlternatingProxy();
      await use({ former: servers[0].url, current: servers[1].url, proxy });
      await proxy.stop();
      for (const server of servers) await server.crash();
      await rm(folder, { recursive: true, force: true });
    },
    // The former release is built first where that has not been done.
    { scope: 'worker', timeout: 600_000 },
  ],
});

test.skip(reason !== null, reason ?? '');

test('every page starts behind a proxy in front of this release and the former one @night', async ({
  browser,
  upgrade: { former, current, proxy },
}) => {
  test.slow();
  for (let load = 0; load < 4; load += 1) {
    proxy.passTo(...(load % 2 === 0 ? [former, current] : [current, former]));
    const context = await browser.newContext();
    const calculator = new Calculator(await context.newPage());
    await calculator.open(proxy.url.href);
    await calculator.slide('Number of integrations', 12);
    await expect(calculator.figure('Initial Total')).toHaveText('$110,352');
    await context.close();
  }
});

test('a page of the former release loads every part from a server of this one @night', async ({
  calculator,
  page,
  upgrade: { former, current, proxy },
}) => {
  proxy.passTo(former);
  await calculator.open(proxy.url.href);
  proxy.passTo(current);
  for (const [part, { ask, askFormer = ask, shown }] of Object.entries(lazyParts)) {
    await test.step(part, async () => {
      await askFormer(page);
      await expect(shown(page)).toBeVisible();
      // It may cover what requests the next one.
      await page.keyboard.press('Escape');
    });
  }
});
