import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { isBlockedName } from '../testing/blockedNames.ts';
import { type Calculator, expect, test } from './calculator.ts';
import { demoDialog, requestDemo, sendReport } from './forms.ts';

test.use({ environment: { GTM_ID: 'GTM-TEST1', LINKEDIN_PARTNER_ID: '12345' } });

const measuring = readdirSync('src/analytics').map((name) => parse(name).name);

/** Blocks what an ad blocker may block: other hosts, known words, and all that measures. */
async function blockTrackers({ page }: Calculator, home: string): Promise<string[]> {
  const blocked: string[] = [];
  await page.route('**', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const name = pathname.split('/').at(-1) ?? '';
    const isOfTracking = isBlockedName(name) || measuring.includes(name.split('.')[0] ?? '');
    if (origin === home && !isOfTracking) return await route.fallback();
    blocked.push(name);
    await route.abort('blockedbyclient');
  });
  return blocked;
}

test('a visitor who agreed, whose ad blocker blocks the rest, sends both as well @night', async ({
  calculator,
  page,
  server,
}) => {
  const blocked = await blockTrackers(calculator, server.url);
  await page.addInitScript(() => localStorage.setItem('tracking-consent', 'granted'));
  await calculator.open();
  await expect.poll(() => blocked.some((name) => name.startsWith('outsideScripts'))).toBe(true);
  await sendReport(page, 'ada.agreed@example.com');
  await requestDemo(page);
  await expect(demoDialog(page)).toBeHidden();
});
