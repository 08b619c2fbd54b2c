import type { Run, TextStyle } from './Typesetter.ts';

/**
 * A page as a list of its items in drawing order. It is written after the whole document is laid
 * out.
 */
export class Sheet {
  readonly items: PlacedItem[] = [];
  /** The structure of the document; all its pages share it. */
  readonly structure: Structure;

  constructor(structure: Structure) {
    this.structure = structure;
  }

  /** Adds an item to the page, and to the element of the structure that is being drawn. */
  add(item: Item): void {
    this.items.push(this.structure.place(item));
  }
}

/** A position in points from the top left corner of the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

export interface TextItem {
  readonly kind: 'text';
  /** The text in logical order. */
  readonly text: string;
  readonly style: TextStyle;
  readonly runs: readonly Run[];
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
}

export interface BoxItem extends Rectangle {
  readonly kind: 'box';
  readonly radius: number;
  readonly fill?: string;
  readonly stroke?: string;
}

export interface PathItem {
  readonly kind: 'path';
  readonly points: readonly Point[];
  readonly stroke?: {
    readonly color: string;
    readonly width: number;
    readonly dash?: readonly number[];
  };
  readonly fill?: string;
}

export interface LinkItem extends Rectangle {
  readonly kind: 'link';
  readonly target: string | { readonly page: number };
}

export type Item = TextItem | BoxItem | PathItem | LinkItem;

/** A standard structure type of PDF (ISO 32000-1, 14.8.4). */
type Role = HeadingRole | 'Document' | 'Figure' | 'Link' | 'P' | 'Reference' | ListRole | TableRole;
type HeadingRole = NonNullable<TextStyle['role']>;
type ListRole = 'L' | 'LI' | 'LBody' | 'TOC' | 'TOCI';
type TableRole = 'Table' | 'TR' | 'TH' | 'TD';

/**
 * Describes an element of the document. The tag is also its identity: what is drawn consecutively
 * with the same tag object is one element, such as a table that runs over several pages.
 */
export interface Tag {
  readonly role: Role;
  /** The alternative text of a figure. */
  readonly alt?: string;
  /** The place of a figure on its page. */
  readonly box?: Rectangle;
  /** Whether a header cell describes its row or its column. */
  readonly scope?: 'Row' | 'Column';
  /** The number of columns of a cell that spans several. */
  readonly columnSpan?: number;
}

/** An element of the document with its content in reading order. */
export interface StructureElement {
  readonly tag: Tag;
  /** The role of the tag; headings are numbered without gaps. */
  readonly role: Role;
  readonly parent: StructureElement | null;
  readonly children: (StructureElement | PlacedItem)[];
}

/** Content that is not part of the text: lines and backgrounds, or what every page repeats. */
export type ArtifactKind = 'decoration' | 'pagination';

/** An item with the element that it belongs to. */
export type PlacedItem = Item & { readonly owner: StructureElement | ArtifactKind };

/** Elements that contain text directly. They contain no other elements, except links. */
const textRoles: readonly Role[] = ['H1', 'H2', 'H3', 'P', 'Reference', 'Link', 'Figure'];

/** Collects the elements of a document while it is drawn, in reading order. */
export class Structure {
  readonly root = createElement({ role: 'Document' }, 'Document', null);
  #owner: StructureElement | ArtifactKind = this.root;
  /** The requested roles of the headings above the current content, outermost first. */
  #headings: HeadingRole[] = [];

  /**
   * Draws the content of an element below the current one.
   *
   * A paragraph within a heading, a figure or an artifact becomes a part of it instead.
   */
  within(tag: Tag, draw: () => void): void {
    const owner = this.#owner;
    if (typeof owner === 'string' || (textRoles.includes(owner.role) && tag.role !== 'Link')) {
      draw();
      return;
    }
    this.#draw(continued(owner, tag) ?? this.#append(owner, tag), draw);
  }

  /** Draws content that is in no element. */
  asArtifact(kind: ArtifactKind, draw: () => void): void {
    this.#draw(kind, draw);
  }

  /** Assigns an item to the current element. Shapes belong to figures, and decorate all else. */
  place(item: Item): PlacedItem {
    const owner = this.#owner;
    if (typeof owner === 'string') return { ...item, owner };
    const isShape = item.kind === 'box' || item.kind === 'path';
    if (isShape && owner.role !== 'Figure') return { ...item, owner: 'decoration' };
    const placed = { ...item, owner };
    owner.children.push(placed);
    return placed;
  }

  #draw(owner: StructureElement | ArtifactKind, draw: () => void): void {
    const outer = this.#owner;
    this.#owner = owner;
    draw();
    this.#owner = outer;
  }

  #append(parent: StructureElement, tag: Tag): StructureElement {
    const element = createElement(tag, this.#roleOf(tag.role), parent);
    parent.children.push(element);
    return element;
  }

  /** Numbers a heading one below the nearest higher heading, so that no level is skipped. */
  #roleOf(role: Role): Role {
    if (!isHeading(role)) return role;
    this.#headings = [...this.#headings.filter((above) => above < role), role];
    return headingRoles[this.#headings.length - 1] ?? role;
  }
}

const headingRoles: readonly HeadingRole[] = ['H1', 'H2', 'H3'];

const isHeading = (role: Role): role is HeadingRole =>
  headingRoles.some((heading) => heading === role);

function createElement(tag: Tag, role: Role, parent: StructureElement | null): StructureElement {
  return { tag, role, parent, children: [] };
}

/** The last child of an element, if it has this tag. */
function continued(parent: StructureElement, tag: Tag): StructureElement | undefined {
  const last = parent.children.at(-1);
  return last && isElement(last) && last.tag === tag ? last : undefined;
}

export function isElement(child: StructureElement | PlacedItem): child is StructureElement {
  return 'children' in child;
}

/** The text of an element in logical order. */
export function textOf({ children }: StructureElement): string {
  return children
    .map((child) => {
      if (isElement(child)) return textOf(child);
      return child.kind === 'text' ? child.text : '';
    })
    .join('');
}
