import type { PaperName } from '../../contract/format/locale.ts';
import { styleIndex } from './stylesXml.ts';
import { notAccepted, pageText } from './texts/summaryTexts.ts';
import { type Cell, type Chart, cellAddress, type Sheet, type Validation } from './workbook.ts';
import { escapeXml, main, type Relationship, relationships } from './xml.ts';

/** The numbers of ECMA-376 for papers. */
const paperSizes = { letter: 1, a4: 9 } as const satisfies Record<PaperName, number>;

/** Prints the smallest texts, notes of 10 pt, at 8 pt. */
const printedPercentage = 80;

interface PlacedCell extends Cell {
  address: string;
}

/**
 * Writes a sheet. Its formulas are protected without a password, its inputs are not. Its
 * relationships are those of `sheetLinks`, then its drawing.
 */
export function sheetXml(sheet: Sheet, paper: PaperName): string {
  const placed = sheet.rows.map((row, rowIndex) =>
    row.map((cell, column) => ({ ...cell, address: cellAddress(rowIndex, column) })),
  );
  const cells = placed.flat();
  const columns = sheet.columnWidths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  const rows = placed.map((row, i) => {
    const height = rowHeight(row, sheet.columnWidths);
    return `<row r="${i + 1}" ht="${height}">${row.map(cellXml).join('')}</row>`;
  });
  // The format prescribes this order.
  return [
    `<worksheet xmlns="${main}" xmlns:r="${relationships}">`,
    viewXml(sheet),
    '<sheetFormatPr defaultRowHeight="15"/>',
    `<cols>${columns.join('')}</cols>`,
    `<sheetData>${rows.join('')}</sheetData>`,
    '<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0" formatColumns="0" formatRows="0"/>',
    mergesXml(placed),
    ...cells.map(warningXml),
    validationsXml(cells),
    hyperlinksXml(cells),
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="${paperSizes[paper]}" scale="${printedPercentage}" orientation="landscape"/>`,
    `<headerFooter><oddFooter>&amp;L&amp;A&amp;R${escapeXml(pageText('&P', '&N'))}</oddFooter></headerFooter>`,
    breaksXml(sheet),
    sheet.chart ? `<drawing r:id="rId${sheetLinks(sheet).length + 1}"/>` : '',
    '</worksheet>',
  ].join('');
}

/**
 * The height of a row in points, for programs that do not find it themselves, such as LibreOffice;
 * Excel does after a change. It has room for the texts, which wrap in their columns.
 */
function rowHeight(row: readonly Cell[], columnWidths: readonly number[]): number {
  const lines = row.map(({ value, style, span = 1 }, column) => {
    if (style === 'title') return 1.4;
    if (style === 'introduction' || typeof value !== 'string') return 1;
    const lettersPerDigit = { note: 0.9, heading: 1.1, link: 1.2 }[String(style)] ?? 1;
    const width = columnWidths.slice(column, column + span).reduce((sum, of) => sum + of, 0);
    return wrappedLines(value, (width || 8) / lettersPerDigit);
  });
  return 15 * Math.max(1, ...lines);
}

/** How many lines a text takes in a column of so many letters. */
function wrappedLines(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    if (used > 0 && used + word.length > width - 1) {
      lines++;
      used = 0;
    }
    used += word.length + 1;
    // Words that are longer than a line, such as addresses, break anywhere.
    while (used > width) {
      lines++;
      used -= width - 1;
    }
  }
  return lines;
}

/** The relationships of the links of a sheet, in the order of its cells. */
export function sheetLinks({ rows }: Sheet): Relationship[] {
  return rows
    .flat()
    .flatMap(({ link }) =>
      link === undefined
        ? []
        : { type: `${relationships}/hyperlink`, target: link, isExternal: true },
    );
}

function breaksXml({ pageStarts = [] }: Sheet): string {
  if (pageStarts.length === 0) return '';
  const breaks = pageStarts.map((row) => `<brk id="${row}" max="16383" man="1"/>`);
  return `<rowBreaks count="${breaks.length}" manualBreakCount="${breaks.length}">${breaks.join('')}</rowBreaks>`;
}

function viewXml({ frozen: { rows, columns } }: Sheet): string {
  const pane = columns > 0 ? 'bottomRight' : 'bottomLeft';
  const split = `${columns > 0 ? ` xSplit="${columns}"` : ''} ySplit="${rows}"`;
  return `<sheetViews><sheetView workbookViewId="0" showGridLines="0"><pane${split} topLeftCell="${cellAddress(rows, columns)}" activePane="${pane}" state="frozen"/><selection pane="${pane}"/></sheetView></sheetViews>`;
}

function cellXml({ value, formula, style = 'plain', address }: PlacedCell) {
  const start = `<c r="${address}" s="${styleIndex(style)}"`;
  if (formula !== undefined) {
    const type = typeof value === 'string' ? ' t="str"' : '';
    const result = value === null ? '' : `<v>${escapeXml(String(value))}</v>`;
    return `${start}${type}><f>${escapeXml(formula)}</f>${result}</c>`;
  }
  if (value === null) return `${start}/>`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

function mergesXml(rows: readonly PlacedCell[][]): string {
  const merges = rows.flatMap((cells, row) =>
    cells.flatMap(({ span, address }, column) =>
      span ? [`<mergeCell ref="${address}:${cellAddress(row, column + span - 1)}"/>`] : [],
    ),
  );
  if (merges.length === 0) return '';
  return `<mergeCells count="${merges.length}">${merges.join('')}</mergeCells>`;
}

function warningXml({ warnIf, address }: PlacedCell, index: number): string {
  if (warnIf === undefined) return '';
  return `<conditionalFormatting sqref="${address}"><cfRule type="expression" dxfId="0" priority="${index + 1}"><formula>${escapeXml(warnIf)}</formula></cfRule></conditionalFormatting>`;
}

/** Equal validations are one entry for all of their cells, as the format wants it. */
function validationsXml(cells: readonly PlacedCell[]): string {
  const addresses = new Map<string, string[]>();
  for (const { validation, address } of cells) {
    if (!validation) continue;
    const key = JSON.stringify(validation);
    addresses.set(key, [...(addresses.get(key) ?? []), address]);
  }
  if (addresses.size === 0) return '';
  const entries = [...addresses].map(([key, of]) => validationXml(JSON.parse(key), of.join(' ')));
  return `<dataValidations count="${entries.length}">${entries.join('')}</dataValidations>`;
}

/** A date has to be after 1999. */
function validationXml(validation: Validation, addresses: string): string {
  const { kind } = validation;
  const message = escapeXml(validation.message);
  const [operator, ...operands] =
    kind === 'list'
      ? ['', validation.source]
      : kind === 'date'
        ? [' operator="greaterThan"', 36525]
        : [' operator="between"', validation.min, validation.max];
  const formulas = operands.map(
    (operand, i) => `<formula${i + 1}>${escapeXml(String(operand))}</formula${i + 1}>`,
  );
  return `<dataValidation type="${kind}"${operator} allowBlank="1" showInputMessage="1" showErrorMessage="1" errorTitle="${escapeXml(notAccepted)}" error="${message}" prompt="${message}" sqref="${addresses}">${formulas.join('')}</dataValidation>`;
}

function hyperlinksXml(cells: readonly PlacedCell[]): string {
  const links = cells
    .filter(({ link }) => link !== undefined)
    .map(({ address }, i) => `<hyperlink ref="${address}" r:id="rId${i + 1}"/>`);
  return links.length > 0 ? `<hyperlinks>${links.join('')}</hyperlinks>` : '';
}

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';

/** Writes the drawing that places the chart of a sheet. */
export function drawingXml({ title, from, to }: Chart): string {
  const corner = (name: string, { row, column }: Chart['from']) =>
    `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
  return [
    `<xdr:wsDr xmlns:xdr="${drawing}/spreadsheetDrawing" xmlns:a="${drawing}/main" xmlns:r="${relationships}">`,
    `<xdr:twoCellAnchor>${corner('from', from)}${corner('to', to)}<xdr:graphicFrame macro="">`,
    `<xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="Chart 1" descr="${escapeXml(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>`,
    '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>',
    `<a:graphic><a:graphicData uri="${drawing}/chart"><c:chart xmlns:c="${drawing}/chart" r:id="rId1"/></a:graphicData></a:graphic>`,
    '</xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>',
  ].join('');
}

/** Writes a line chart over cells, so that it follows the formulas. */
export function chartXml({ title, categories, series, xTitle, yTitle }: Chart): string {
  const lines = series.map(({ title: name, values, color }, i) =>
    [
      `<c:ser><c:idx val="${i}"/><c:order val="${i}"/><c:tx><c:v>${escapeXml(name)}</c:v></c:tx>`,
      `<c:spPr><a:ln w="28575"><a:solidFill><a:srgbClr val="${color}"/></a:solidFill>${i % 2 ? '<a:prstDash val="dash"/>' : ''}</a:ln></c:spPr>`,
      '<c:marker><c:symbol val="none"/></c:marker>',
      `<c:cat><c:numRef><c:f>${escapeXml(categories)}</c:f></c:numRef></c:cat>`,
      `<c:val><c:numRef><c:f>${escapeXml(values)}</c:f></c:numRef></c:val>`,
      '<c:smooth val="0"/></c:ser>',
    ].join(''),
  );
  const axes = [
    { kind: 'catAx', id: 111, crosses: 112, side: 'b', text: xTitle, format: '0' },
    { kind: 'valAx', id: 112, crosses: 111, side: 'l', text: yTitle, format: '"$"#,##0' },
  ];
  return [
    `<c:chartSpace xmlns:c="${drawing}/chart" xmlns:a="${drawing}/main" xmlns:r="${relationships}"><c:chart>`,
    titleXml(title),
    '<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/><c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>',
    ...lines,
    `<c:marker val="1"/>${axes.map(({ id }) => `<c:axId val="${id}"/>`).join('')}</c:lineChart>`,
    ...axes.map(({ kind, id, crosses, side, text, format }) =>
      [
        `<c:${kind}><c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/>`,
        `<c:axPos val="${side}"/>${titleXml(text)}<c:numFmt formatCode="${escapeXml(format)}" sourceLinked="0"/>`,
        `<c:crossAx val="${crosses}"/></c:${kind}>`,
      ].join(''),
    ),
    '</c:plotArea><c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend><c:plotVisOnly val="1"/>',
    '</c:chart></c:chartSpace>',
  ].join('');
}

function titleXml(text: string): string {
  return `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>${escapeXml(text)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;
}
