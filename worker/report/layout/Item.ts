import type { Run, TextStyle } from './Typesetter.ts';

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
