import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formatTimeline } from '../../contract/format/durations.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { formatNumber, formatPercentage, wholeParts } from '../../contract/format/numbers.ts';
import { loadReportFont } from '../../server/report/reportFonts.ts';
import { builtReport } from '../../testing/builtReports.ts';
import { isThorough } from '../../testing/isThorough.ts';
import {
  expectValidPdf,
  isInstalled,
  normalizeText,
  openPdf,
  pdfFile,
  run,
} from '../../testing/readPdf.ts';
import { type ReportName, reportRequests } from '../../testing/reportRequests.ts';
import { estimate } from '../estimate/estimate.ts';
import { selectedProfiles } from '../estimate/systems.ts';
import { cumulativeCosts } from '../forecast/cumulativeCosts.ts';
import { buildReport, type ReportRequest } from './buildReport.ts';
import { byteString } from './pdf/PdfFile.ts';

const everyName = Object.keys(reportRequests) as ReportName[];
const latin: readonly ReportName[] = [
  ...(['defaults', 'someSystems', 'everythingAtOnce', 'unbroken'] as const),
  'assumptions',
];
const checked: readonly ReportName[] = [...latin, 'inHouseIsCheaper', 'japanese', 'arabic'];

const build = (request: ReportRequest) => buildReport(request, loadReportFont);

/** The text in drawing order, with single spaces. */
async function textByPdfJs(pdf: Uint8Array): Promise<string> {
  const opened = await openPdf(pdf);
  const pages = await Promise.all(
    Array.from({ length: opened.numPages }, async (_, index) => {
      const page = await opened.getPage(index + 1);
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? `${item.str} ` : '')).join('');
    }),
  );
  return pages.join(' ');
}

const readers: Readonly<Record<string, (pdf: Uint8Array) => Promise<string>>> = {
  'pdf.js': textByPdfJs,
  ...(isThorough && isInstalled('pdftotext')
    ? { poppler: async (pdf) => (await run('pdftotext', ['-raw', pdfFile(pdf), '-'])).stdout }
    : {}),
};

/** Reads a report; letters that look the same are one letter. */
const textOf = async (reader: string, name: ReportName) =>
  normalizeText(((await readers[reader]?.(await builtReport(name))) ?? '').normalize('NFKC'));

const readBy = (names: readonly ReportName[]) =>
  Object.keys(readers).flatMap((reader) => names.map((name) => [reader, name] as const));

/** Every figure of the estimate after its label in the report. */
function figuresOf({ inputs }: ReportRequest): string[] {
  const estimated = estimate(inputs);
  const { results, timeline, hours, monthlyReductionPercentage } = estimated;
  const { inHouse, embedded, savings } = results;
  const [development, testing, documentation] = wholeParts(
    [inHouse.development, inHouse.testing, inHouse.documentation],
    inHouse.initialTotal,
  ).map(formatUsd);
  const extraUsd = embedded.monthly - inHouse.maintenance;
  const { assumptions } = inputs;
  const planOnly = assumptions?.embeddedHoursPerMonth ? ', plan only' : '';
  const isLate = timeline.timelineWeeks > 36 * 4.33;
  const late = isLate ? `, of a build that takes ${formatTimeline(timeline.timelineWeeks)}` : '';
  const basis = `${planOnly}${late}`;
  const profiles = selectedProfiles(inputs);
  const hasPercentage = assumptions?.maintenancePercentagePerYear !== undefined;
  return [
    `Initial Development ${development}`,
    `Testing & QA ${testing}`,
    `Documentation & Training ${documentation}`,
    `Initial Total ${formatUsd(inHouse.initialTotal)}`,
    `Monthly Maintenance ${formatUsd(inHouse.maintenance)} per month`,
    `Initial Setup ${formatUsd(embedded.setup)}`,
    `Monthly Subscription ${formatUsd(embedded.monthly)} per month`,
    `Total Year 1${planOnly} ${formatUsd(embedded.initialTotal)}`,
    `Initial cost savings (build only, less setup and 12 months${basis}) ${formatUsd(savings.absolute)}`,
    `Initial dev cost reduction (of the build cost${basis}) ${formatPercentage(savings.percentage)}`,
    `Monthly maintenance savings (maintenance less subscription${basis}) ${formatUsd(savings.monthlyMaintenance)}`,
    `Monthly cost reduction (of monthly maintenance${basis}) ${formatPercentage(monthlyReductionPercentage)}`,
    ...(extraUsd >= 0.5
      ? [`The subscription costs ${formatUsd(extraUsd)} a month more than the maintenance.`]
      : []),
    `Live after ${formatTimeline(timeline.timelineWeeks)}`,
    `Live after ${formatTimeline(timeline.embeddedWeeks)}`,
    `Total ${formatNumber(hours.development, 2)} ${formatNumber(hours.maintenance, 2)}`,
    ...cumulativeCosts(estimated)
      .filter(({ month }) => [12, 24, 36, 60].includes(month))
      .map(
        ({ month, inHouseUsd, timeLostUsd, embeddedUsd }) =>
          `${month} months ${[inHouseUsd, timeLostUsd, embeddedUsd].map(formatUsd).join(' ')}`,
      ),
    ...profiles.map(
      ({ name, category, devHours, maintenanceHours, ...system }) =>
        `${category === 'Other' ? 'Unnamed system' : name} ${category} ${devHours} ${hasPercentage ? '–' : maintenanceHours} ${system.isReviewKnown ? system.moderationWeeks || 'none' : 'not known'} ${system.complexity ?? 'not known'}`,
    ),
  ];
}

test.each(readBy([...latin, 'inHouseIsCheaper']))(
  '%s reads every figure of the estimate from the report %s',
  async (reader, name) => {
    const text = await textOf(reader, name);
    for (const figure of figuresOf(reportRequests[name])) expect(text).toContain(figure);
  },
);

test.skipIf(!isInstalled('qpdf')).each(checked)('qpdf finds no errors in the report %s', (name) =>
  builtReport(name).then(expectValidPdf),
);

test.each(readBy(everyName))('%s finds every word of the names in %s', async (reader, name) => {
  const { companyName, contactName } = reportRequests[name];
  const text = (await textOf(reader, name)).replaceAll(' ', '');
  for (const word of `${companyName} ${contactName}`.split(' ')) {
    expect(text).toContain(word.normalize('NFKC'));
  }
});

test.each([
  ['everythingAtOnce', 612, 792],
  ['defaults', 595.28, 841.89],
] as const)(
  'the report %s, of developers in the US or elsewhere, has paper of %d by %d points',
  async (name, width, height) => {
    const pdf = await openPdf(await builtReport(name));
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { view } = await pdf.getPage(number);
      expect(view).toEqual([0, 0, expect.closeTo(width, 1), expect.closeTo(height, 1)]);
    }
  },
);

test('title, language, date and outline follow from the request', async () => {
  const pdf = await openPdf(await builtReport('someSystems'));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: 'ROI Analysis for Kaffeerösterei Ünal & Søn',
    Language: 'en',
    CreationDate: "D:20261121000000+00'00'",
  });
  const outline = (await pdf.getOutline()).map(({ title }) => title);
  expect(outline).toEqual([
    'ROI Analysis',
    'Your inputs',
    'Cost analysis',
    'Savings',
    'Time to market',
    '60-month cost forecast',
    'What would turn this?',
    'Which to build?',
    'For your CFO',
    'Business analysis',
    'Next step',
    'How each figure is calculated',
    'Assumptions',
    'What the plan includes',
    'Integration breakdown',
    'Glossary',
  ]);
});

test('links lead to the sections and to the calculation', async () => {
  const pdf = await openPdf(await builtReport('defaults'));
  const first = await (await pdf.getPage(1)).getAnnotations();
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) =>
      (await pdf.getPage(index + 1)).getAnnotations(),
    ),
  );
  expect(first.filter(({ subtype, dest }) => subtype === 'Link' && dest)).toHaveLength(15);
  expect(pages.flat().map(({ url }) => url)).toContain(reportRequests.defaults.url);
});

test('equivalent inputs give the same bytes, and so does any timeline: only a deadline gives a time frame', async () => {
  const request = reportRequests.defaults;
  const { deadline: _none, customHourlyRate: _neither, ...inputs } = request.inputs;
  const respelled = Object.fromEntries(Object.entries(inputs).reverse()) as typeof inputs;
  const others = await build({
    ...request,
    companyName: ` ${request.companyName} `,
    inputs: { ...respelled, customHourlyRate: null, timeline: 11 },
  });
  expect(Buffer.from(await builtReport('defaults')).equals(others)).toBe(true);
});

test('the bytes do not depend on time zone and locale', async () => {
  const script = `
    const { buildReport } = await import('./worker/report/buildReport.ts');
    const { loadReportFont } = await import('./server/report/reportFonts.ts');
    const { reportRequests } = await import('./testing/reportRequests.ts');
    process.stdout.write(await buildReport(reportRequests.someSystems, loadReportFont));`;
  const elsewhere = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' },
    maxBuffer: 1_000_000,
  });
  const here = Buffer.from(await builtReport('someSystems'));
  expect(here.equals(elsewhere.stdout)).toBe(true);
});

test('bytes that mean something in a string of PDF are escaped', () => {
  expect(byteString('\0A\0(\0\\\0\r\x01)')).toBe('(\0A\0\\(\0\\\\\0\\r\x01\\))');
});
