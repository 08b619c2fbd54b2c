import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { splitText } from '../../contract/format/deferredClaimTexts.ts';
import { composed } from '../../testing/builtReports.ts';
import { reportRequests } from '../../testing/reportRequests.ts';

/** Both building some and embedding the rest costs less, and one change turns the result. */
const withSplit: CalculatorInputs = {
  ...reportRequests.defaults.inputs,
  integrationCount: 16,
  selectedSystems: ['slack'],
  region: 'asia',
  devTimePercentage: 80,
};

async function reportOf(inputs: CalculatorInputs) {
  const { model, layout } = await composed({ ...reportRequests.defaults, inputs });
  const pages = layout.sheets.map(({ items }) =>
    items
      .flatMap((item) => (item.kind === 'text' ? [item.text] : []))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );
  return { model, pages, text: pages.join(' ') };
}

/** The section about counterarguments, up to the next one. */
const turnsOf = (text: string) =>
  /What would turn this\? (?!\d)(.*?) (?:Which to build\?|For your CFO) (?!\d)/.exec(text)?.[1] ??
  '';

test('cover and recommendations name the split where it costs less, in the sentence of the page', async () => {
  const { model, pages, text } = await reportOf(withSplit);
  const sentence =
    'A split costs 19% less than embedding all over 36 months: build Slack, embed the other 15.';
  expect(splitText(model.claims)).toBe(sentence);
  expect(pages[0]).toContain(sentence);
  const [, recommendations = ''] = /Strategic recommendations (.*?) What in-house/.exec(text) ?? [];
  expect(recommendations).toContain(sentence);
});

test('cover and recommendations name no split where none costs less', async () => {
  const { text } = await reportOf(reportRequests.someSystems.inputs);
  expect(text).not.toContain('A split costs');
});

test('the three smallest single changes that turn the result are stated, each with its range', async () => {
  const { model, text } = await reportOf(reportRequests.twoVerdicts.inputs);
  const { arguments: found } = model.counterarguments;
  expect(found.length).toBeGreaterThan(3);
  const turns = turnsOf(text);
  for (const { sentence } of found.slice(0, 3)) expect(turns).toContain(sentence);
  for (const { sentence } of found.slice(3)) expect(turns).not.toContain(sentence);
  expect(turns).toContain('instead of $0, building costs $621 less over 36 months. Plausible: ');
});

test('a pair that turns the result is stated only where no single change does', async () => {
  const { model, text } = await reportOf(reportRequests.pinned.inputs);
  const [first, second] = model.counterarguments.arguments;
  expect(first?.changes.length).toBe(2);
  expect(turnsOf(text)).toContain(first?.sentence);
  expect(turnsOf(text)).not.toContain(second?.sentence);
});

test('where nothing turns the result, the report says so', async () => {
  const { text } = await reportOf(reportRequests.someSystems.inputs);
  expect(turnsOf(text)).toMatch(/^No one or two changes turn it\./);
});

test('the likely costs by horizon leave out a build that is not live by then', async () => {
  const { text } = await reportOf(reportRequests.someSystems.inputs);
  expect(text).toMatch(
    /After In-house, likely Embedded, likely Difference, likely 12 months – \$[\d,]+ to \$[\d,]+ – 36/,
  );
  expect(text).toMatch(/60 months( -?\$[\d,]+ to -?\$[\d,]+){3}/);
});
