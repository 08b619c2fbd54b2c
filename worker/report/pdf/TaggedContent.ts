import type { LinkItem } from '../layout/Item.ts';
import type { Sheet } from '../layout/Sheet.ts';
import type { PlacedItem, StructureElement } from '../layout/Structure.ts';
import type { Marks } from './drawSheet.ts';
import type { ObjectId } from './ObjectWriter.ts';

/** A link on a page. */
export interface LinkAnnotation {
  readonly item: LinkItem & PlacedItem;
  readonly id: ObjectId;
  /** From 0. */
  readonly page: number;
  /** The key of its element in the parent tree. */
  readonly parentKey: number;
}

/** The content of a document that is to be tagged. */
export interface TaggedContent {
  /** The height of a page in points. */
  readonly height: number;
  readonly sheets: readonly Sheet[];
  readonly structure: StructureElement;
  /** The marks of each page. */
  readonly marks: readonly Marks[];
}
