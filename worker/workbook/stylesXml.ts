import { weeksUnit } from './texts/summaryTexts.ts';
import { main } from './xml.ts';

/** A style as in `styles.xml`: indices of a font and a fill, and the id of a number format. */
interface Format {
  font: number;
  fill: number;
  numberFormat: number;
  /** Inputs stay editable on a protected sheet. */
  isInput?: true;
  isIndented?: true;
  /** Continues over the empty cells beside it; other texts wrap, so that none is cut off. */
  overflows?: true;
}

const [plainFont, boldFont, titleFont, noteFont, linkFont] = [0, 1, 2, 3, 4];
const [noFill, inputFill, resultFill] = [0, 2, 3];

/** Number formats that ECMA-376 predefines. */
const [general, whole] = [0, 3];

/** Number formats of this workbook, whose ids count from 164. */
const ownFormats = {
  isoDate: 'yyyy\\-mm\\-dd',
  money: '"$"#,##0.00',
  wholeMoney: '"$"#,##0',
  percent: '0.0##%',
  wholePercent: '0%',
  points: '0"%"',
  hours: '#,##0.0#',
  weeks: `#,##0.0#" ${weeksUnit}"`,
  factor: '0.0#####',
} as const;
const idOf = (name: keyof typeof ownFormats) => 164 + Object.keys(ownFormats).indexOf(name);

const plain = { font: plainFont, fill: noFill, numberFormat: general };
const input = { ...plain, fill: inputFill, isInput: true } as const;
const result = { font: boldFont, fill: resultFill, numberFormat: idOf('money') };

const formats = {
  plain,
  text: { ...plain, isIndented: true },
  title: { ...plain, font: titleFont, overflows: true },
  introduction: { ...plain, font: noteFont, overflows: true },
  heading: { ...plain, font: boldFont },
  note: { ...plain, font: noteFont, isIndented: true },
  link: { ...plain, font: linkFont, isIndented: true },
  inputText: input,
  inputNumber: input,
  inputUsd: { ...input, numberFormat: idOf('money') },
  inputPercent: { ...input, numberFormat: idOf('percent') },
  inputDate: { ...input, numberFormat: idOf('isoDate') },
  number: { ...plain, numberFormat: whole },
  hours: { ...plain, numberFormat: idOf('hours') },
  weeks: { ...plain, numberFormat: idOf('weeks') },
  factor: { ...plain, numberFormat: idOf('factor') },
  usd: { ...plain, numberFormat: idOf('money') },
  wholeUsd: { ...plain, numberFormat: idOf('wholeMoney') },
  percent: { ...plain, numberFormat: idOf('percent') },
  /** Percent that formulas count as whole points. */
  points: { ...plain, numberFormat: idOf('points') },
  date: { ...plain, numberFormat: idOf('isoDate') },
  result,
  resultPercent: { ...result, numberFormat: idOf('wholePercent') },
} as const satisfies Record<string, Format>;

/** The style of a cell: font, fill, number format, and whether it is an input. */
export type CellStyle = keyof typeof formats;

const styleNames = Object.keys(formats);

/** The index of a style in `cellXfs`; the one of `plain` is 0, which cells have by default. */
export function styleIndex(style: CellStyle): number {
  return styleNames.indexOf(style);
}

/** Writes fonts, fills, number formats, the style of each kind of cell, and the one of warnings. */
export function stylesXml(): string {
  const font = (size: number, attributes = '', color = '0F172A') =>
    `<font>${attributes}<sz val="${size}"/><color rgb="FF${color}"/><name val="Calibri"/></font>`;
  const solid = (color: string) =>
    `<fill><patternFill patternType="solid"><fgColor rgb="FF${color}"/></patternFill></fill>`;
  const numberFormats = Object.entries(ownFormats).map(
    ([name, code]) =>
      `<numFmt numFmtId="${idOf(name as keyof typeof ownFormats)}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  );
  const cellFormats = Object.values<Format>(formats).map(formatXml);
  return [
    `<styleSheet xmlns="${main}">`,
    `<numFmts count="${numberFormats.length}">${numberFormats.join('')}</numFmts>`,
    `<fonts count="5">${font(11)}${font(11, '<b/>')}${font(16, '<b/>')}${font(10, '<i/>', '55607A')}${font(11, '<u/>', '1D4ED8')}</fonts>`,
    // The format reserves the first two fills.
    `<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solid('FEF3C7')}${solid('E0E7FF')}</fills>`,
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '<dxfs count="1"><dxf><font><b/><color rgb="FF991B1B"/></font><fill><patternFill><bgColor rgb="FFFEE2E2"/></patternFill></fill></dxf></dxfs>',
    '</styleSheet>',
  ].join('');
}

function formatXml(format: Format): string {
  const { font, fill, numberFormat, isInput, isIndented, overflows } = format;
  const alignment = [
    isIndented ? ' horizontal="left" indent="1"' : '',
    ' vertical="top"',
    overflows ? '' : ' wrapText="1"',
  ].join('');
  const start = `<xf numFmtId="${numberFormat}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1" applyProtection="1"`;
  return `${start}><alignment${alignment}/><protection locked="${isInput ? 0 : 1}"/></xf>`;
}
