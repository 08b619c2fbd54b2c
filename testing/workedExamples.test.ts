import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultInputs } from '../contract/defaults.ts';
import { formatTimeline } from '../contract/format/durations.ts';
import { formatUsd } from '../contract/format/money.ts';
import { readScenario } from '../contract/scenarioLink.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import { cumulativeCost } from '../worker/forecast/cumulativeCosts.ts';

const page = readFileSync('docs/worked-examples.md', 'utf8');
const examples = page
  .split(/^## /m)
  .slice(1)
  .map((text) => [text.split('\n')[0] ?? '', text] as const);

test('there are two worked examples', () => {
  expect(examples).toHaveLength(2);
});

test.each(examples)('%s: every figure of its table is that of its link', (_, text) => {
  const fragments = [...text.matchAll(/#(v1&\S+)`/g)].map(([, fragment = '']) => fragment);
  const columns = fragments.map((fragment) => {
    const linked = readScenario(fragment);
    if (!linked) throw new Error(`Expected a link of a scenario, got ${fragment}.`);
    const estimated = estimate({ ...defaultInputs, ...linked.inputs });
    const { initialTotal, maintenance } = estimated.results.inHouse;
    const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, 36);
    return [
      formatUsd(initialTotal),
      formatUsd(maintenance),
      formatTimeline(estimated.timeline.timelineWeeks),
      formatUsd(inHouseUsd),
      formatUsd(embeddedUsd),
    ];
  });
  const rows = [...text.matchAll(/^\| ([^|]+) \|(.*)\|$/gm)]
    .slice(1)
    .map(([, , cells = '']) => cells.split('|').map((cell) => cell.trim()));
  expect(rows).toEqual(columns[0]?.map((__, row) => columns.map((column) => column[row])));
});
