import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prerender } from './prerender.tsx';

/** The views that show a block (P1), by its title. */
const viewsOfBlocks = {
  'Cost Analysis': 'costs',
  'Savings and Time to Market': 'savings',
  '60-month cost forecast': 'rest full',
  'Integration Breakdown': 'breakdown full',
  'Business Analysis Protected': 'rest full',
  'Why Choose Albato Embedded': 'rest full',
  'Get Detailed ROI Report': 'rest full',
  'Ready to Get Started?': 'rest full',
};

test('each block names the views that show it', async () => {
  const {
    pages: [page],
  } = await prerender();
  const blocks = page?.markup.split('data-section="').slice(1) ?? [];
  const titled = blocks.flatMap((block) => {
    const [views] = block.split('"', 1);
    const title = /<h2\b[^>]*>([^<]*)/.exec(block)?.[1];
    // The closer look has none before its script.
    return title ? [[title, views]] : [];
  });
  expect(Object.fromEntries(titled)).toEqual(viewsOfBlocks);
});

test('the embedding script warns of every other view', () => {
  const script = readFileSync('src/embed/placeFrame.ts', 'utf8');
  const [, list = ''] = /const heights[^{]*\{([^}]*)\}/.exec(script) ?? [];
  const views = new Set(Object.values(viewsOfBlocks).join(' ').split(' '));
  expect([...list.matchAll(/(\w+):/g)].map(([, view]) => view).toSorted()).toEqual(
    [...views].sort(),
  );
});

test.each([
  ['docs/embedding.md', '| `data-view` |'],
  ['docs/product/decisions.md', '`?view=costs`'],
])('%s names every view', (document, start) => {
  const line = readFileSync(document, 'utf8')
    .split('\n')
    .find((text) => text.startsWith(start));
  const named = [...(line ?? '').matchAll(/`(?:\?view=)?([a-z]+)`/g)].map(([, view]) => view);
  const views = new Set(Object.values(viewsOfBlocks).join(' ').split(' '));
  expect(named.toSorted()).toEqual([...views].sort());
});
