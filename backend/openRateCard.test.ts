import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OpenRateCard } from '../contract/openRateCard.ts';
import { runScript } from '../testing/childProcesses.ts';
import { someOf } from '../testing/isThorough.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { keptRateCards, openRateCard } from './openRateCard.ts';

const estimates = new URL('../testing/keptEstimates/', import.meta.url);
const versionsIn = (folder: URL, ending: string) =>
  readdirSync(folder).flatMap((name) =>
    name.endsWith(ending) ? name.slice(0, -ending.length) : [],
  );
const keptVersions = versionsIn(new URL('./rateCards/', import.meta.url), '.json');

test('the rate card is the one that is kept under its version', () => {
  expect(
    keptRateCards.get(rateCard.version),
    'Whatever changes on the rate card needs a new version: run `npm run -s keep-rate-card -- VERSION`, then `npm run openapi`.',
  ).toEqual(openRateCard());
});

test('every kept rate card has its version, the form that programs read, and estimates', () => {
  for (const [version, card] of keptRateCards) {
    expect(card.version).toBe(version);
    expect(OpenRateCard.parse(card)).toEqual(card);
  }
  expect(keptVersions).toEqual(versionsIn(estimates, '.jsonl'));
  expect([...keptRateCards.keys()].sort()).toEqual([...keptVersions].sort());
});

test.each(someOf(3, keptVersions.toReversed()))(
  'what rate card %s estimated when it was released, it estimates today, to the cent',
  async (version) => {
    const kept = parseLines(readFileSync(new URL(`${version}.jsonl`, estimates), 'utf8'));
    // Lines behind the first 2,000 are estimated without simulations, which take most of the time.
    const input = '\n'.repeat(2000) + kept.map(({ inputs }) => JSON.stringify(inputs)).join('\n');
    const { stdout } = await runScript('estimate', ['--rate-card', version], { input });
    const again = parseLines(stdout);
    expect(kept.length).toBeGreaterThan(60);
    expect(again).toHaveLength(kept.length);
    for (const [index, { inputs, ...results }] of kept.entries())
      expect(again[index]).toMatchObject({ inputs, ...results, rateCardVersion: version });
  },
);

test('a rate card that is not kept is refused with those that are', async () => {
  const { code, stderr } = await runScript('estimate', ['--rate-card', '1999'], { input: '{}' });
  expect(code).toBe(2);
  expect(stderr).toContain(
    `--rate-card: Use a kept version: ${keptVersions.join(', ')} (got 1999)`,
  );
});

function parseLines(lines: string): Record<string, unknown>[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
