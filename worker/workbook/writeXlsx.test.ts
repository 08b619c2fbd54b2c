import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { withMidRange } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { casesOf } from '../../testing/fuzz/fuzzCase.ts';
import { assumptionsAt, compareWithWorkbook } from '../../testing/fuzz/workbookComparison.ts';
import { numberOfCell, yearAndSideCells } from '../../testing/fuzz/workbookOracle.ts';
import { openPdf } from '../../testing/readPdf.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { estimate } from '../estimate/estimate.ts';
import { cumulativeCost } from '../forecast/cumulativeCosts.ts';
import { type SwitchPosition, switchName } from './cellFormula.ts';
import { pricingWorkbook } from './pricingWorkbook.ts';
import { sheetXml } from './sheetXml.ts';
import { type CellValue, columnLetter, definedNames, type Workbook } from './workbook.ts';
import { writeXlsx } from './writeXlsx.ts';

/** Beside those at the thresholds of the rules; with 93 of them a hundred are compared. */
const randomScenarios = Number(process.env.WORKBOOK_SCENARIOS ?? 3);

const today = '2026-11-01';
const bytesOf = (inputs: CalculatorInputs) => writeXlsx(pricingWorkbook({ inputs, today }));

const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]),
  );

test('the file has the parts of a spreadsheet', () => {
  const parts = partsOf(bytesOf(defaultInputs));
  expect(Object.keys(parts).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'docProps/core.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/charts/chart4-1.xml',
    'xl/drawings/_rels/drawing4.xml.rels',
    'xl/drawings/drawing4.xml',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/_rels/sheet4.xml.rels',
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `xl/worksheets/sheet${number}.xml`),
  ]);
});

test('a step is a formula with a value and a defined name', () => {
  const parts = partsOf(bytesOf(defaultInputs));
  expect(parts['xl/worksheets/sheet2.xml']).toMatch(
    /<c r="(B\d+)" s="\d+"><f>ROUND\(.*development_hours\*hourly_rate_usd\*cost_multiplier.*\)\/100<\/f><v>43780<\/v><\/c>/,
  );
  expect(parts['xl/workbook.xml']).toContain(
    `<definedName name="integration_count">'Model'!$B$5</definedName>`,
  );
  expect(parts['xl/workbook.xml']).toContain('fullCalcOnLoad="1"');
  expect(parts['docProps/core.xml']).toContain('<dc:title>Integration ROI model, rate card ');
});

test('XML characters in texts are escaped', () => {
  const sheet = {
    title: 'A & B',
    columnWidths: [10],
    frozen: { rows: 1, columns: 0 },
    rows: [[{ value: '<b>"5 > 3" & more</b>' }, { value: 1, formula: 'IF(1<2,1,"no")' }]],
  };
  const parts = partsOf(writeXlsx({ title: 'x', paper: 'a4', sheets: [sheet] }));
  expect(parts['xl/worksheets/sheet1.xml']).toContain(
    '&lt;b&gt;&quot;5 &gt; 3&quot; &amp; more&lt;/b&gt;',
  );
  expect(parts['xl/worksheets/sheet1.xml']).toContain('<f>IF(1&lt;2,1,&quot;no&quot;)</f>');
  expect(parts['xl/workbook.xml']).toContain('name="A &amp; B"');
});

test('the same inputs on the same day give the same bytes', () => {
  expect(bytesOf(defaultInputs)).toEqual(bytesOf(defaultInputs));
});

test('a formula that evaluates to a text carries it as a text', () => {
  const sheet = {
    title: 'A',
    columnWidths: [10],
    frozen: { rows: 1, columns: 0 },
    rows: [[{ value: 'Embedding', formula: 'IF(1<2,"Embedding","Building")' }]],
  };
  const parts = partsOf(writeXlsx({ title: 'x', paper: 'a4', sheets: [sheet] }));
  expect(parts['xl/worksheets/sheet1.xml']).toMatch(
    /<c r="A1" s="0" t="str"><f>[^/]*<\/f><v>Embedding<\/v><\/c>/,
  );
});

test('formulas are protected, inputs are not and say what they accept', () => {
  const parts = partsOf(bytesOf(defaultInputs));
  const sheet = parts['xl/worksheets/sheet2.xml'] ?? '';
  const formats = [...(parts['xl/styles.xml'] ?? '').matchAll(/<protection locked="(\d)"\/>/g)];
  const isLocked = (address: string) => {
    const style = new RegExp(`<c r="${address}" s="(\\d+)"`).exec(sheet)?.[1];
    return formats[Number(style)]?.[1];
  };
  const names = definedNames(pricingWorkbook({ inputs: defaultInputs, today }));
  const addressOf = (name: string) =>
    (names.get(name) ?? '').replace("'Model'!", '').replaceAll('$', '');
  expect(sheet).toContain('<sheetProtection sheet="1"');
  for (const name of [
    'region',
    'developer_count',
    'dev_time_percentage',
    'plan_rise_percentage_per_year',
    'wants_listings',
  ]) {
    expect([name, isLocked(addressOf(name))]).toEqual([name, '0']);
    expect(sheet).toMatch(new RegExp(`sqref="[^"]*\\b${addressOf(name)}\\b`));
  }
  for (const name of ['initial_total_usd', 'hourly_rate_usd', 'in_house_36_months']) {
    expect([name, isLocked(addressOf(name))]).toEqual([name, '1']);
  }
  expect(sheet).toMatch(/<dataValidation type="list" [^>]*><formula1>region_names<\/formula1>/);
  expect(sheet).toMatch(/<dataValidation type="whole" [^>]*><formula1>1<\/formula1>/);
});

/** What a part refers to, by the id that it uses: the kind, and a part or an external address. */
function referencesOf(parts: Readonly<Record<string, string>>, path: string) {
  const { dir, base } = parse(path);
  const list = parts[`${dir}/_rels/${base}.rels`] ?? '';
  const entries = list.matchAll(/Id="(\w+)" Type="[^"]*\/(\w+)" Target="([^"]+)"( TargetMode)?/g);
  return new Map(
    [...entries].map(([, id = '', kind, target = '', isExternal]) => [
      id,
      { kind, target: isExternal ? target.replaceAll('&amp;', '&') : join(dir, target) },
    ]),
  );
}

/** The kind of what an element refers to. */
const kinds: Readonly<Record<string, string>> = { sheet: 'worksheet' };

test('every reference leads to the part or the address that its place is for', () => {
  const { sheets, ...workbook } = pricingWorkbook({ inputs: defaultInputs, today });
  const links = ['https://roi.example/#v1&integrations=5', 'https://roi.example/#v1'];
  const rows = links.map((link) => [{ value: '' }, { value: link, link }]);
  const linked = sheets.map((sheet) => (sheet.chart ? { ...sheet, rows } : sheet));
  const parts = partsOf(writeXlsx({ ...workbook, sheets: linked }));
  const found = Object.entries(parts).flatMap(([path, xml]) =>
    [...xml.matchAll(/<(?:\w+:)?(\w+) ([^>]*)r:id="(\w+)"/g)].map(
      ([, element = '', attributes = '', id = '']) => {
        const { kind, target = '' } = referencesOf(parts, path).get(id) ?? {};
        expect([path, id, kind]).toEqual([path, id, kinds[element] ?? element]);
        if (element !== 'hyperlink') expect(parts).toHaveProperty([target]);
        const [, place] = /(?:name|ref)="([^"]*)"/.exec(attributes) ?? [];
        return [element, place, target];
      },
    ),
  );
  const ofKind = (kind: string) => found.filter(([element]) => element === kind);
  expect(ofKind('hyperlink')).toEqual(links.map((link, i) => ['hyperlink', `B${i + 1}`, link]));
  expect([ofKind('drawing').length, ofKind('chart').length]).toEqual([1, 1]);
  for (const [index, sheet] of linked.entries()) {
    const [, name, path = ''] = ofKind('sheet')[index] ?? [];
    expect(name).toBe(sheet.title);
    expect(parts[path]).toContain(sheetXml(sheet, workbook.paper));
  }
});

/** The values of a range of a workbook, such as `Months!$A$5:$A$41`. */
function valuesIn({ sheets }: Workbook, range = ''): CellValue[] {
  const [, title, column = '', from, to] =
    /^(\w+)!\$([A-Z])\$(\d+):\$[A-Z]\$(\d+)$/.exec(range) ?? [];
  const rows = sheets.find((sheet) => sheet.title === title)?.rows ?? [];
  const index = column.charCodeAt(0) - 'A'.charCodeAt(0);
  return rows.slice(Number(from) - 1, Number(to)).map((row) => row[index]?.value ?? null);
}

test('each line of the chart is the total cost of its side at the start and after every month', () => {
  const assumptions = { planRisePercentagePerYear: 7, embeddedHoursPerMonth: 4 };
  for (const inputs of [
    defaultInputs,
    { ...defaultInputs, integrationCount: 40, currency: 'eur' as const, assumptions },
  ]) {
    const workbook = pricingWorkbook({ inputs, today });
    const parts = partsOf(writeXlsx(workbook));
    const sheets = [...referencesOf(parts, 'xl/workbook.xml').values()];
    const path = sheets[workbook.sheets.findIndex(({ title }) => title === 'Finance')]?.target;
    const drawing = [...referencesOf(parts, path ?? '').values()].at(-1)?.target;
    const [chart] = referencesOf(parts, drawing ?? '').values();
    const lines = parts[chart?.target ?? '']?.matchAll(
      /<c:tx><c:v>(.*?)<.*?<c:cat>.*?<c:f>(.*?)<.*?<c:val>.*?<c:f>(.*?)</g,
    );
    const months = Array.from({ length: 61 }, (_, month) => month);
    const costs = months.map((month) => cumulativeCost(estimate(inputs), month));
    expect(
      [...(lines ?? [])].map(([, title, categories, values]) => [
        title,
        valuesIn(workbook, categories),
        valuesIn(workbook, values),
      ]),
    ).toEqual([
      ['In-house', months, costs.map(({ inHouseUsd }) => expect.closeTo(inHouseUsd, 3))],
      ['Embedded', months, costs.map(({ embeddedUsd }) => expect.closeTo(embeddedUsd, 3))],
    ]);
  }
});

/**
 * Converts workbooks with LibreOffice.
 *
 * @param read - Reads the converted files; it receives the path of each without its extension.
 */
function convert<T>(files: readonly Uint8Array[], format: string, read: (path: string) => T): T[] {
  const folder = temporaryFolder();
  const paths = files.map((file, i) => {
    const path = join(folder, `model-${i}`);
    writeFileSync(`${path}.xlsx`, file);
    return path;
  });
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const { status } = spawnSync(
    'soffice',
    ['--headless', profile, '--convert-to', format, '--outdir', folder].concat(
      paths.map((path) => `${path}.xlsx`),
    ),
    { timeout: 400_000 },
  );
  expect(status).toBe(0);
  return paths.map(read);
}

/** Recalculates workbooks in LibreOffice and returns the figures of each by name. */
function recalculate(workbooks: readonly Workbook[]): Map<string, number>[] {
  const files = workbooks.map((workbook) => writeXlsx(withoutValues(workbook)));
  // Every sheet becomes a file of its own, with unformatted figures between tabs.
  const csv = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,false,false,false,false,-1';
  const sheets = convert(files, csv, (path) => {
    const sheet = (title: string) => cellsOf(readFileSync(`${path}-${title}.csv`, 'utf8'));
    return { Model: sheet('Model'), Months: sheet('Months'), Finance: sheet('Finance') };
  });
  return sheets.map((of, i) => figuresOf(workbooks[i], of));
}

function withoutValues(workbook: Workbook): Workbook {
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => row.map((of) => (of.formula ? { ...of, value: null } : of))),
  }));
  return { ...workbook, sheets };
}

function cellsOf(csv: string): string[][] {
  return csv.split('\n').map((line) => line.split('\t').map((cell) => cell.replaceAll('"', '')));
}

/** The numbers of the cells of some sheets that are named or compared. */
function figuresOf(
  workbook: Workbook | undefined,
  sheets: Readonly<Record<string, string[][]>>,
): Map<string, number> {
  const names = workbook ? [...definedNames(workbook), ...yearAndSideCells] : [];
  return new Map(
    names.flatMap(([name, place]) => {
      const [, title = '', column = '', row = ''] =
        /^'?(\w+)'?!\$([A-Z])\$(\d+)$/.exec(place) ?? [];
      const text = sheets[title]?.[Number(row) - 1]?.[column.charCodeAt(0) - 65] ?? '';
      const percent = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : undefined;
      const figure = numberOfCell(text) ?? percent ?? Number(text);
      return text === '' || Number.isNaN(figure) ? [] : [[name, figure] as const];
    }),
  );
}

/** The workbook of inputs after the choice of other assumptions. */
function switchedTo(position: SwitchPosition, inputs: CalculatorInputs): Workbook {
  const workbook = pricingWorkbook({ inputs, today });
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      row.map((cell) => (cell.name === switchName ? { ...cell, value: position } : cell)),
    ),
  }));
  return { ...workbook, sheets };
}

const hasLibreOffice = spawnSync('soffice', ['--version'], { timeout: 100_000 }).status === 0;

test.skipIf(!hasLibreOffice)(
  'LibreOffice calculates the figures of estimate and forecast from workbooks without values @night',
  { timeout: 420_000 },
  () => {
    const changes: Partial<CalculatorInputs>[] = [
      {},
      {
        integrationCount: 1,
        developerCountNumber: 1,
        devTimePercentage: 100,
        region: 'asia',
        deadline: '2027-03-01',
      },
      {
        integrationCount: 3,
        selectedSystems: ['slack', 'salesloft', 'ms-dynamics', 'homegrown'],
        developerCountNumber: 9,
        devTimePercentage: 79,
        region: 'custom',
        customHourlyRate: 71.35,
      },
      // 13 × 80 h by one developer at full time are exactly 26 weeks.
      { integrationCount: 13, developerCountNumber: 1, devTimePercentage: 100 },
      // 100 h × $55 × 1.15575 is exactly $6,356.625: half a cent rounds up.
      {
        integrationCount: 1,
        selectedSystems: ['activecampaign'],
        developerCountNumber: 1,
        devTimePercentage: 99,
      },
      { integrationCount: 200, developerCountNumber: 20, devTimePercentage: null, region: 'other' },
      {
        selectedSystems: ['slack', 'hubspot', 'homegrown'],
        assumptions: {
          maintenancePercentagePerYear: 20,
          embeddedHoursPerIntegration: 8,
          planDiscountPercentage: 12.5,
          planRisePercentagePerYear: 7,
          wageRisePercentagePerYear: 3,
          discountRatePercentage: 8,
          monthlyRevenueUsd: 20_000,
          wantsListings: false,
          systems: { slack: { devHours: 200 }, homegrown: { moderationWeeks: 3 } },
        },
      },
    ];
    const scenarios = [
      ...changes.map((change) => ({ ...defaultInputs, ...change })),
      ...[...casesOf(190, 0, randomScenarios)].map(({ inputs }) => inputs),
    ];
    const selectedSystems = ['slack', 'salesloft', 'google-sheets'];
    const own = { ...defaultInputs, ...changes.at(-1), selectedSystems };
    const positions = Object.entries(assumptionsAt) as [SwitchPosition, typeof withMidRange][];
    const figures = recalculate([
      ...scenarios.map((inputs) => pricingWorkbook({ inputs, today })),
      ...positions.map(([position]) => switchedTo(position, own)),
    ]);
    const switched = figures.splice(scenarios.length);
    for (const [i, inputs] of scenarios.entries()) {
      const compared = compareWithWorkbook(inputs, estimate(inputs), figures[i] ?? new Map());
      expect([inputs, compared]).toEqual([inputs, null]);
    }
    for (const [i, [position, assumptionsOf]] of positions.entries()) {
      const counted = { ...own, assumptions: assumptionsOf(own.assumptions) };
      const compared = compareWithWorkbook(counted, estimate(counted), switched[i] ?? new Map());
      expect([position, compared]).toEqual([position, null]);
    }
  },
);

test.each([
  ['us', 1],
  ['eu', 9],
] as const)(
  'every sheet prints all of its cells at 80%% with its heads repeated, on the paper of the region %s',
  (region, paperSize) => {
    const workbook = pricingWorkbook({ inputs: { ...defaultInputs, region }, today });
    const parts = partsOf(writeXlsx(workbook));
    const fonts = parts['xl/styles.xml']?.matchAll(/<sz val="(\d+)"/g) ?? [];
    for (const [, size] of fonts) expect(0.8 * Number(size)).toBeGreaterThanOrEqual(8);
    for (const [index, { title, frozen, rows, chart }] of workbook.sheets.entries()) {
      const sheet = parts[`xl/worksheets/sheet${index + 1}.xml`];
      expect(sheet).toContain(
        `<pageSetup paperSize="${paperSize}" scale="80" orientation="landscape"/>`,
      );
      expect(sheet).not.toContain('fitToPage');
      const widths = rows.map((row) => row.reduce((sum, { span = 1 }) => sum + span, 0));
      const last = columnLetter(Math.max(...widths) - 1);
      const lastRow = chart ? chart.to.row + 1 : rows.length;
      expect(parts['xl/workbook.xml']).toContain(
        `_Area" localSheetId="${index}">'${title}'!$A$1:$${last}$${lastRow}</definedName>`,
      );
      const columns = frozen.columns === 1 ? `'${title}'!$A:$A,` : '';
      expect(parts['xl/workbook.xml']).toContain(
        `localSheetId="${index}">${columns}'${title}'!$${frozen.rows}:$${frozen.rows}</definedName>`,
      );
    }
  },
);

/** In points of a cell: Letter between its margins at 80%. It is narrower than A4. */
const pageWidth = ((11 - 0.8) * 72) / 0.8;

test('no column is wider than a page, beside the repeated ones', () => {
  // A character is 5.25 pt wide, and a column has 3.75 pt more.
  for (const { columnWidths } of pricingWorkbook({ inputs: defaultInputs, today }).sheets) {
    const [first = 0, ...others] = columnWidths.map((width) => 5.25 * width + 3.75);
    for (const width of others) expect(first + width).toBeLessThan(pageWidth);
  }
});

test('all sheets but the two widest are as wide as a page, also in a program without their typeface', () => {
  for (const { title, columnWidths } of pricingWorkbook({ inputs: defaultInputs, today }).sheets) {
    const width = columnWidths.reduce((sum, of) => sum + 7 * of, 0);
    expect([title, width < pageWidth]).toEqual([title, !['Months', 'Systems'].includes(title)]);
  }
});

test('a text that does not wrap has a row of its own, and fits a page', () => {
  for (const { title, rows } of pricingWorkbook({ inputs: defaultInputs, today }).sheets) {
    for (const cells of rows) {
      const [{ value, style } = { value: null }, ...others] = cells.filter(
        (cell) => cell.value !== null,
      );
      if (style !== 'introduction' && style !== 'title') continue;
      expect(others).toEqual([]);
      // Letters of 10 pt are narrower than half an em on average.
      expect([title, 5 * String(value).length < pageWidth]).toEqual([title, true]);
    }
  }
});

test.skipIf(!hasLibreOffice)(
  'LibreOffice prints no text smaller than 8 pt, and no number that does not fit its column @night',
  { timeout: 420_000 },
  async () => {
    // The longest build of the largest figures, in which columns have to be wide.
    const inputs = { ...defaultInputs, integrationCount: 200, region: 'us' } as const;
    const [bytes = new Uint8Array()] = convert(
      [writeXlsx(pricingWorkbook({ inputs, today }))],
      'pdf',
      (path) => readFileSync(`${path}.pdf`),
    );
    const pdf = await openPdf(new Uint8Array(bytes));
    const titles = new Set<string>();
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      for (const { str, transform } of texts) {
        expect([str, Math.hypot(transform[2], transform[3]) > 7.95]).toEqual([str, true]);
        expect(str).not.toMatch(/^#+$/);
      }
      const foot = texts.toSorted((a, b) => a.transform[5] - b.transform[5])[0]?.str ?? '';
      titles.add(foot);
    }
    expect(pdf.numPages).toBeGreaterThan(12);
    expect([...titles]).toEqual(
      expect.arrayContaining([
        'Summary',
        'Model',
        'Months',
        'Finance',
        'Systems',
        'Constants',
        'Evidence',
      ]),
    );
  },
);
