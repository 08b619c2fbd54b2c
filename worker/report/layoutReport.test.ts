import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { limits } from '../../contract/limits.ts';
import { calculatorInputs, companyName, personName } from '../../testing/arbitraries.ts';
import { builtLayout, composed } from '../../testing/builtReports.ts';
import { within } from '../../testing/inputArbitraries.ts';
import { isThorough } from '../../testing/isThorough.ts';
import { misplaced, textBox, textsOf, tolerance } from '../../testing/languages/misplaced.ts';
import { type ReportName, reportRequests } from '../../testing/reportRequests.ts';
import type { ReportRequest } from './buildReport.ts';
import { isElement, type TextItem, textOf } from './layout/Sheet.ts';
import type { ReportLayout } from './layoutReport.ts';

test.each(Object.keys(reportRequests) as ReportName[])(
  'no line of the report %s leaves its page or overlaps another, on four to ten pages of at most so many bytes, and no page is less than two thirds full, or the last a third',
  async (name) => {
    const { layout, pdf } = await builtLayout(name);
    expect(pdf.length).toBeLessThanOrEqual(mostBytes(layout));
    expect(misplaced(layout)).toEqual([]);
    expect(thinPages(layout)).toEqual([]);
    expect(layout.sheets.length).toBeGreaterThanOrEqual(4);
    expect(layout.sheets.length).toBeLessThanOrEqual(10);
  },
);

/** 82 KiB up to eight pages, and 10 KiB for each further one. */
const mostBytes = ({ sheets }: ReportLayout) => (82 + 10 * Math.max(0, sheets.length - 8)) * 1024;

const requests: fc.Arbitrary<ReportRequest> = fc.record({
  contactName: personName,
  companyName,
  date: fc.constantFrom('2026-11-21', '2027-02-28', '2031-12-31'),
  inputs: calculatorInputs,
  url: fc.constantFrom(null, 'https://calculator.example.com/?calculation=k3J9dQ2mXw7TzVbN5cRfYg'),
});

/** The texts of the first pages, by default of all; what is on two lines is two texts. */
const linesOf = (layout: ReportLayout, pages = layout.sheets.length) =>
  layout.sheets
    .slice(0, pages)
    .flatMap((_, index) => textsOf(layout, index).map(({ text }) => text))
    .join('\n');

/** Matches an amount of which a line ends within a group of three digits. */
const brokenAmount = /\$[\d,]*,\d{1,2}$/m;

test('amounts of ten and eleven digits are on one line', async () => {
  const inputs: CalculatorInputs = {
    ...reportRequests.defaults.inputs,
    integrationCount: 136,
    developerCountNumber: 5,
    region: 'custom',
    customHourlyRate: 9500,
    assumptions: { embeddedHoursPerMonth: 157, wageRisePercentagePerYear: 10 },
  };
  const { layout } = await composed({ ...reportRequests.defaults, inputs });
  const lines = linesOf(layout);
  expect(lines).toMatch(/^\$\d,\d{3},\d{3},\d{3}$/m);
  expect(lines).toMatch(/^−\$\d\d,\d{3},\d{3},\d{3}$/m);
  expect(lines).not.toMatch(brokenAmount);
});

test('timelines of no weeks have a place', async () => {
  const assumptions = { genericDevHours: 0, embeddedDeploymentWeeks: 0 };
  const inputs = { ...reportRequests.defaults.inputs, selectedSystems: [], assumptions };
  const { layout } = await composed({ ...reportRequests.defaults, inputs });
  expect(layout.sheets.length).toBeGreaterThan(3);
  expect(misplaced(layout)).toEqual([]);
});

/** The terms of the glossary, none in the densest layout, and whether the text above it has one. */
function glossaryOf(layout: ReportLayout) {
  const words = linesOf(layout).replaceAll(/\s+/g, ' ').toLowerCase();
  const above = words.slice(0, words.lastIndexOf(' glossary '));
  const [rows] = layout.structure.children.filter(isElement).slice(-1);
  const [head, ...terms] =
    rows?.children
      .filter(isElement)
      .map(({ children: [term] }) => (term && isElement(term) ? textOf(term) : '')) ?? [];
  return {
    terms: head === 'Term' ? terms : [],
    isUsed: (term: string) => term.split(', ').some((word) => above.includes(word.toLowerCase())),
  };
}

test('for all inputs no line leaves its page or overlaps another, no heading is at the end of a page, or on another than its table, no page is less than two thirds full, or the last a third, no text or amount is broken, and the glossary has the terms above it', async () => {
  const { terms: everyTerm } = glossaryOf((await builtLayout('someSystems')).layout);
  expect(everyTerm).toEqual(everyTerm.toSorted((a, b) => a.localeCompare(b)));
  expect(everyTerm).toContain('Net present value');
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { layout } = await composed(request);
      expect(misplaced(layout)).toEqual([]);
      expect(strandedHeadings(layout)).toEqual([]);
      expect(strandedTables(layout)).toEqual([]);
      expect(thinPages(layout)).toEqual([]);
      expect(layout.sheets.length).toBeLessThanOrEqual(10);
      const words = linesOf(layout);
      expect(words).not.toMatch(/NaN|undefined|null|Infinity|\[object| {2}\S* {2}/);
      expect(words).not.toMatch(brokenAmount);
      expect(words).not.toMatch(
        /(?<![\d.,])1 (weeks|months|integrations|developers|hours|systems)\b/,
      );
      const { terms, isUsed } = glossaryOf(layout);
      if (terms.length > 0) expect(terms).toEqual(everyTerm.filter(isUsed));
    }),
    { numRuns: isThorough ? 16 : 8 },
  );
});

test('all systems take at most ten pages of at most so many bytes, for all rates', async () => {
  const rateAndShare = fc.record({
    customHourlyRate: fc.integer({ min: 10, max: 500 }),
    devTimePercentage: within(limits.devTimePercentage),
  });
  await fc.assert(
    fc.asyncProperty(requests, rateAndShare, async (request, paid) => {
      const { selectedSystems } = reportRequests.everythingAtOnce.inputs;
      const inputs = { ...request.inputs, ...paid, selectedSystems };
      const names = { contactName: 'Ada Byron', companyName: 'Analytical Engines' };
      const { layout, pdf } = await composed({ ...request, ...names, inputs });
      expect(pdf.length).toBeLessThanOrEqual(mostBytes(layout));
      expect(misplaced(layout)).toEqual([]);
      expect(thinPages(layout)).toEqual([]);
      expect(layout.sheets.length).toBeLessThanOrEqual(10);
    }),
    { numRuns: isThorough ? 6 : 3 },
  );
});

test.each(['us', 'eu'] as const)(
  'all systems with all assumptions changed take at most ten pages in the region %s',
  async (region) => {
    const { everySystem, assumptions } = reportRequests;
    const ofSystem = { devHours: 101, maintenanceHours: 7, moderationWeeks: 9 };
    const systems = everySystem.inputs.selectedSystems.map((id) => [id, ofSystem]);
    const inputs = {
      ...everySystem.inputs,
      region,
      assumptions: { ...assumptions.inputs.assumptions, systems: Object.fromEntries(systems) },
    };
    const { layout } = await composed({ ...everySystem, inputs });
    expect(misplaced(layout)).toEqual([]);
    expect(strandedHeadings(layout)).toEqual([]);
    expect(thinPages(layout)).toEqual([]);
    expect(layout.sheets.length).toBeLessThanOrEqual(10);
  },
);

const twoSystems = fc.uniqueArray(
  fc.constantFrom(...reportRequests.everySystem.inputs.selectedSystems),
  {
    maxLength: 2,
  },
);

test('a case of at most two systems takes at most seven pages, whatever else is assumed', async () => {
  const all = reportRequests.assumptions.inputs.assumptions;
  const ofSystem = { devHours: 101, maintenanceHours: 7, moderationWeeks: 9 };
  await fc.assert(
    fc.asyncProperty(requests, twoSystems, fc.boolean(), async (request, ids, hasAll) => {
      const { inputs } = request;
      const systems = Object.fromEntries(ids.map((id) => [id, ofSystem]));
      const assumptions = hasAll ? { ...inputs.assumptions, ...all, systems } : inputs.assumptions;
      const changed = {
        ...request,
        inputs: { ...inputs, assumptions, selectedSystems: ids, otherSystems: [] },
      };
      const { layout } = await composed(changed);
      expect(misplaced(layout)).toEqual([]);
      expect(thinPages(layout)).toEqual([]);
      expect(layout.sheets.length).toBeLessThanOrEqual(7);
    }),
    { numRuns: isThorough ? 6 : 3 },
  );
});

test.each(Object.keys(reportRequests) as ReportName[])(
  'no text of the report %s is smaller than 8 pt',
  async (name) => {
    const { layout } = await builtLayout(name);
    const sizes = layout.sheets.flatMap((_, index) =>
      textsOf(layout, index).map(({ style }) => style.size),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
  },
);

/** The pages that are less than two thirds full, or the last a third, with the part that is. */
function thinPages({ sheets, paper }: ReportLayout): string[] {
  const { top, bottom, height } = paper;
  const end = height - bottom;
  return sheets.flatMap(({ items }, index) => {
    const bottoms = items.flatMap((item) => {
      if (item.kind === 'path') return item.points.map(({ y }) => y);
      const box = item.kind === 'text' ? textBox(item) : item;
      return box.y + box.height;
    });
    // Below the end there is the footer alone.
    const lowest = Math.max(...bottoms.filter((y) => y <= end + tolerance));
    const part = (lowest - top) / (end - top);
    return part < (index === sheets.length - 1 ? 1 / 3 : 2 / 3)
      ? [`page ${index + 1}: ${part}`]
      : [];
  });
}

/** The headings at the end of a page, without the text below them. */
function strandedHeadings(layout: ReportLayout): string[] {
  return layout.sheets.flatMap((_, index) => {
    const footer = layout.paper.height - layout.paper.bottom;
    const lines = textsOf(layout, index).filter(({ baseline }) => baseline < footer);
    const end = Math.max(...lines.map(({ baseline }) => baseline));
    return lines
      .filter(({ baseline, style }) => baseline === end && /^H\d$/.test(style.role ?? ''))
      .map(({ text }) => `page ${index + 1}: ${text}`);
  });
}

/** A column of the first table of a section. */
const tableHeads = {
  'For your CFO': /^(Figure|Year)$/,
  'Your assumptions': /^Used here$/,
  'How each figure is calculated': /^How$/,
  'Integration breakdown': /^Complexity$/,
  Glossary: /^Meaning$/,
};

/** The sections whose table begins on another page than its heading. */
function strandedTables(layout: ReportLayout): string[] {
  return layout.bookmarks.flatMap(({ title, page }) => {
    const head = tableHeads[title as keyof typeof tableHeads];
    if (head === undefined) return [];
    const lines = textsOf(layout, page - 1);
    const heading = lines.findLast(({ text, style }) => text === title && style.role === 'H2');
    const isBelow = ({ text, baseline }: TextItem) =>
      head.test(text) && baseline > (heading?.baseline ?? Number.POSITIVE_INFINITY);
    return lines.some(isBelow) ? [] : [title];
  });
}

/** Large figures are those of tiles and cards. */
const isTileFigure = ({ style }: TextItem) => style.weight === 'semibold' && style.isTabular;

test.each([
  'defaults',
  'someSystems',
  'inHouseIsCheaper',
  'everythingAtOnce',
  'assumptions',
] as const)('no total of the cover of the report %s is on two pages', async (name) => {
  const { layout } = await builtLayout(name);
  const figuresByPage = layout.sheets.map(
    (_, index) =>
      new Set(
        textsOf(layout, index)
          .filter((item) => isTileFigure(item) && item.style.size >= 12)
          .map(({ text }) => text),
      ),
  );
  expect(figuresByPage[0]?.size).toBe(2);
  const [cover = new Set(), ...others] = figuresByPage;
  for (const figures of others) expect([...figures].filter((text) => cover.has(text))).toEqual([]);
});

test.each(Object.keys(reportRequests) as ReportName[])(
  'no page of the report %s begins with the last bullet of a list, or ends with its first',
  async (name) => {
    const { layout } = await builtLayout(name);
    const marks = layout.sheets.map(({ items }) =>
      items.flatMap((item) =>
        item.kind === 'box' && item.width === 3 && item.height === 3 ? [item.y] : [],
      ),
    );
    const titles = new Set([
      ...['Timeline risk', 'Resource optimization', 'Technical complexity'],
      ...['Cost-benefit modeling', 'Strategic recommendations', 'What in-house does better'],
    ]);
    layout.sheets.forEach((_, index) => {
      const titleLines = textsOf(layout, index)
        .filter(({ text }) => titles.has(text))
        .map(({ baseline }) => baseline);
      const firstTitle = Math.min(...titleLines, layout.paper.height);
      const carriedOver = marks[index]?.filter((y) => y < firstTitle) ?? [];
      if (index > 0 && titleLines.length > 0) expect(carriedOver.length).not.toBe(1);
    });
  },
);

test.each([
  ['Z̡͖̜̣̪a͏̥̼l̞g̤͎o̫ GmbH', '\u{20bb7}野家'],
  ['ﷺ'.repeat(60), '👩‍👩‍👧‍👦 & Söhne'],
  ['ab '.repeat(66), '𝔉𝔯𝔞𝔨𝔱𝔲𝔯 ℃ ﬁ'],
  ['（株）テスト－ﾃｽﾄ', 'ﷺ'.repeat(60)],
])('the names %s and %s overlap no other line', async (companyName, contactName) => {
  const { layout } = await composed({ ...reportRequests.defaults, companyName, contactName });
  expect(misplaced(layout)).toEqual([]);
});

test('typed names are on the cover alone, and every page has its number (S12)', async () => {
  const { layout } = await builtLayout('someSystems');
  layout.sheets.forEach((_, index) => {
    const texts = textsOf(layout, index).map(({ text }) => text);
    expect(texts).toContain(`Page ${index + 1} of ${layout.sheets.length}`);
    const names = ['Kaffeerösterei Ünal & Søn', 'Łukasz Żółć'];
    for (const name of names) expect(texts.includes(name)).toBe(index === 0);
    if (index > 0) expect(texts.join()).not.toMatch(/Ünal|Żółć/);
  });
});

test('the table of contents has the page of each section', async () => {
  const { layout } = await builtLayout('everythingAtOnce');
  const cover = textsOf(layout, 0);
  for (const { title, page: number } of layout.bookmarks.slice(1)) {
    const entry = cover.find(({ text }) => text === title);
    const beside = cover.filter(({ baseline }) => baseline === entry?.baseline);
    expect(entry?.style.link, title).toEqual({ page: number });
    expect(beside.map(({ text }) => text)).toContain(String(number));
    const heading = textsOf(layout, number - 1).find(({ text }) => text === title);
    expect(heading?.style.size, title).toBe(15);
  }
});

test('the hours of other integrations are below their row alone', async () => {
  const { layout } = await builtLayout('liveInFourYears');
  expect(linesOf(layout).match(/Each counts with/g)).toHaveLength(1);
});

test('a long name is complete on the cover', async () => {
  const { companyName } = reportRequests.everythingAtOnce;
  const { layout } = await builtLayout('everythingAtOnce');
  expect(linesOf(layout, 1).replaceAll(/\s+/g, ' ')).toContain(companyName.trim());
});

test('the cover says who makes the target date', async () => {
  const { layout } = await builtLayout('someSystems');
  expect(linesOf(layout, 1).replaceAll(/\s+/g, ' ')).toContain(
    'In-house misses the target date, 1 March 2027, by 1 year; embedding makes it with 2.3 months to spare.',
  );
});
