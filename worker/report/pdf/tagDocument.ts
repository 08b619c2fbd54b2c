import type { jsPDF } from 'jspdf';
import type { LinkItem } from '../layout/Item.ts';
import { type PlacedItem, textOf } from '../layout/Structure.ts';
import { type ObjectId, objectWriter, reference, writeObject } from './ObjectWriter.ts';
import { pdfText } from './pdfText.ts';
import type { LinkAnnotation, TaggedContent } from './TaggedContent.ts';
import { writeStructureTree } from './writeStructureTree.ts';

/**
 * Adds the links and the structure of a document, which assistive technology reads (ISO 32000-1,
 * 14.8). jsPDF knows neither; its events have a place for them in each part of the file.
 */
export function tagDocument(pdf: jsPDF, content: TaggedContent): void {
  const { sheets, height } = content;
  const writer = objectWriter(pdf);
  const { events } = pdf.internal;
  const links: LinkAnnotation[] = [];
  let root: ObjectId = 0;
  events.subscribe('putPage', ({ pageNumber }: { pageNumber: number }) => {
    const page = pageNumber - 1;
    const onPage = (sheets[page]?.items ?? []).filter(isLink).map((item, index) => ({
      item,
      page,
      id: writer.newObjectDeferred(),
      parentKey: sheets.length + links.length + index,
    }));
    links.push(...onPage);
    writer.write(`/Tabs /S /StructParents ${page}`);
    const annotations = onPage.map(({ id }) => reference(id));
    if (annotations.length > 0) writer.write(`/Annots [${annotations.join(' ')}]`);
  });
  events.subscribe('postPutPages', () => {
    const pageIds = sheets.map((_, index) => writer.getPageInfo(index + 1).objId);
    for (const link of links) {
      writeObject(writer, link.id, annotation(link, height, pageIds));
    }
    root = writeStructureTree(writer, { ...content, links, pageIds });
  });
  events.subscribe('putCatalog', () => {
    writer.write(`/MarkInfo <</Marked true>> /StructTreeRoot ${reference(root)}`);
  });
}

const isLink = (item: PlacedItem): item is LinkItem & PlacedItem => item.kind === 'link';

/** A link annotation that is printed (flag 4), without a border. */
function annotation(
  { item, parentKey }: LinkAnnotation,
  pageHeight: number,
  pageIds: readonly ObjectId[],
): string {
  const { x, y, width, height, target, owner } = item;
  const corners = [
    ...[Math.floor(x), Math.floor(pageHeight - y - height)],
    ...[Math.ceil(x + width), Math.ceil(pageHeight - y)],
  ];
  const text = typeof owner === 'string' ? '' : textOf(owner);
  const isAddress = typeof target === 'string';
  const destination = isAddress
    ? `/A <</S /URI /URI ${pdfText(target)}>>`
    : `/Dest [${reference(pageIds[target.page - 1] ?? 0)} /XYZ 0 ${pageHeight} 0]`;
  const description = isAddress ? text : `${text}, page ${target.page}`;
  return [
    '<</Type /Annot /Subtype /Link /F 4 /Border [0 0 0]',
    `/Rect [${corners.join(' ')}]`,
    `/Contents ${pdfText(description)} /StructParent ${parentKey}`,
    `${destination}>>`,
  ].join(' ');
}
