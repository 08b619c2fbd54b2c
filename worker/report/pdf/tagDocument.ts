import type { jsPDF } from 'jspdf';
import { rightToLeft } from '../fonts/scripts.ts';
import {
  isElement,
  type LinkItem,
  type PlacedItem,
  type Sheet,
  type StructureElement,
  type Tag,
  textOf,
} from '../layout/Sheet.ts';
import {
  type ObjectId,
  type ObjectWriter,
  objectWriter,
  pdfText,
  reference,
  writeObject,
} from './packObjects.ts';

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

interface LinkAnnotation {
  readonly item: LinkItem & PlacedItem;
  readonly id: ObjectId;
  /** From 0. */
  readonly page: number;
  /** The key of its element in the parent tree. */
  readonly parentKey: number;
}

/** Consecutive content of one element on one page. */
export interface Mark {
  readonly element: StructureElement;
  /** From 0. */
  readonly page: number;
  /** The number within the page that the element refers to (MCID), from 0. */
  readonly number: number;
}

/** The marks by the items that are drawn in them. */
export type Marks = ReadonlyMap<PlacedItem, Mark>;

/** The content of a document that is to be tagged. */
interface TaggedContent {
  /** The height of a page in points. */
  readonly height: number;
  readonly sheets: readonly Sheet[];
  readonly structure: StructureElement;
  readonly marks: readonly Marks[];
}

interface WrittenContent extends TaggedContent {
  readonly links: readonly LinkAnnotation[];
  readonly pageIds: readonly ObjectId[];
}

/**
 * Writes the elements of a document, and the tree that leads back from its content to them (ISO
 * 32000-1, 14.7).
 *
 * @returns The root of the structure.
 */
function writeStructureTree(writer: ObjectWriter, content: WrittenContent): ObjectId {
  const root = writer.newObjectDeferred();
  const ids = new Map(elementsBelow(content.structure).map((element) => [element, root]));
  for (const element of ids.keys()) ids.set(element, writer.newObjectDeferred());
  const idOf = (element: StructureElement) => reference(ids.get(element) ?? root);
  for (const [element, id] of ids) {
    const parent = element.parent ? idOf(element.parent) : reference(root);
    const parts = [
      `<</S /${element.role} /P ${parent}`,
      ...replacements(element),
      ...attributes(element.tag, content.height),
      ...children(element, content, idOf),
    ];
    writeObject(writer, id, `${parts.join(' ')}>>`);
  }
  const parentTree = writer.newObjectDeferred();
  writeObject(writer, parentTree, parents(content, idOf));
  const nextKey = content.sheets.length + content.links.length;
  writeObject(
    writer,
    root,
    `<</Type /StructTreeRoot /K ${idOf(content.structure)} /ParentTree ${reference(parentTree)} /ParentTreeNextKey ${nextKey}>>`,
  );
  return root;
}

/** An element and all elements below it, in reading order. */
function elementsBelow(element: StructureElement): StructureElement[] {
  return [element, ...element.children.filter(isElement).flatMap(elementsBelow)];
}

/** The entries for the content of an element: elements, marked content and links. */
function children(
  element: StructureElement,
  { marks, links, pageIds }: WrittenContent,
  idOf: (element: StructureElement) => string,
): string[] {
  const pageOf = (index: number) => reference(pageIds[index] ?? 0);
  const found = element.children.map((child) => {
    if (isElement(child)) return idOf(child);
    if (child.kind === 'link') {
      const link = links.find(({ item }) => item === child);
      return link && `<</Type /OBJR /Obj ${reference(link.id)} /Pg ${pageOf(link.page)}>>`;
    }
    return marks.map((onPage) => onPage.get(child)).find((mark) => mark !== undefined);
  });
  const unique = [...new Set(found)].filter((child) => child !== undefined);
  const page = unique.find((child) => typeof child === 'object')?.page;
  const kids = unique.map((child) => {
    if (typeof child === 'string') return child;
    if (child.page === page) return String(child.number);
    return `<</Type /MCR /Pg ${pageOf(child.page)} /MCID ${child.number}>>`;
  });
  const [only, ...others] = kids;
  if (only === undefined) return [];
  return [
    ...(page === undefined ? [] : [`/Pg ${pageOf(page)}`]),
    others.length === 0 ? `/K ${only}` : `/K [${kids.join(' ')}]`,
  ];
}

/** The texts that replace the content of an element for assistive technology. */
function replacements(element: StructureElement): string[] {
  const { alt } = element.tag;
  if (alt) return [`/Alt ${pdfText(alt)}`];
  if (element.children.some(isElement)) return [];
  // Right-to-left text is drawn in visual order; readers get it in logical order.
  const text = textOf(element);
  return rightToLeft.test(text) ? [`/ActualText ${pdfText(text)}`] : [];
}

/** The attributes by which assistive technology presents tables and figures. */
function attributes({ scope, columnSpan, box }: Tag, height: number): string[] {
  if (scope) return [`/A <</O /Table /Scope /${scope}>>`];
  if (columnSpan) return [`/A <</O /Table /ColSpan ${columnSpan}>>`];
  if (!box) return [];
  const corners = [box.x, height - box.y - box.height, box.x + box.width, height - box.y];
  const rectangle = corners.map((value) => value.toFixed(2)).join(' ');
  return [`/A <</O /Layout /Placement /Block /BBox [${rectangle}]>>`];
}

/** The elements of the marks of each page and of each link. */
function parents(
  { marks, links }: WrittenContent,
  idOf: (element: StructureElement) => string,
): string {
  const ofPages = marks.map((onPage, index) => {
    const elements = [...new Set(onPage.values())].map(({ element }) => idOf(element));
    return `${index} [${elements.join(' ')}]`;
  });
  const ofLinks = links.flatMap(({ parentKey, item: { owner } }) =>
    typeof owner === 'string' ? [] : `${parentKey} ${idOf(owner)}`,
  );
  return `<</Nums [${[...ofPages, ...ofLinks].join('\n')}]>>`;
}
