import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { estimate } from '../estimate/estimate.ts';
import { modelSteps } from './modelSteps.ts';
import { pricingWorkbook } from './pricingWorkbook.ts';
import { writeXlsx } from './writeXlsx.ts';

const today = '2026-11-01';
const bytesOf = (inputs: CalculatorInputs, withValues = true) =>
  writeXlsx(pricingWorkbook({ inputs, today }), { withValues });

const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]),
  );

test('the file has the parts of a spreadsheet, and every referenced part exists', () => {
  const parts = partsOf(bytesOf(defaultInputs));
  expect(Object.keys(parts).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'docProps/core.xml',
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

test('a step is a formula with a value and a defined name', () => {
  const parts = partsOf(bytesOf(defaultInputs));
  expect(parts['xl/worksheets/sheet1.xml']).toMatch(
    /<c r="(B\d+)" s="\d+"><f>initial_cents\/100<\/f><v>43780<\/v><\/c>/,
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
    rows: [[{ value: '<b>"5 > 3" & more</b>' }, { value: 1, formula: 'IF(1<2,1,"no")' }]],
  };
  const parts = partsOf(writeXlsx({ title: 'x', sheets: [sheet] }));
  expect(parts['xl/worksheets/sheet1.xml']).toContain(
    '&lt;b&gt;&quot;5 &gt; 3&quot; &amp; more&lt;/b&gt;',
  );
  expect(parts['xl/worksheets/sheet1.xml']).toContain('<f>IF(1&lt;2,1,&quot;no&quot;)</f>');
  expect(parts['xl/workbook.xml']).toContain('name="A &amp; B"');
});

test('the same inputs on the same day give the same bytes', () => {
  expect(bytesOf(defaultInputs)).toEqual(bytesOf(defaultInputs));
});

/** Recalculates workbooks in LibreOffice and returns the figures of each first sheet by label. */
function recalculate(workbooks: readonly Uint8Array[]): Map<string, number>[] {
  const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
  try {
    const files = workbooks.map((bytes, i) => {
      const file = join(folder, `model-${i}.xlsx`);
      writeFileSync(file, bytes);
      return file;
    });
    const { status } = spawnSync(
      'soffice',
      [
        '--headless',
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        '--convert-to',
        'csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,false,false',
        '--outdir',
        folder,
        ...files,
      ],
      { timeout: 200_000 },
    );
    expect(status).toBe(0);
    return files.map((file) => figuresOf(readFileSync(file.replace('.xlsx', '.csv'), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function figuresOf(csv: string): Map<string, number> {
  return new Map(
    csv.split('\n').map((line) => {
      const [label = '', figure = ''] = line.split('\t').map((cell) => cell.replaceAll('"', ''));
      return [label, Number(figure)];
    }),
  );
}

const hasLibreOffice = spawnSync('soffice', ['--version'], { timeout: 100_000 }).status === 0;

test.skipIf(!hasLibreOffice)(
  'LibreOffice calculates the figures of the estimate from workbooks without values',
  { timeout: 240_000 },
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
    ];
    const inputsOfModels = changes.map((change) => ({ ...defaultInputs, ...change }));
    const models = recalculate(inputsOfModels.map((inputs) => bytesOf(inputs, false)));
    for (const [i, inputs] of inputsOfModels.entries()) {
      const estimated = estimate(inputs);
      for (const step of modelSteps) {
        if (typeof step === 'string') continue;
        expect(models[i]?.get(step.label), step.label).toBeCloseTo(step.value(estimated), 9);
      }
    }
  },
);
