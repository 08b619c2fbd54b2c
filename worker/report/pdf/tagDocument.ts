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
import { linkText } from '../texts/coverTexts.ts';
import { type PdfFile, pdfText, reference } from './PdfFile.ts';

/** Consecutive content of one element on one page. */
export interface Mark {
  readonly element: StructureElement;
  /** From 0. */
  readonly page: number;
  /** The number within the page that the element refers to (MCID), from 0. */
  readonly number: number;
}

/** The content of a document that is to be tagged. */
interface TaggedContent {
  /** The height of a page in points. */
  readonly height: number;
  readonly sheets: readonly Sheet[];
  readonly structure: StructureElement;
}

/**
 * Adds the links and the structure of a document, which assistive technology reads, and the tree
 * that leads back from its content to them (ISO 32000-1, 14.7 and 14.8).
 *
 * @param marks - By the items that are drawn in them.
 */
export function tagDocument(
  file: PdfFile,
  { height, sheets, structure }: TaggedContent,
  marks: ReadonlyMap<PlacedItem, Mark>,
): void {
  const root = file.reserve();
  const ids = new Map(elementsBelow(structure).map((element) => [element, file.reserve()]));
  const idOf = (element: StructureElement | null) =>
    reference((element && ids.get(element)) ?? root);
  const pages = file.pages.map(reference);
  const parents = sheets.map((_, page) => {
    const onPage = [...new Set(marks.values())].filter((mark) => mark.page === page);
    return `[${onPage.map(({ element }) => idOf(element)).join(' ')}]`;
  });
  const links = new Map<PlacedItem, string>();
  sheets.forEach(({ items }, page) => {
    const annotations = items.filter(isLink).map((item) => {
      const id = reference(file.add(annotation(item, height, pages, parents.length)));
      links.set(item, `<</Type /OBJR /Obj ${id} /Pg ${pages[page]}>>`);
      parents.push(typeof item.owner === 'string' ? 'null' : idOf(item.owner));
      return id;
    });
    file.extend(
      file.pages[page] ?? 0,
      `/Tabs /S /StructParents ${page} /Annots [${annotations.join(' ')}]`,
    );
  });
  const kidOf = (child: StructureElement | PlacedItem) =>
    isElement(child) ? idOf(child) : (links.get(child) ?? marks.get(child));
  for (const [element, id] of ids) {
    const parts = [
      `/S /${element.role} /P ${idOf(element.parent)}`,
      ...replacements(element),
      ...attributes(element.tag, height),
      ...kids(element.children.map(kidOf), pages),
    ];
    file.set(id, parts.join(' '));
  }
  const parentTree = file.add(
    `/Nums [${parents.map((parent, key) => `${key} ${parent}`).join('\n')}]`,
  );
  file.set(
    root,
    `/Type /StructTreeRoot /K ${idOf(structure)} /ParentTree ${reference(parentTree)} /ParentTreeNextKey ${parents.length}`,
  );
  file.extend(file.catalog, `/MarkInfo <</Marked true>> /StructTreeRoot ${reference(root)}`);
}

const isLink = (item: PlacedItem): item is LinkItem & PlacedItem => item.kind === 'link';

/**
 * A link annotation that is printed (flag 4), without a border.
 *
 * @param parentKey - The key of its element in the parent tree.
 */
function annotation(
  { x, y, width, height, target, owner }: LinkItem & PlacedItem,
  pageHeight: number,
  pages: readonly string[],
  parentKey: number,
): string {
  const corners = [
    ...[Math.floor(x), Math.floor(pageHeight - y - height)],
    ...[Math.ceil(x + width), Math.ceil(pageHeight - y)],
  ];
  const text = typeof owner === 'string' ? '' : textOf(owner);
  const isAddress = typeof target === 'string';
  const destination = isAddress
    ? `/A <</S /URI /URI ${pdfText(target)}>>`
    : `/Dest [${pages[target.page - 1]} /XYZ 0 ${pageHeight} 0]`;
  const description = isAddress ? text : linkText(text, target.page);
  return [
    '/Type /Annot /Subtype /Link /F 4 /Border [0 0 0]',
    `/Rect [${corners.join(' ')}]`,
    `/Contents ${pdfText(description)} /StructParent ${parentKey}`,
    destination,
  ].join(' ');
}

/** An element and all elements below it, in reading order. */
function elementsBelow(element: StructureElement): StructureElement[] {
  return [element, ...element.children.filter(isElement).flatMap(elementsBelow)];
}

/** The entries for the content of an element: references to elements and links, and marks. */
function kids(found: readonly (string | Mark | undefined)[], pages: readonly string[]): string[] {
  const unique = [...new Set(found)].filter((kid) => kid !== undefined);
  const page = unique.find((kid) => typeof kid === 'object')?.page;
  const written = unique.map((kid) => {
    if (typeof kid === 'string') return kid;
    if (kid.page === page) return String(kid.number);
    return `<</Type /MCR /Pg ${pages[kid.page]} /MCID ${kid.number}>>`;
  });
  if (written.length === 0) return [];
  return [...(page === undefined ? [] : [`/Pg ${pages[page]}`]), `/K [${written.join(' ')}]`];
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
