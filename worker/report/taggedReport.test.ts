import { expect, test } from 'vitest';
import { formatUsd } from '../../contract/format/money.ts';
import { builtLayout, builtReport } from '../../testing/builtReports.ts';
import {
  flatten,
  isInstalled,
  openPdf,
  pdfFile,
  type ReadElement,
  readStructure,
  run,
} from '../../testing/readPdf.ts';
import { type ReportName, reportRequests } from '../../testing/reportRequests.ts';
import { estimate } from '../estimate/estimate.ts';
import { cumulativeCosts } from '../forecast/cumulativeCosts.ts';
import { sensitivity } from '../forecast/sensitivity.ts';
import { verdict } from '../forecast/verdict.ts';

const everyName = Object.keys(reportRequests) as ReportName[];

/** The structure of each report, read once, because most tests look at all reports. */
const structures = new Map<ReportName, ReturnType<typeof readStructure>>();

function readPages(name: ReportName): ReturnType<typeof readStructure> {
  const pages = structures.get(name) ?? builtReport(name).then(openPdf).then(readStructure);
  structures.set(name, pages);
  return pages;
}

async function elementsOf(name: ReportName): Promise<ReadElement[]> {
  return (await readPages(name)).flatMap(({ elements }) => flatten(elements));
}

test.each(everyName)('every text of %s is in an element, or repeated on its page', async (name) => {
  const pages = await readPages(name);
  const heads = pages
    .flatMap(({ elements }) => flatten(elements))
    .flatMap(({ role, text }) => (role === 'TH' ? [text] : []));
  const isRepeated = (text: string) =>
    pages.filter(({ artifacts }) => artifacts.includes(text)).length > 1 || heads.includes(text);
  pages.forEach(({ elements, texts, artifacts, unmarked }, index) => {
    expect(unmarked).toEqual([]);
    const tagged = elements.flatMap(({ contentIds }) => contentIds);
    expect([...texts.keys()].filter((id) => !tagged.includes(id))).toEqual([]);
    const once = artifacts.filter((text) => !isRepeated(text));
    expect(once).toEqual([`Page ${index + 1} of ${pages.length}`]);
  });
});

test.each(everyName)('%s is read downwards, and from left to right', async (name) => {
  for (const { elements, texts, starts } of await readPages(name)) {
    const read = elements.flatMap(({ contentIds }) => contentIds);
    const places = read.flatMap((id) => ({ text: texts.get(id), ...starts.get(id) }));
    const steps = places.slice(1).map((to, index) => ({ from: places[index], to }));
    const isBackward = ({ from, to }: (typeof steps)[number]) =>
      (to.y ?? 0) > (from?.y ?? 0) + 1 && (to.x ?? 0) <= (from?.x ?? 0);
    expect(steps.filter(isBackward)).toEqual([]);
  }
});

test.each(everyName)('the headings of %s skip no level', async (name) => {
  const levels = (await elementsOf(name)).flatMap(({ role }) =>
    /^H\d$/.test(role) ? [Number(role.slice(1))] : [],
  );
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  levels.forEach((level, index) => {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });
});

test('the headings name the parts of the report', async () => {
  const headings = (await elementsOf('someSystems')).filter(({ role }) => /^H[123]$/.test(role));
  expect(headings.map(({ role, text }) => `${role} ${text}`)).toEqual(
    expect.arrayContaining([
      'H1 ROI Analysis',
      'H2 In-house',
      'H2 In this report',
      'H2 Your inputs',
      'H3 Integration Requirements',
      'H2 Cost analysis',
      'H3 Embedded costs',
      'H2 Time to market',
      'H3 Platform reviews by system',
      'H2 60-month cost forecast',
      'H3 How sure is this?',
      'H3 What changes the result?',
      'H2 Integration breakdown',
      'H2 Business analysis',
      'H3 What in-house does better',
      'H2 Next step',
      'H2 Assumptions',
      'H2 Glossary',
    ]),
  );
});

test.each(everyName)('every row of a table of %s begins with a header', async (name) => {
  const elements = await elementsOf(name);
  const tables = elements.filter(({ role }) => role === 'Table');
  expect(tables.length).toBeGreaterThanOrEqual(8);
  for (const { below } of tables) {
    const rows = below.filter(({ text }) => text !== '');
    expect(rows.map(({ role }) => role)).toEqual(rows.map(() => 'TR'));
    const widths = rows.map((row) => row.below.length).filter((width) => width > 1);
    expect(new Set(widths).size).toBeLessThanOrEqual(1);
    for (const { below: cells } of rows) {
      expect(cells.map(({ role }) => role).join(' ')).toMatch(/^(TH( TH)+|TH( TD)+|TD)$/);
      if (cells.length > 1) expect(cells[0]?.text).not.toBe('');
    }
  }
});

test.each(['defaults', 'twoVerdicts', 'liveInFourYears'] as const)(
  'the finance figures of %s are a table with a column per horizon',
  async (name) => {
    const tables = (await elementsOf(name)).filter(({ role }) => role === 'Table');
    const [head, ...rows] =
      tables.find(({ text }) => text.startsWith('Figure Over 36 months'))?.below ?? [];
    expect(head?.below.map(({ role, text }) => `${role} ${text}`)).toEqual([
      'TH Figure',
      'TH Over 36 months',
      'TH Over 60 months',
    ]);
    expect(rows.map(({ below: [label] }) => label?.text.split(' (')[0])).toEqual(
      expect.arrayContaining(['Net present value of embedding', 'Return on investment', 'Payback']),
    );
    for (const { below } of rows) {
      expect(below.map(({ role }) => role)).toEqual(['TH', 'TD', 'TD']);
    }
  },
);

test('the head of a table that runs over several pages is read once', async () => {
  const pages = await readPages('everythingAtOnce');
  const rows = pages
    .flatMap(({ elements }) => flatten(elements))
    .filter(({ role }) => role === 'TR');
  expect(rows.filter(({ text }) => text.startsWith('System Dev hours '))).toHaveLength(1);
  const repeated = pages.filter(({ artifacts }) => artifacts.includes('Dev hours'));
  expect(repeated.length).toBeGreaterThan(0);
});

test('lists consist of items, and one list is one element', async () => {
  const lists = (await readPages('defaults')).flatMap(({ elements }) =>
    elements.filter(({ role }) => role === 'L'),
  );
  expect(lists.at(-1)?.below.length).toBeGreaterThan(1);
  const items = lists.flatMap(({ below }) => below.filter(({ text }) => text !== ''));
  for (const item of items) {
    expect(item.role).toBe('LI');
    expect(item.below.map(({ role }) => role)).toEqual(['LBody']);
    expect(item.text).toMatch(/^\S.*[.!]$/);
  }
});

test.each(everyName)('the figures of %s have a text, and the cost chart a table', async (name) => {
  const pages = await readPages(name);
  const elements = pages.flatMap(({ elements: onPage }) => onPage);
  const figures = elements.filter(({ role }) => role === 'Figure');
  for (const { alt } of figures) expect(alt).toMatch(/^\S.*\.$/);
  const isCostChart = ({ alt }: ReadElement) =>
    alt?.startsWith('Line chart of the cumulative cost');
  const chart = elements.findIndex(isCostChart);
  const last = cumulativeCosts(estimate(reportRequests[name].inputs)).at(-1);
  const [inHouse, timeLost, embedded] = [
    last?.inHouseUsd ?? 0,
    last?.timeLostUsd ?? 0,
    last?.embeddedUsd ?? 0,
  ].map(formatUsd);
  expect(elements[chart]?.alt).toContain(`In-house reaches ${inHouse}, embedded ${embedded}.`);
  const next = elements[chart + 1];
  expect(next?.role).toBe('Table');
  expect(next?.text).toContain(`60 months ${inHouse} ${timeLost} ${embedded}`);
});

/** Reports of builds that are live within 36 months. */
const finished = [
  'defaults',
  'someSystems',
  'inHouseIsCheaper',
  'assumptions',
  'everySystem',
] as const;

test.each(finished)(
  'the lever chart of %s has a text, and a table of its figures',
  async (name) => {
    const pages = await readPages(name);
    const elements = pages.flatMap(({ elements: onPage }) => onPage);
    const chart = elements.findIndex(({ alt }) => alt?.startsWith('Bar chart of how far'));
    const table = elements[chart + 1];
    const { inputs } = reportRequests[name];
    const { differenceUsd, levers } = sensitivity(inputs, verdict(inputs, estimate(inputs)));
    const [strongest] = levers;
    const ends = [strongest?.less, strongest?.more].flatMap((end) => end?.differenceUsd ?? []);
    expect(elements[chart]?.alt).toContain(
      `the cost difference of ${formatUsd(differenceUsd ?? 0)}.`,
    );
    expect(table?.role).toBe('Table');
    for (const usd of ends) expect(table?.below[1]?.text).toContain(formatUsd(usd));
    expect(table?.below.length).toBeGreaterThan(4);
  },
);

test('a build that is not live within 36 months has no lever chart', async () => {
  const alts = (await elementsOf('everythingAtOnce')).map(({ alt }) => alt ?? '');
  expect(alts.some((alt) => alt.startsWith('Bar chart'))).toBe(false);
});

test.each(everyName)(
  'the cost chart of %s names both ends of the likely range of each side',
  async (name) => {
    const chart = (await elementsOf(name)).find(({ alt }) => alt?.startsWith('Line chart'));
    const { ranges } = (await builtLayout(name)).model.forecast;
    const varying = [ranges.inHouseUsdByMonth, ranges.embeddedUsdByMonth].flatMap((months) => {
      const last = months.at(-1);
      return last && last.p10 < last.p90 ? [last] : [];
    });
    expect(chart?.text.match(/P10/g)).toHaveLength(varying.length);
    for (const { p10, p90 } of varying) {
      expect(chart?.text).toContain(`P10 ${formatUsd(p10)}`);
      expect(chart?.text).toContain(`P90 ${formatUsd(p90)}`);
      expect(chart?.alt).toContain(`from ${formatUsd(p10)} (P10) to ${formatUsd(p90)} (P90)`);
    }
  },
);

test('every link is an element with a description, and is printed', async () => {
  const pages = await readPages('someSystems');
  const annotations = pages.flatMap((page) => page.annotations);
  const links = pages
    .flatMap(({ elements }) => flatten(elements))
    .filter(({ role }) => role === 'Link');
  expect(annotations.length).toBeGreaterThan(1);
  const ids = links.flatMap(({ annotationIds }) => annotationIds);
  expect(ids).toEqual(annotations.map(({ id }) => `pdfjs_internal_id_${id}`));
  for (const { subtype, annotationFlags } of annotations) {
    expect(subtype).toBe('Link');
    expect(annotationFlags & 4).toBe(4);
  }
  const descriptions = annotations.map(({ contentsObj }) => contentsObj.str);
  expect(descriptions[0]).toBe('Your inputs, page 2');
  expect(descriptions).toContain(reportRequests.someSystems.url);
});

test('the document says that it is tagged, its language and its title, and claims no conformance', async () => {
  const pdf = await openPdf(await builtReport('someSystems'));
  const marked = new Map([
    ['Marked', true],
    ['UserProperties', false],
    ['Suspects', false],
  ]);
  expect(await pdf.getMarkInfo()).toEqual(marked);
  expect(await pdf.getViewerPreferences()).toEqual(new Map([['DisplayDocTitle', true]]));
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Language: 'en' });
  expect(metadata.get('dc:title')).toBe('ROI Analysis for Kaffeerösterei Ünal & Søn');
  expect(metadata.getRaw()).not.toContain('pdfuaid');
});

test('neither the properties nor the metadata name the visitor', async () => {
  const { info, metadata } = await (await openPdf(await builtReport('someSystems'))).getMetadata();
  expect(JSON.stringify(info)).not.toContain('Żółć');
  expect(info).not.toHaveProperty('Author');
  expect(metadata.getRaw()).not.toContain('Żółć');
});

test.skipIf(!isInstalled('pdfinfo')).each(['defaults', 'everythingAtOnce', 'arabic'] as const)(
  'poppler reads the structure of %s, with spaces between lines',
  async (name) => {
    const { stdout, stderr } = await run(
      'pdfinfo',
      ['-struct-text', pdfFile(await builtReport(name))],
      { maxBuffer: 4_000_000 },
    );
    expect(stderr).toBe('');
    expect(stdout).toMatch(/H1 \(block\)\n +"ROI Analysis"/);
    expect(stdout).toMatch(/TH:\n +\/Scope \/Column\n +"After"/);
    expect(stdout).toMatch(/TH:\n +\/Scope \/Row\n +"36 months"/);
    expect(stdout).toMatch(/TD:\n +\/ColSpan 5\n/);
    expect(stdout).toMatch(
      /The embedded total is setup and the first 12 months of subscription(?:, without own work)?\./,
    );
    expect(stdout).toContain('Amounts are added up first and then rounded to whole dollars.');
  },
);

test.skipIf(!isInstalled('qpdf')).each(['arabic', 'hebrew'] as const)(
  'the name of %s is read in logical order',
  async (name) => {
    const path = pdfFile(await builtReport(name));
    await run('qpdf', ['--qdf', '--object-streams=disable', path, `${path}.txt`]);
    const { stdout } = await run('grep', ['-ao', '/ActualText <[0-9a-f]*>', `${path}.txt`]);
    const texts = Array.from(stdout.matchAll(/<feff([0-9a-f]*)>/g), ([, digits = '']) =>
      Buffer.from(digits, 'hex').swap16().toString('utf16le'),
    );
    expect(texts).toContain(reportRequests[name].companyName);
  },
);

test.skipIf(!isInstalled('pdffonts'))(
  'the fonts are embedded, and their names say that they are subsets',
  async () => {
    const { stdout } = await run('pdffonts', [pdfFile(await builtReport('japanese'))]);
    const fonts = stdout.trim().split('\n').slice(2);
    expect(fonts).toHaveLength(3);
    for (const font of fonts) {
      expect(font).toMatch(
        /^[A-Z]{6}\+(Inter|NotoSansJP)-\S+ +CID TrueType +Identity-H +yes yes yes/,
      );
    }
    expect(new Set(fonts.map((font) => font.slice(0, 6))).size).toBe(3);
  },
);
