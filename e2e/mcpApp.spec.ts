import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  getToolUiResourceUri,
  RESOURCE_MIME_TYPE,
} from '@modelcontextprotocol/ext-apps/app-bridge';
import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { formatTimeline } from '../contract/format/durations.ts';
import { formatUsd } from '../contract/format/money.ts';
import type { OpenEstimate } from '../contract/openEstimate.ts';
import { startLocalServer } from '../testing/localServer.ts';
import type { McpAppHost } from '../testing/mcpAppHost.ts';
import { expect, test as onServer } from './calculator.ts';
import { boxOf } from './controls.ts';
import { findViolations, saveScreenshot } from './findViolations.ts';

declare const window: { host: McpAppHost };

type Answer = Awaited<ReturnType<Client['callTool']>>;

interface Assistant {
  /** Calls the tool `estimate`. */
  ask(asked: Record<string, unknown>): Promise<Answer>;
  /** Opens the page of the host, frames the view that the tool names, and sends it the answer. */
  show(answer: Answer | null, theme?: 'light' | 'dark'): Promise<void>;
}

/** The policy of a view that names no domains (MCP Apps, “Host Behavior”). */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";

/**
 * An assistant: in Node the client from npm, on the real server; in a page of its own the library
 * for hosts. A view that throws, logs an error, breaks the policy or requests anything fails.
 */
const test = onServer.extend<{ assistant: Assistant }, { hostPage: string }>({
  hostPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off this pattern
    async ({}, use) => {
      const { outputFiles } = await build({
        entryPoints: ['testing/mcpAppHost.ts'],
        bundle: true,
        write: false,
        format: 'iife',
        platform: 'browser',
      });
      const { url, stop } = await startLocalServer((request, response) => {
        const isScript = request.url === '/host.js';
        response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
        response.end(
          isScript
            ? outputFiles[0]?.text
            : '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script src="/host.js"></script>',
        );
      });
      await use(url.href);
      await stop();
    },
    { scope: 'worker' },
  ],
  assistant: async ({ server, hostPage, page, calculator }, use) => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.url)));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await use({
      ask: (asked) => client.callTool({ name: 'estimate', arguments: asked }),
      async show(answer, theme = 'light') {
        const { tools } = await client.listTools();
        const tool = tools.find(({ name }) => name === 'estimate') ?? {};
        const [view] = (await client.readResource({ uri: getToolUiResourceUri(tool) ?? '' }))
          .contents;
        if (!view || !('text' in view)) throw new Error('Expected a view as text.');
        expect(view.mimeType).toBe(RESOURCE_MIME_TYPE);
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
        const html = view.text.replace('<head>', () => `<head>${meta}`);
        await page.goto(hostPage);
        await page.evaluate(([of, shown]) => window.host.show(of, { theme: shown }), [
          html,
          theme,
        ] as const);
        if (answer) await page.evaluate((result) => window.host.sendAnswer({}, result), answer);
      },
    });
    await client.close();
    const ofHost = [hostPage, `${hostPage}host.js`, 'about:srcdoc', 'data:,'];
    expect(requests.filter((url) => !ofHost.includes(url))).toEqual([]);
    expect(calculator.expectedErrors).toEqual([]);
  },
});

const viewOf = (page: Page) => page.frameLocator('iframe');
const cardOf = (page: Page) => viewOf(page).getByRole('region', { name: 'Your answer' });
const estimateOf = (answer: Answer) => answer.structuredContent as OpenEstimate;
const textOf = ({ content: [first] }: Answer) => (first?.type === 'text' ? first.text : '');

const asked = {
  integrationCount: 12,
  selectedSystems: ['hubspot', 'slack'],
  assumptions: { planRisePercentagePerYear: 5 },
};

test('the view shows the figures of the answer over each horizon, how sure it is and what it assumes', async ({
  page,
  assistant,
}) => {
  const answer = await assistant.ask(asked);
  const { comparison, timeline, ranges, rateCardVersion } = estimateOf(answer);
  const { months12, months36 } = comparison;
  await assistant.show(answer);
  const card = cardOf(page);
  const costs = card.locator('.race-cost');
  const texts = (...usd: number[]) => usd.map((amount) => formatUsd(amount));
  await expect(card.locator('.race-live small')).toHaveText([
    formatTimeline(timeline.timelineWeeks),
    formatTimeline(timeline.embeddedWeeks),
  ]);
  await expect(costs).toHaveText(texts(months36.inHouseUsd, months36.embeddedUsd));
  const { inHouse = null, embedded = null } = ranges?.months36 ?? {};
  for (const usd of [inHouse?.p10, inHouse?.p90, embedded?.p10, embedded?.p90]) {
    await expect(card).toContainText(formatUsd(usd ?? Number.NaN));
  }
  await expect(card.locator('.answer-said p').first()).toHaveText(
    new RegExp(`^Embedding costs \\${formatUsd(months36.byUsd ?? 0)} less over 36 months, `),
  );
  await expect(card.locator('.hint')).toHaveText(
    new RegExp(
      `^Your assumptions: Yearly price rise of the embedded plan: 5% a year\\. Rate card ${rateCardVersion}\\.`,
    ),
  );
  await card.getByRole('radio', { name: '12 months' }).check();
  await expect(costs).toHaveText(texts(months12.inHouseUsd, months12.embeddedUsd));
});

test('the view follows the theme and the width of the host, and axe finds nothing in any @night', async ({
  page,
  assistant,
}, testInfo) => {
  const answer = await assistant.ask({ ...asked, deadline: '2027-03-01', currency: 'eur' });
  await assistant.show(answer, 'dark');
  const card = cardOf(page);
  const surface = () => card.evaluate((element) => getComputedStyle(element).backgroundColor);
  const surfaces = { dark: 'rgb(19, 26, 46)', light: 'rgb(255, 255, 255)' };
  const frame = page.frames().at(-1);
  if (!frame) throw new Error('Expected the frame of the view.');
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((to) => window.host.change({ theme: to }), theme);
    await expect.poll(surface).toBe(surfaces[theme]);
    for (const width of [720, 320]) {
      await page.setViewportSize({ width: width + 16, height: 900 });
      await expect
        .poll(async () => (await boxOf(page.locator('iframe'))).height - (await boxOf(card)).height)
        .toBeLessThan(1);
      expect.soft(await findViolations(frame), `${theme}, ${width}`).toEqual([]);
      const beside = () => document.documentElement.scrollWidth - innerWidth;
      expect.soft(await frame.evaluate(beside), `${theme}, ${width}`).toBe(0);
      await saveScreenshot(page, testInfo, `${theme}-${width}.png`);
    }
  }
});

test('a figure opens its derivation, for which the frame grows, and which fits into it @night', async ({
  page,
  assistant,
}, testInfo) => {
  const answer = await assistant.ask(asked);
  await assistant.show(answer);
  const card = cardOf(page);
  const frame = page.locator('iframe');
  const figure = card.locator('.race-cost button').first();
  const derivation = viewOf(page).getByRole('dialog', { name: /how it is calculated/ });
  const heightBesideCard = async () => (await boxOf(frame)).height - (await boxOf(card)).height;
  const overflow = async () => {
    const [inner, outer] = [await boxOf(derivation), await boxOf(frame)];
    return Math.max(outer.y - inner.y, inner.y + inner.height - (outer.y + outer.height));
  };
  for (const width of [720, 320]) {
    await page.setViewportSize({ width: width + 16, height: 900 });
    await expect.poll(heightBesideCard).toBeLessThan(1);
    await figure.click();
    await expect(derivation).toContainText((await figure.textContent()) ?? 'a figure');
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    expect((await boxOf(frame)).height).toBeGreaterThanOrEqual(480);
    await saveScreenshot(page, testInfo, `${width}.png`);
    await page.keyboard.press('Escape');
    await expect.poll(heightBesideCard).toBeLessThan(1);
    await expect(figure).toBeFocused();
  }
});

test('the host opens the link into the calculator; where it does not, the view shows the address @night', async ({
  page,
  assistant,
}) => {
  const answer = await assistant.ask(asked);
  const { url } = estimateOf(answer);
  await assistant.show(answer);
  const link = cardOf(page).getByRole('link', { name: 'Open in the calculator' });
  await expect(link).toHaveAttribute('href', url);
  await link.click();
  await expect.poll(() => page.evaluate(() => window.host.opened)).toEqual([url]);
  await expect(viewOf(page).getByRole('alert')).toBeHidden();

  await page.evaluate(() => {
    window.host.opensLinks = false;
  });
  await link.click();
  await expect(viewOf(page).getByRole('alert')).toContainText(url);
});

test('a refusal, and an answer that this document would compute otherwise, are shown as their text @night', async ({
  page,
  assistant,
}, testInfo) => {
  const refused = await assistant.ask({ region: 'moon' });
  await assistant.show(refused);
  await expect(viewOf(page).locator('main')).toContainText('region: Use one of us, eu, ');

  const answer = await assistant.ask(asked);
  const estimate = estimateOf(answer);
  const figures = { ...estimate.figures, hourlyRateUsd: 1 + estimate.figures.hourlyRateUsd };
  const others: Answer[] = [
    { ...answer, structuredContent: { ...estimate, figures } },
    { ...answer, structuredContent: { ...estimate, rateCardVersion: '2020-01.1' } },
    { ...answer, structuredContent: { ...estimate, format: 'another format' } },
    { content: answer.content },
  ];
  for (const other of others) {
    await assistant.show(other);
    await expect(viewOf(page).locator('.tool-text')).toHaveText(textOf(answer), {
      useInnerText: true,
    });
    await expect(cardOf(page)).toBeHidden();
  }
  await saveScreenshot(page, testInfo, 'text.png');
});

test('the view says that it waits, and when the call is cancelled, and answers the end @night', async ({
  page,
  assistant,
}) => {
  await assistant.show(null);
  const main = viewOf(page).locator('main');
  await expect(main).toContainText('The estimate is being computed.');
  await page.evaluate(() => window.host.cancel());
  await expect(main).toContainText('The estimate was cancelled.');
  expect(await page.evaluate(() => window.host.tearDown())).toEqual({});
});
