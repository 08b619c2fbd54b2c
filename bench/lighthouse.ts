import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { requireChromium, startSite } from './site.ts';
import { median, printTable } from './table.ts';

/**
 * Runs Lighthouse for phones (simulated throttling) against the real server with its compression,
 * and prints the medians of scores and times, then every audit that lowers a score.
 */
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const figures = {
  'largest-contentful-paint': { name: 'largest contentful paint, ms', goal: '700', digits: 0 },
  'total-blocking-time': { name: 'blocking time, ms', goal: '50', digits: 0 },
  'cumulative-layout-shift': { name: 'layout shift', goal: '0', digits: 4 },
  'first-contentful-paint': { name: 'first contentful paint, ms', goal: '', digits: 0 },
} as const;
const figureIds = Object.keys(figures) as (keyof typeof figures)[];

const site = await startSite();
const { executablePath: chromePath, args } = requireChromium();
const results: Result[] = [];
try {
  for (let visit = 0; visit < 2 * runs && results.length < runs; visit++) {
    const result = await visitPage();
    // On a busy machine the trace of a visit may be lost; that visit is left out.
    if (result.runtimeError) console.error(result.runtimeError.message);
    else results.push(result);
  }
} finally {
  await site.stop();
}

const scoreOf = (category: (typeof categories)[number]) =>
  median(results.map((result) => 100 * (result.categories[category]?.score ?? 0)));
const figureOf = (id: string) =>
  median(results.map((result) => result.audits[id]?.numericValue ?? Number.NaN));
printTable(
  `Lighthouse, a phone, simulated throttling: medians of ${runs}`,
  ['', 'goal'],
  [
    ...categories.map((category) => ({
      name: category,
      figures: [scoreOf(category).toFixed(0), '100'],
    })),
    ...figureIds.map((id) => ({
      name: figures[id].name,
      figures: [figureOf(id).toFixed(figures[id].digits), figures[id].goal],
    })),
  ],
);

const [last] = results.slice(-1);
for (const category of categories) {
  for (const { id, weight } of last?.categories[category]?.auditRefs ?? []) {
    const audit = last?.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) continue;
    const shown = audit.displayValue ? `: ${audit.displayValue}` : '';
    console.log(`  ${category}: ${audit.title} (${Math.round(100 * audit.score)})${shown}`);
  }
}

/** Runs Lighthouse on one visit in a new browser. */
async function visitPage(): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...args] });
  try {
    const outcome = await lighthouse(site.url, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!outcome) throw new Error('Lighthouse returned no result.');
    return outcome.lhr;
  } finally {
    chrome.kill();
  }
}
