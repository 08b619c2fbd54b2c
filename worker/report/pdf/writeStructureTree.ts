import { rightToLeft } from '../fonts/loadBidi.ts';
import { isElement, type StructureElement, type Tag, textOf } from '../layout/Structure.ts';
import { type ObjectId, type ObjectWriter, reference, writeObject } from './ObjectWriter.ts';
import { pdfText } from './pdfText.ts';
import type { LinkAnnotation, TaggedContent } from './TaggedContent.ts';

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
export function writeStructureTree(writer: ObjectWriter, content: WrittenContent): ObjectId {
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
