import type { Item } from './Item.ts';
import type { ArtifactKind, PlacedItem, Structure, Tag } from './Structure.ts';

/**
 * A page as a list of its items in drawing order. It is written after the whole document is laid
 * out.
 */
export class Sheet {
  readonly items: PlacedItem[] = [];
  readonly #structure: Structure;

  /** @param structure - The structure of the document; all its pages share it. */
  constructor(structure: Structure) {
    this.#structure = structure;
  }

  /** Adds an item to the page, and to the element of the structure that is being drawn. */
  add(item: Item): void {
    this.items.push(this.#structure.place(item));
  }

  /** Draws the content of an element; see `Structure.within`. */
  within(tag: Tag, draw: () => void): void {
    this.#structure.within(tag, draw);
  }

  /** Draws what assistive technology skips. */
  asArtifact(kind: ArtifactKind, draw: () => void): void {
    this.#structure.asArtifact(kind, draw);
  }
}
