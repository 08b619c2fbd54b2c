import { strToU8, type Zippable, zipSync } from 'fflate';
import { type Cell, type CellStyle, cellAddress, definedNames, type Workbook } from './workbook.ts';

/** A style as in `styles.xml`: indices of a font and a fill, and the id of a number format. */
interface Format {
  font: number;
  fill: number;
  numberFormat: number;
}

const [plainFont, boldFont, titleFont, noteFont] = [0, 1, 2, 3];
const [noFill, inputFill, resultFill] = [0, 2, 3];
/** Number formats: two that ECMA-376 predefines, and two of this workbook, from id 164 on. */
const [general, whole, isoDate, money] = [0, 3, 164, 165];

const formats = {
  plain: { font: plainFont, fill: noFill, numberFormat: general },
  title: { font: titleFont, fill: noFill, numberFormat: general },
  heading: { font: boldFont, fill: noFill, numberFormat: general },
  note: { font: noteFont, fill: noFill, numberFormat: general },
  inputText: { font: plainFont, fill: inputFill, numberFormat: general },
  inputNumber: { font: plainFont, fill: inputFill, numberFormat: general },
  inputDate: { font: plainFont, fill: inputFill, numberFormat: isoDate },
  number: { font: plainFont, fill: noFill, numberFormat: whole },
  factor: { font: plainFont, fill: noFill, numberFormat: general },
  usd: { font: plainFont, fill: noFill, numberFormat: money },
  percent: { font: plainFont, fill: noFill, numberFormat: general },
  result: { font: boldFont, fill: resultFill, numberFormat: money },
} as const satisfies Record<CellStyle, Format>;

const styleNames = Object.keys(formats);

/**
 * The modification time of every file, so that the same workbook gives the same bytes: the first
 * day that a ZIP archive can represent.
 */
const firstZipDay = new Date(1980, 0, 1);

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNames = 'http://schemas.openxmlformats.org/package/2006';

/**
 * Writes a workbook as an Office Open XML spreadsheet (ECMA-376) for Excel, LibreOffice and
 * Numbers. Programs recalculate the formulas when they open it.
 *
 * @param options.withValues - Whether formulas carry their value; on by default.
 * @returns The bytes of the `.xlsx` file, the same for the same workbook.
 */
export function writeXlsx(workbook: Workbook, { withValues = true } = {}): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(workbook),
    '_rels/.rels': relationshipsXml([
      [`${relationships}/officeDocument`, 'xl/workbook.xml'],
      [`${packageNames}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': propertiesXml(workbook),
    'xl/workbook.xml': workbookXml(workbook),
    'xl/_rels/workbook.xml.rels': relationshipsXml([
      ...workbook.sheets.map(
        (_, i) => [`${relationships}/worksheet`, `worksheets/sheet${i + 1}.xml`] as const,
      ),
      [`${relationships}/styles`, 'styles.xml'],
    ]),
    'xl/styles.xml': stylesXml(),
  };
  for (const [i, sheet] of workbook.sheets.entries()) {
    parts[`xl/worksheets/sheet${i + 1}.xml`] = sheetXml(sheet, withValues);
  }
  const files: Zippable = {};
  for (const [path, xml] of Object.entries(parts)) files[path] = strToU8(declaration + xml);
  return zipSync(files, { mtime: firstZipDay });
}

function contentTypes({ sheets }: Workbook): string {
  const prefix = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const override = (part: string, type: string) =>
    `<Override PartName="${part}" ContentType="${prefix}.${type}+xml"/>`;
  return [
    `<Types xmlns="${packageNames}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    override('/xl/workbook.xml', 'sheet.main'),
    override('/xl/styles.xml', 'styles'),
    ...sheets.map((_, i) => override(`/xl/worksheets/sheet${i + 1}.xml`, 'worksheet')),
    '</Types>',
  ].join('');
}

function relationshipsXml(targets: readonly (readonly [type: string, target: string])[]): string {
  const links = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packageNames}/relationships">${links.join('')}</Relationships>`;
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
    ({ title }, i) => `<sheet name="${escapeXml(title)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  const names = [...definedNames(workbook)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, place]) => `<definedName name="${name}">${escapeXml(place)}</definedName>`);
  return [
    `<workbook xmlns="${main}" xmlns:r="${relationships}">`,
    `<sheets>${sheets.join('')}</sheets>`,
    `<definedNames>${names.join('')}</definedNames>`,
    '<calcPr calcId="191029" fullCalcOnLoad="1"/>',
    '</workbook>',
  ].join('');
}

function sheetXml({ columnWidths, rows }: Workbook['sheets'][number], withValues: boolean): string {
  const columns = columnWidths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  const rowsXml = rows.map((row, rowIndex) => {
    const cells = row.map((cell, column) =>
      cellXml(cell, cellAddress(rowIndex, column), withValues),
    );
    return `<row r="${rowIndex + 1}">${cells.join('')}</row>`;
  });
  return [
    `<worksheet xmlns="${main}">`,
    `<cols>${columns.join('')}</cols>`,
    `<sheetData>${rowsXml.join('')}</sheetData>`,
    '</worksheet>',
  ].join('');
}

function cellXml({ value, formula, style = 'plain' }: Cell, address: string, withValues: boolean) {
  const start = `<c r="${address}" s="${styleNames.indexOf(style)}"`;
  if (formula !== undefined) {
    const result = withValues && value !== null ? `<v>${escapeXml(String(value))}</v>` : '';
    return `${start}><f>${escapeXml(formula)}</f>${result}</c>`;
  }
  if (value === null) return `${start}/>`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

function stylesXml(): string {
  const font = (size: number, attributes = '', color = '0F172A') =>
    `<font>${attributes}<sz val="${size}"/><color rgb="FF${color}"/><name val="Calibri"/></font>`;
  const solid = (color: string) =>
    `<fill><patternFill patternType="solid"><fgColor rgb="FF${color}"/></patternFill></fill>`;
  const cellFormats = Object.values(formats).map(
    ({ font, fill, numberFormat }) =>
      `<xf numFmtId="${numberFormat}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`,
  );
  return [
    `<styleSheet xmlns="${main}">`,
    `<numFmts count="2"><numFmt numFmtId="${isoDate}" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="${money}" formatCode="&quot;$&quot;#,##0.00"/></numFmts>`,
    `<fonts count="4">${font(11)}${font(11, '<b/>')}${font(16, '<b/>')}${font(10, '<i/>', '55607A')}</fonts>`,
    // The format reserves the first two fills.
    `<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solid('FEF3C7')}${solid('E0E7FF')}</fills>`,
    '<borders count="1"><border/></borders>',
    '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
    `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs>`,
    '</styleSheet>',
  ].join('');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
