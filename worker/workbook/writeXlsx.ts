import { strToU8, type Zippable, zipSync } from 'fflate';
import type { PaperName } from '../../contract/format/locale.ts';
import { chartXml, drawingXml, sheetLinks, sheetXml } from './sheetXml.ts';
import { stylesXml } from './stylesXml.ts';
import { columnLetter, definedNames, type Sheet, type Workbook } from './workbook.ts';
import {
  escapeXml,
  main,
  packageNames,
  type Relationship,
  relationships,
  relationshipsXml,
} from './xml.ts';

/**
 * The modification time of every file, so that the same workbook gives the same bytes: the first
 * day that a ZIP archive can represent.
 */
const firstZipDay = new Date(1980, 0, 1);

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * Writes a workbook as an Office Open XML spreadsheet (ECMA-376) for Excel, LibreOffice and
 * Numbers. Programs recalculate the formulas when they open it.
 *
 * @returns The bytes of the `.xlsx` file, the same for the same workbook.
 */
export function writeXlsx(workbook: Workbook): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(workbook),
    '_rels/.rels': relationshipsXml([
      { type: `${relationships}/officeDocument`, target: 'xl/workbook.xml' },
      {
        type: `${packageNames}/relationships/metadata/core-properties`,
        target: 'docProps/core.xml',
      },
    ]),
    'docProps/core.xml': propertiesXml(workbook),
    'xl/workbook.xml': workbookXml(workbook),
    'xl/_rels/workbook.xml.rels': relationshipsXml([
      ...workbook.sheets.map((_, i) => ({
        type: `${relationships}/worksheet`,
        target: `worksheets/sheet${i + 1}.xml`,
      })),
      { type: `${relationships}/styles`, target: 'styles.xml' },
    ]),
    'xl/styles.xml': stylesXml(),
  };
  for (const [i, sheet] of workbook.sheets.entries()) {
    Object.assign(parts, sheetParts(sheet, i + 1, workbook.paper));
  }
  const files: Zippable = {};
  for (const [path, xml] of Object.entries(parts)) files[path] = strToU8(declaration + xml);
  return zipSync(files, { mtime: firstZipDay });
}

/** The parts of one sheet: its cells, and where it has any its relationships and its chart. */
function sheetParts(sheet: Sheet, number: number, paper: PaperName): Record<string, string> {
  const { chart } = sheet;
  const links: Relationship[] = sheetLinks(sheet);
  const parts = { [`xl/worksheets/sheet${number}.xml`]: sheetXml(sheet, paper) };
  if (chart) {
    links.push({ type: `${relationships}/drawing`, target: `../drawings/drawing${number}.xml` });
    parts[`xl/drawings/drawing${number}.xml`] = drawingXml(chart);
    parts[`xl/drawings/_rels/drawing${number}.xml.rels`] = relationshipsXml([
      { type: `${relationships}/chart`, target: `../charts/chart${number}-1.xml` },
    ]);
    parts[`xl/charts/chart${number}-1.xml`] = chartXml(chart);
  }
  if (links.length > 0) {
    parts[`xl/worksheets/_rels/sheet${number}.xml.rels`] = relationshipsXml(links);
  }
  return parts;
}

function contentTypes({ sheets }: Workbook): string {
  const prefix = 'application/vnd.openxmlformats-officedocument';
  const override = (part: string, type: string) =>
    `<Override PartName="${part}" ContentType="${prefix}.${type}+xml"/>`;
  return [
    `<Types xmlns="${packageNames}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    override('/xl/workbook.xml', 'spreadsheetml.sheet.main'),
    override('/xl/styles.xml', 'spreadsheetml.styles'),
    ...sheets.flatMap(({ chart }, i) => [
      override(`/xl/worksheets/sheet${i + 1}.xml`, 'spreadsheetml.worksheet'),
      ...(chart
        ? [
            override(`/xl/drawings/drawing${i + 1}.xml`, 'drawing'),
            override(`/xl/charts/chart${i + 1}-1.xml`, 'drawingml.chart'),
          ]
        : []),
    ]),
    '</Types>',
  ].join('');
}

function propertiesXml({ title }: Workbook): string {
  return [
    `<cp:coreProperties xmlns:cp="${packageNames}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    `<dc:title>${escapeXml(title)}</dc:title>`,
    '</cp:coreProperties>',
  ].join('');
}

function workbookXml(workbook: Workbook): string {
  const sheets = workbook.sheets.map(
    ({ title, isHidden }, i) =>
      `<sheet name="${escapeXml(title)}" sheetId="${i + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`,
  );
  const names = [...definedNames(workbook)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, place]) => `<definedName name="${name}">${escapeXml(place)}</definedName>`);
  return [
    `<workbook xmlns="${main}" xmlns:r="${relationships}">`,
    '<bookViews><workbookView activeTab="0"/></bookViews>',
    `<sheets>${sheets.join('')}</sheets>`,
    `<definedNames>${workbook.sheets.map(printNames).join('')}${names.join('')}</definedNames>`,
    '<calcPr calcId="191029" fullCalcOnLoad="1"/>',
    '</workbook>',
  ].join('');
}

/** The names of what is printed of a sheet, and of what is repeated on each page of it. */
function printNames(sheet: Sheet, index: number): string {
  const { title, columnWidths, chart, frozen } = sheet;
  const { rows, columns } = frozen;
  const lastRow = chart ? chart.to.row + 1 : sheet.rows.length;
  const area = `'${title}'!$A$1:$${columnLetter(columnWidths.length - 1)}$${lastRow}`;
  const titles = [
    ...(columns > 0 ? [`'${title}'!$A:$${columnLetter(columns - 1)}`] : []),
    `'${title}'!$${rows}:$${rows}`,
  ];
  const named = (name: string, place: string) =>
    `<definedName name="_xlnm.${name}" localSheetId="${index}">${escapeXml(place)}</definedName>`;
  return named('Print_Area', area) + named('Print_Titles', titles.join(','));
}
