import type { Browser, Page } from 'playwright';
import { startLocalServer } from '../testing/localServer.ts';
import { openBrowser, startSite } from './site.ts';
import { median, printTable, quantile, ratio } from './table.ts';

/**
 * Measures the time from an arrow key on a slider to the frame with the new figures, on a CPU
 * slowed 4 times, for:
 *
 * - a plain range input that writes text nodes of a bare page,
 * - one that writes the text nodes of the calculator's markup and style, the minimum for this page,
 * - the calculator.
 *
 * They alternate in one run, so that other load on the machine affects them equally.
 */
const rounds = 6;
const keysPerRound = 25;
const cpuSlowdown = 4;
const dragMs = 10_000;

const site = await startSite();
const plain = await startLocalServer(async ({ url = '/' }, response) => {
  if (url === '/') response.end(plainPage());
  else if (url === '/same') response.end(await samePage());
  else response.end(Buffer.from(await (await fetch(new URL(url, site.url))).arrayBuffer()));
});

const browser = await openBrowser();

const contenders = [
  { name: 'plain range input', page: await open(browser, plain.url.href) },
  { name: 'plain script, same page', page: await open(browser, new URL('same', plain.url).href) },
  { name: 'calculator', page: await open(browser, site.url) },
].map((contender) => ({ ...contender, latencies: [] as number[] }));

for (let round = 0; round < rounds; round++) {
  for (const { page, latencies } of contenders) {
    await page.bringToFront();
    await page.waitForTimeout(300);
    latencies.push(...(await keysToFrames(page, round % 2 ? 'ArrowLeft' : 'ArrowRight')));
  }
}
const [base, floor] = contenders;
printTable(
  `Arrow key to the frame with the new figures, ms (CPU slowed ${cpuSlowdown} times, ${rounds * keysPerRound} keys each)`,
  ['p50', 'p98', 'p50 ratio', 'p98 ratio', 'of the same page'],
  contenders.map(({ name, latencies }) => ({
    name,
    figures: [
      median(latencies).toFixed(1),
      quantile(latencies, 0.98).toFixed(1),
      ratio(median(latencies), median(base?.latencies ?? [])),
      ratio(quantile(latencies, 0.98), quantile(base?.latencies ?? [], 0.98)),
      ratio(median(latencies), median(floor?.latencies ?? [])),
    ],
  })),
);

const drags: { name: string; frames: number; dropped: number }[] = [];
for (const { name, page } of contenders) {
  await page.bringToFront();
  drags.push({ name, ...(await drag(page)) });
}
printTable(
  'A drag of 10 s',
  ['frames', 'dropped'],
  drags.map(({ name, frames, dropped }) => ({ name, figures: [`${frames}`, `${dropped}`] })),
);

await browser.close();
await site.stop();
await plain.stop();

async function open(from: Browser, url: string): Promise<Page> {
  const page = await from.newPage();
  await page.addInitScript(watchFrames);
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.getByRole('slider').first().focus();
  await page.waitForTimeout(1000);
  return page;
}

/** Presses keys at a human pace that does not match the frames. */
async function keysToFrames(page: Page, key: string): Promise<number[]> {
  await page.evaluate(() => {
    performance.clearMeasures();
  });
  for (let pressed = 0; pressed < keysPerRound; pressed++) {
    await page.keyboard.press(key);
    await page.waitForTimeout(70 + ((pressed * 7) % 23));
  }
  return page.evaluate(() =>
    performance.getEntriesByName('key to frame').map(({ duration }) => duration),
  );
}

/** Drags a slider back and forth; a frame that is more than half a frame late dropped others. */
async function drag(page: Page): Promise<{ frames: number; dropped: number }> {
  const box = await page.getByRole('slider').first().boundingBox();
  if (!box) throw new Error('The slider is not visible.');
  await page.mouse.move(box.x + 12, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { frameTimes: times });
    const note = (now: number) => {
      times.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const endsAt = performance.now() + dragMs;
  for (let step = 0; performance.now() < endsAt; step++) {
    const share = Math.abs(((step * 3) % 200) - 100) / 100;
    await page.mouse.move(box.x + 12 + share * (box.width - 24), box.y + box.height / 2);
  }
  const times = await page.evaluate(
    () => (globalThis as unknown as { frameTimes: number[] }).frameTimes,
  );
  await page.mouse.up();
  const frameMs = 1000 / 60;
  const dropped = times
    .slice(1)
    .map((time, index) => Math.round((time - (times[index] ?? time)) / frameMs) - 1)
    .reduce((sum, late) => sum + Math.max(0, late), 0);
  return { frames: times.length, dropped };
}

/** In the page: measures from each key to the end of the frame in which a figure changes. */
function watchFrames(): void {
  addEventListener(
    'keydown',
    (event) => {
      const figure = document.querySelector('.race-cost strong');
      const before = figure?.textContent;
      const check = () => {
        if (figure?.textContent === before) {
          requestAnimationFrame(check);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          performance.measure('key to frame', { start: event.timeStamp, end: performance.now() });
        port2.postMessage(null);
      };
      requestAnimationFrame(check);
    },
    true,
  );
}

/** A bare page with a slider that computes a few products and writes them into text nodes. */
function plainPage(): string {
  const figures = Array.from({ length: 20 }, () => '<p class="race-cost"><strong>0</strong></p>');
  return `<!doctype html><html data-ready lang="en"><meta charset="utf-8"><title>Plain</title>
<label>Integrations <input type="range" min="1" max="200" value="5"></label>${figures.join('')}
<script>
const texts = [...document.querySelectorAll('strong')].map((element) => element.firstChild);
document.querySelector('input').addEventListener('input', ({ target }) => {
  texts.forEach((text, index) => {
    text.data = '$' + (target.valueAsNumber * 80 * 55 * (1 + index / 10)).toLocaleString('en-US');
  });
});
</script></html>`;
}

/**
 * The calculator's page with another script, which writes the same text nodes that a movement
 * changes.
 */
async function samePage(): Promise<string> {
  const html = await (await fetch(site.url)).text();
  const style = /<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/.exec(html)?.[1] ?? '';
  return (
    html
      .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<html[^>]*>/, '<html lang="en" data-ready data-view="default">')
      .replace('</html>', '')
      // The page's own script would take the pointer; here the native slider does.
      .concat(`${style}<style>.slider-control input { pointer-events: auto !important; }</style><script>
const shown = '.answer b, .amount, .blurred, .dock strong, .breakdown-totals .hint';
const texts = [...document.querySelectorAll(shown)].flatMap((element) =>
  [...element.childNodes].flatMap((node) => (node.data ? node : [...node.childNodes])),
).filter(({ data }) => /\\d/.test(data ?? ''));
const originals = texts.map(({ data }) => data);
const fill = document.querySelector('.slider-rail');
const field = document.querySelector('.stepper input');
const bars = document.querySelectorAll('.bar i, .lane i');
document.querySelector('input[type=range]').addEventListener('input', ({ target }) => {
  field.value = target.value;
  fill.style.backgroundSize = target.value / 2 + '% 100%';
  for (const bar of bars) bar.style.width = target.value / 2 + '%';
  texts.forEach((text, index) => {
    text.data = originals[index].replace(/\\d/g, (digit) => (+digit + target.valueAsNumber) % 10);
  });
});
</script>`)
  );
}
