import type { Chart } from './workbook.ts';
import { escapeXml, relationships } from './xml.ts';

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';

/** Writes the drawing that places the charts of a sheet. */
export function drawingXml(charts: readonly Chart[]): string {
  const corner = (name: string, { row, column }: Chart['from']) =>
    `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
  const anchors = charts.map(({ title, from, to }, i) =>
    [
      `<xdr:twoCellAnchor>${corner('from', from)}${corner('to', to)}<xdr:graphicFrame macro="">`,
      `<xdr:nvGraphicFramePr><xdr:cNvPr id="${i + 2}" name="Chart ${i + 1}" descr="${escapeXml(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>`,
      '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>',
      `<a:graphic><a:graphicData uri="${drawing}/chart"><c:chart xmlns:c="${drawing}/chart" r:id="rId${i + 1}"/></a:graphicData></a:graphic>`,
      '</xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>',
    ].join(''),
  );
  return `<xdr:wsDr xmlns:xdr="${drawing}/spreadsheetDrawing" xmlns:a="${drawing}/main" xmlns:r="${relationships}">${anchors.join('')}</xdr:wsDr>`;
}

/** Writes a line chart over cells, so that it follows the formulas. */
export function chartXml({ title, categories, series, xTitle, yTitle }: Chart): string {
  const [categoryAxis, valueAxis] = [111, 112];
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
  const axis = (
    kind: string,
    id: number,
    other: number,
    side: string,
    text: string,
    more: string,
  ) =>
    [
      `<c:${kind}><c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/>`,
      `<c:axPos val="${side}"/>${titleXml(text)}${more}<c:crossAx val="${other}"/></c:${kind}>`,
    ].join('');
  return [
    `<c:chartSpace xmlns:c="${drawing}/chart" xmlns:a="${drawing}/main" xmlns:r="${relationships}"><c:chart>`,
    titleXml(title),
    '<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/><c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>',
    ...lines,
    `<c:marker val="1"/><c:axId val="${categoryAxis}"/><c:axId val="${valueAxis}"/></c:lineChart>`,
    axis(
      'catAx',
      categoryAxis,
      valueAxis,
      'b',
      xTitle,
      '<c:numFmt formatCode="0" sourceLinked="0"/>',
    ),
    axis(
      'valAx',
      valueAxis,
      categoryAxis,
      'l',
      yTitle,
      '<c:numFmt formatCode="&quot;$&quot;#,##0" sourceLinked="0"/>',
    ),
    '</c:plotArea><c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend><c:plotVisOnly val="1"/>',
    '</c:chart></c:chartSpace>',
  ].join('');
}

function titleXml(text: string): string {
  return `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>${escapeXml(text)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;
}
