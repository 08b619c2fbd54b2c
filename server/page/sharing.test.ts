import { expect, test } from 'vitest';
import { claimOf } from '../../contract/claims.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { language } from '../../contract/format/locale.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { product } from '../../contract/product.ts';
import { provider } from '../../contract/provider.ts';
import { startApp } from '../../testing/appServer.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rules } from '../../worker/estimate/rules.ts';
import { verdict } from '../../worker/forecast/verdict.ts';
import { withSharing } from './sharing.ts';

const html =
  '<!doctype html><html><head><meta charset="utf-8"></head><body><p>Calculator</body></html>';

/** A page of the application, whose public URL is https://roi.example. */
async function open(path: string, headers: Record<string, string> = {}) {
  const build = { folder: null, indexHtml: html, notFoundHtml: html, mcpAppHtml: null };
  const { url } = await startApp({ build });
  const response = await fetch(new URL(path, url), { headers });
  return { response, text: await response.text() };
}

const { claims } = verdict(defaultInputs, estimate(defaultInputs));
const costs = claimOf(claims, 'costs', 36);
const shownCosts = [costs?.inHouseUsd, costs?.embeddedUsd].map((usd) => formatUsd(usd ?? 0));

test('the calculator names its one address, and how a link to it looks', async () => {
  const { text } = await open('/?view=costs');
  const contentOf = (property: string) =>
    text.match(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`))?.[1];
  expect(text).toContain('<link rel="canonical" href="https://roi.example/roi-calculator">');
  expect(contentOf('og:url')).toBe('https://roi.example/roi-calculator');
  expect(contentOf('og:title')).toMatch(/^Integration ROI calculator/);
  expect(contentOf('og:description')).toMatch(/every figure/);
  expect(contentOf('og:image')).toBe('https://roi.example/sharing-picture.png?2');
  // A link opens any scenario, so nothing in its preview is a figure of the default inputs.
  const preview = ['og:title', 'og:description', 'og:image:alt'].map(contentOf).join(' ');
  expect(preview).toMatch(/build in-house or embed/);
  expect(preview).not.toMatch(/\d/);
  expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1200', '630']);
  expect(contentOf('twitter:card')).toBe('summary_large_image');
  expect(text).toContain('type="text/markdown" href="https://roi.example/roi-calculator.md">');
  // Between its parts there is no other text.
  expect(text.match(/<head>.*<\/head>/s)?.[0].replace(/<[^>]*>[^<]*<\/script>|<[^>]*>/g, '')).toBe(
    '',
  );
});

test('the data block is JSON-LD that no policy has to allow, at the end of the body', async () => {
  const { text, response } = await open('/');
  const block = /<script type="application\/ld\+json">(.*?)<\/script><\/body>/.exec(text)?.[1];
  expect(JSON.parse(block ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: product.name,
    description: product.description,
    url: 'https://roi.example/roi-calculator',
    image: 'https://roi.example/sharing-picture.png?2',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    inLanguage: language,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: { '@type': 'Organization', name: 'Albato Embedded', url: provider.productUrl },
  });
  // The Trusted Types policy is the only script of this page.
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('a page without the end tag of its body has the data block too; without a page there is none', () => {
  const publicUrl = new URL('https://roi.example');
  const build = { folder: null, indexHtml: null, notFoundHtml: null, mcpAppHtml: null };
  expect(withSharing(build, publicUrl)).toEqual(build);
  const indexHtml = '<head><meta charset="utf-8"><body><p>Calculator';
  expect(withSharing({ ...build, indexHtml }, publicUrl).indexHtml).toMatch(
    /<p>Calculator<script type="application\/ld\+json">[^<]*<\/script>$/,
  );
});

test('a page that is not found is not the calculator', async () => {
  const { response, text } = await open('/nothing');
  expect(response.status).toBe(404);
  expect(text).not.toMatch(/canonical|og:|ld\+json/);
});

test('Markdown gives the default estimate, every rule and the doors', async () => {
  const { text } = await open('/', { Accept: 'text/markdown' });
  for (const cost of shownCosts) expect(text).toContain(cost);
  expect(text).toContain('over 36 months');
  expect(text).toMatch(/Open in the calculator: https:\/\/roi\.example\/roi-calculator#v1&/);
  for (const { title } of Object.values(rules)) expect(text).toContain(`**${title}.**`);
  expect(text).toContain('(https://roi.example/api/estimate)');
  expect(text).toContain('npm run -s estimate');
  // The specification's savings compare different bases (E17).
  expect(text).not.toContain('Initial cost savings');
});

test('llms.txt has a title, a description and links that lead somewhere', async () => {
  const { text } = await open('/llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const { url } = await startApp();
  const paths = [...text.matchAll(/\]\(https:\/\/roi\.example(\/[^)]*)\)/g)].map(
    ([, path]) => path,
  );
  expect(paths).toEqual(
    expect.arrayContaining(['/roi-calculator.md', '/pricing-rules.md', '/assistant-skill.md']),
  );
  for (const path of paths) {
    const { status } = await fetch(new URL(path ?? '', url));
    // 405 is an endpoint that takes posts.
    expect([path, status === 200 || status === 405]).toEqual([path, true]);
  }
});
