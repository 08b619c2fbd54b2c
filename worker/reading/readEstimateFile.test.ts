import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { assumptionsInEffect } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { estimateFormat } from '../../contract/estimateFile.ts';
import { type EstimateFigure, estimateFigureNames, figureOf } from '../../contract/figures.ts';
import { hasOwnRate } from '../../contract/inputs.ts';
import { readScenario, scenarioFragment } from '../../contract/scenarioLink.ts';
import { withUsedCurrency } from '../../contract/usedInputs.ts';
import { estimateFileTexts } from '../../contract/words/estimateFile.ts';
import { loadReportFont } from '../../server/report/reportFonts.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { builtReport } from '../../testing/builtReports.ts';
import { isInstalled, openPdf, pdfFile, run } from '../../testing/readPdf.ts';
import { type ReportName, reportRequests } from '../../testing/reportRequests.ts';
import { estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { estimateFileText } from '../forecast/estimateContent.ts';
import { buildReport } from '../report/buildReport.ts';
import { pricingWorkbook } from '../workbook/pricingWorkbook.ts';
import { writeXlsx } from '../workbook/writeXlsx.ts';
import { readEstimateFile } from './readEstimateFile.ts';

const today = '2026-11-01';
const everyName = Object.keys(reportRequests) as ReportName[];

const jsonOf = (inputs: CalculatorInputs, isComplete = false) =>
  strToU8(estimateFileText({ inputs, today, url: 'https://roi.example/#v1' }, isComplete));
const workbookOf = (inputs: CalculatorInputs) => writeXlsx(pricingWorkbook({ inputs, today }));
const reportOf = (inputs: CalculatorInputs) =>
  buildReport({ ...reportRequests.defaults, inputs, date: today }, loadReportFont);

/** A file of these inputs opens this: the scenario of their link that counts, and all figures. */
function expectedOf(inputs: CalculatorInputs) {
  const estimated = estimate(inputs);
  const figures = estimateFigureNames.map((name): [EstimateFigure, number] => [
    name,
    figureOf(name).value(estimated),
  ]);
  const counted = withUsedCurrency({
    ...inputs,
    // A rate that the region replaces does not count (E4).
    customHourlyRate: hasOwnRate(inputs.region) ? inputs.customHourlyRate : null,
    assumptions: assumptionsInEffect(inputs),
  });
  const opened = readScenario(scenarioFragment(counted))?.inputs;
  const { devTimePercentage } = inputs;
  return {
    file: {
      inputs: { ...opened, devTimePercentage },
      dropped: [],
      rateCardVersion: rateCard.version,
      figures: Object.fromEntries(figures),
    },
    changed: [],
  };
}

test.each([
  ['JSON', jsonOf, 100],
  ['complete JSON', (inputs: CalculatorInputs) => jsonOf(inputs, true), 5],
  ['workbook', workbookOf, 10],
  ['report', reportOf, 4],
] as const)(
  '%s of any inputs opens with the same inputs and figures',
  async (_, write, numRuns) => {
    await fc.assert(
      fc.asyncProperty(calculatorInputs, async (inputs) => {
        expect(readEstimateFile(await write(inputs))).toEqual(expectedOf(inputs));
      }),
      { numRuns },
    );
  },
);

test.each(everyName)('the report %s carries its inputs as given, names too', async (name) => {
  const { inputs } = reportRequests[name];
  expect(readEstimateFile(await builtReport(name))).toEqual(expectedOf(inputs));
});

test('a report carries one file, named as its source', async () => {
  const pdf = await openPdf(await builtReport('someSystems'));
  const attached = [...((await pdf.getAttachments()) ?? [])];
  expect(attached).toMatchObject([
    ['integration-roi.json', { description: 'The inputs and the figures of this report' }],
  ]);
  const content = await pdf.getAttachmentContent('integration-roi.json');
  const { inputs, date, url } = reportRequests.someSystems;
  expect(content).toEqual(strToU8(estimateFileText({ inputs, today: date, url }, false)));
});

test('a figure that differs from today’s is shown in the currency of the file', () => {
  const file = JSON.parse(
    strFromU8(jsonOf({ ...reportRequests.defaults.inputs, currency: 'eur', exchangeRate: 0.5 })),
  );
  file.figures.setupUsd = 2000;
  expect(readEstimateFile(strToU8(JSON.stringify(file)))).toMatchObject({
    changed: [{ label: 'Initial Setup', was: '€1,000', is: '€900', isCause: true }],
  });
});

test.skipIf(!isInstalled('pdfdetach'))('poppler lists and saves the file of a report', async () => {
  const path = pdfFile(await builtReport('everythingAtOnce'));
  expect((await run('pdfdetach', ['-list', path])).stdout).toMatch(
    /^1 embedded files\n1: integration-roi\.json/,
  );
  const saved = `${path}.json`;
  await run('pdfdetach', ['-save', '1', '-o', saved, path]);
  expect(readEstimateFile(readFileSync(saved))).toEqual(
    expectedOf(reportRequests.everythingAtOnce.inputs),
  );
});

test.skipIf(!isInstalled('qpdf')).each([
  ['uncompressed', ['--qdf', '--object-streams=disable']],
  ['packed', ['--object-streams=generate', '--linearize', '--recompress-flate']],
])('a report that was saved again, %s, opens', async (_, options) => {
  const path = pdfFile(await builtReport('someSystems'));
  await run('qpdf', [...options, path, `${path}.again`]);
  expect(readEstimateFile(readFileSync(`${path}.again`))).toEqual(
    expectedOf(reportRequests.someSystems.inputs),
  );
});

test.skipIf(!isInstalled('soffice'))('a workbook saved by LibreOffice opens @night', async () => {
  const path = pdfFile(workbookOf(reportRequests.everythingAtOnce.inputs));
  const folder = dirname(path);
  await run('soffice', [
    `-env:UserInstallation=file://${folder}/profile`,
    ...['--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', `${folder}/again`],
    path,
  ]);
  expect(readEstimateFile(readFileSync(`${folder}/again/report.xlsx`))).toEqual(
    expectedOf(reportRequests.everythingAtOnce.inputs),
  );
});

const { inputs } = reportRequests.defaults;
const withFormat = (format: string) =>
  strToU8(strFromU8(jsonOf(inputs)).replace(estimateFormat, format));

test.each([
  ['an empty file', new Uint8Array(), estimateFileTexts.noJson],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff), estimateFileTexts.otherKind],
  ['a text', strToU8('Dear all'), estimateFileTexts.noJson],
  ['cut JSON', jsonOf(inputs).subarray(0, 300), estimateFileTexts.noJson],
  ['other JSON', strToU8('{"name":"x"}'), estimateFileTexts.otherFormat(null)],
  [
    'a later format',
    withFormat('integration-roi-estimate/7'),
    estimateFileTexts.newerFormat('integration-roi-estimate/7'),
  ],
  ['no inputs', strToU8(`{"format":"${estimateFormat}"}`), estimateFileTexts.missingPart('inputs')],
  ['another PDF', strToU8('%PDF-1.7\n1 0 obj\n<<>>\nendobj'), estimateFileTexts.pdfWithout],
  ['another archive', zipSync({ 'a.txt': strToU8('a') }), estimateFileTexts.workbookWithout],
  ['a cut workbook', workbookOf(inputs).subarray(0, 9000), estimateFileTexts.damaged],
] as const)('%s is refused with what was wrong', (_, bytes, problem) => {
  expect(readEstimateFile(bytes)).toEqual({ problem });
});

test('a damaged report or workbook is refused, wherever the damage is', async () => {
  const report = await builtReport('defaults');
  const place = strFromU8(report, true).indexOf('/EmbeddedFile');
  const damaged = Uint8Array.from(report);
  damaged.fill(0x55, place + 150, place + 400);
  expect(readEstimateFile(damaged)).toHaveProperty('problem');
  const parts = unzipSync(workbookOf(inputs));
  parts['xl/workbook.xml'] = strToU8('<workbook>');
  expect(readEstimateFile(zipSync(parts))).toEqual({ problem: estimateFileTexts.workbookWithout });
});

test('a part that unpacks to gigabytes is not unpacked @night', async () => {
  const parts = unzipSync(workbookOf(inputs));
  const path = 'xl/worksheets/sheet9.xml';
  expect(strFromU8(parts[path] ?? new Uint8Array())).toContain(estimateFormat);
  parts[path] = new Uint8Array(100_000_000);
  expect(readEstimateFile(zipSync(parts))).toEqual({ problem: estimateFileTexts.noJson });
});

/** A workbook of ours with other contents of these parts. */
function workbookWith(changed: Readonly<Record<string, string>>): Uint8Array {
  const parts = unzipSync(workbookOf(inputs));
  for (const [path, content] of Object.entries(changed)) parts[path] = strToU8(content);
  return zipSync(parts, { level: 9 });
}

const links = 'xl/_rels/workbook.xml.rels';
const strings = 'xl/sharedStrings.xml';
const rows = strFromU8(
  unzipSync(workbookOf(inputs))['xl/worksheets/sheet9.xml'] ?? Uint8Array.of(),
);
/** The rows of the estimate with another text in the first cell. */
const rowsWith = (text: string) => rows.replace(/(<t\b[^>]*>)[^<]*/, `$1${text}`);

test.each([
  ['a character that is none', { 'xl/worksheets/sheet9.xml': rowsWith('&#abc;') }],
  ['a character beyond the last one', { 'xl/worksheets/sheet9.xml': rowsWith('&#x110000;') }],
  [
    'a link that leads nowhere',
    {
      [links]: strFromU8(unzipSync(workbookOf(inputs))[links] ?? Uint8Array.of()).replaceAll(
        /Target="[^"]*"/g,
        'Target="//["',
      ),
    },
  ],
  [
    'a long text in many cells',
    {
      'xl/worksheets/sheet9.xml': '<c r="A1" t="s"><v>0</v></c>'.repeat(10_000),
      [strings]: `<si><t>${'x'.repeat(10_000)}</t></si>`,
    },
  ],
])('a workbook with %s is damaged', (_, changed) => {
  expect(readEstimateFile(workbookWith(changed))).toEqual({ problem: estimateFileTexts.damaged });
});

test('an archive is read by its parts: its directory may claim billions, and a part any size', () => {
  const archive = zipSync({ 'xl/workbook.xml': new Uint8Array(20_000_000) }, { level: 9 });
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  view.setUint32(22, 100, true);
  expect(readEstimateFile(archive)).toEqual({ problem: estimateFileTexts.damaged });
  view.setUint16(archive.length - 22 + 8, 0xffff, true);
  expect(readEstimateFile(archive)).toEqual({ problem: estimateFileTexts.damaged });
});

// A pattern that looks at the rest from every place takes from minutes to days for one of these.
test.each([
  ['tags without an end', workbookWith({ 'xl/worksheets/sheet9.xml': `<c>${'<t '.repeat(2e6)}` })],
  [
    'strings without an end',
    workbookWith({
      'xl/worksheets/sheet9.xml': '<c r="A1" t="s"><v>0</v>',
      [strings]: `<si>${'<t '.repeat(2e6)}`,
    }),
  ],
  [
    'attributes without an end',
    workbookWith({ 'xl/workbook.xml': `<sheet${' name='.repeat(1e6)}>` }),
  ],
  [
    'characters without an end',
    workbookWith({ 'xl/worksheets/sheet9.xml': `<c r="A1"><t>${'&#1'.repeat(2e6)}` }),
  ],
  ['a long reference', workbookWith({ 'xl/worksheets/sheet9.xml': `<c r="A${'1'.repeat(6e6)}">` })],
  ['objects without a stream', strToU8(`%PDF-1.7 1 0 obj ${'/EmbeddedFile '.repeat(600_000)}`)],
  ['files without an object', strToU8(`%PDF-1.7 ${'/EmbeddedFile stream\n'.repeat(400_000)}`)],
  [
    'objects with other streams',
    strToU8(`%PDF-1.7${' obj /EmbeddedFile /Filter stream\n'.repeat(250_000)}`),
  ],
  ['objects alone', strToU8(`%PDF-1.7${' obj'.repeat(2e6)}`)],
  [
    'unknown assumptions',
    strToU8(
      `{"format":"${estimateFormat}","rateCardVersion":"1","inputs":{"assumptions":{${Array.from({ length: 400_000 }, (_, index) => `"k${index}":1`)}}}}`,
    ),
  ],
  ['lists in lists', strToU8('['.repeat(4e6) + ']'.repeat(4e6))],
  ['objects in objects', strToU8(`${'{"a":'.repeat(1e6)}1${'}'.repeat(1e6)}`)],
] as const)('a large file of %s is refused in one pass over it @night', (_, bytes) => {
  expect(readEstimateFile(bytes)).toHaveProperty('problem', expect.stringMatching(/\.$/));
});

test('any bytes are read or refused with a sentence', () => {
  const starts = fc.constantFrom(
    '',
    '%PDF-1.7 1 0 obj<</Type /EmbeddedFile>>stream\n',
    'PK\x03\x04',
  );
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 2000 }), (start, rest) => {
      const read = readEstimateFile(Uint8Array.from([...strToU8(start), ...rest]));
      expect(read).toHaveProperty('problem', expect.stringMatching(/\.$/));
    }),
  );
});
