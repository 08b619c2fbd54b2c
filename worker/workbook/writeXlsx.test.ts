import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { estimate } from '../estimate/estimate.ts';
import { pricingWorkbook } from './pricingWorkbook.ts';
import { writeXlsx } from './writeXlsx.ts';

const today = '2026-11-01';
const bytesOf = (inputs: CalculatorInputs, withValues = true) =>
  writeXlsx(pricingWorkbook({ inputs, today }), { withValues });

const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]),
  );

test('the file has the parts of a spreadsheet, and each that is referred to is there', () => {
  const parts = partsOf(bytesOf(defaultInputs));
  expect(Object.keys(parts).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
    'xl/worksheets/sheet3.xml',
    'xl/worksheets/sheet4.xml',
  ]);
  for (const [, target] of parts['xl/_rels/workbook.xml.rels']?.matchAll(/Target="([^"]+)"/g) ??
    []) {
    expect(parts).toHaveProperty([`xl/${target}`]);
  }
});

test('a step is a live formula with its value and its name', () => {
  const parts = partsOf(bytesOf(defaultInputs));
  expect(parts['xl/worksheets/sheet1.xml']).toMatch(
    /<c r="(B\d+)" s="\d+"><f>initial_cents\/100<\/f><v>43780<\/v><\/c>/,
  );
  expect(parts['xl/workbook.xml']).toContain(
    `<definedName name="integration_count">'Model'!$B$5</definedName>`,
  );
  expect(parts['xl/workbook.xml']).toContain('fullCalcOnLoad="1"');
});

test('text with marks of XML is text', () => {
  const sheet = {
    title: 'A & B',
    columnWidths: [10],
    rows: [[{ value: '<b>"5 > 3" & more</b>' }, { value: 1, formula: 'IF(1<2,1,"no")' }]],
  };
  const parts = partsOf(writeXlsx({ title: 'x', sheets: [sheet] }));
  expect(parts['xl/worksheets/sheet1.xml']).toContain(
    '&lt;b&gt;&quot;5 &gt; 3&quot; &amp; more&lt;/b&gt;',
  );
  expect(parts['xl/worksheets/sheet1.xml']).toContain('<f>IF(1&lt;2,1,&quot;no&quot;)</f>');
  expect(parts['xl/workbook.xml']).toContain('name="A &amp; B"');
});

test('the same inputs on the same day are the same file', () => {
  expect(bytesOf(defaultInputs)).toEqual(bytesOf(defaultInputs));
});

/** Recalculate a workbook in LibreOffice and read the figures beside the labels of its first sheet. */
function recalculated(bytes: Uint8Array): Map<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
  try {
    const file = join(folder, 'model.xlsx');
    writeFileSync(file, bytes);
    const csv = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,false,false';
    const { status, stderr } = spawnSync(
      'soffice',
      [
        '--headless',
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        '--convert-to',
        csv,
        '--outdir',
        folder,
        file,
      ],
      { encoding: 'utf8', timeout: 110_000 },
    );
    expect(stderr, 'LibreOffice').not.toContain('Error');
    expect(status).toBe(0);
    const lines = readFileSync(join(folder, 'model.csv'), 'utf8').split('\n');
    return new Map(
      lines.map((line) => {
        const [label = '', figure = ''] = line.split('\t').map((cell) => cell.replaceAll('"', ''));
        return [label, Number(figure)];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const hasLibreOffice = spawnSync('soffice', ['--version'], { timeout: 60_000 }).status === 0;

describe.skipIf(!hasLibreOffice)('in LibreOffice', () => {
  const scenarios: Partial<CalculatorInputs>[] = [
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
    // 13 × 80 h by one developer are 26 weeks exactly, and half a cent is rounded up.
    { integrationCount: 13, developerCountNumber: 1, devTimePercentage: 99 },
    { integrationCount: 200, developerCountNumber: 20, devTimePercentage: null, region: 'other' },
  ];

  test.each(scenarios.map((scenario) => [scenario]))(
    'a workbook without values comes to the estimate’s figures: %j',
    { timeout: 120_000 },
    (scenario) => {
      const inputs = { ...defaultInputs, ...scenario };
      const { results, timeline, hours, monthlyReductionPercentage } = estimate(inputs);
      const figures = recalculated(bytesOf(inputs, false));
      const expected = {
        'Development hours': hours.development,
        'Maintenance hours per month': hours.maintenance,
        'Initial development': results.inHouse.development,
        'Testing & QA': results.inHouse.testing,
        'Documentation & training (the rest)': results.inHouse.documentation,
        'Initial total': results.inHouse.initialTotal,
        'Monthly maintenance': results.inHouse.maintenance,
        'Total year 1': results.albato.initialTotal,
        'Initial cost savings': results.savings.absolute,
        'Initial cost reduction (percent)': results.savings.percentage,
        'Monthly maintenance savings': results.savings.monthlyMaintenance,
        'Monthly cost reduction (percent)': monthlyReductionPercentage,
        'In-house timeline (weeks): development + half the review, rounded up':
          timeline.timelineWeeks,
        'Embedded timeline (weeks)': timeline.embeddedWeeks,
      };
      for (const [label, figure] of Object.entries(expected)) {
        expect([label, figures.get(label)]).toEqual([label, figure]);
      }
    },
  );
});
