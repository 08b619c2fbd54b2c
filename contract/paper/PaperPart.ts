/**
 * A part of an estimate with its heading, as data. The report and the print sheet render its blocks
 * by one loop each.
 */
export interface PaperPart<Block = PaperBlock> {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type PaperBlock =
  /** Side by side. */
  | { readonly kind: 'lists'; readonly lists: readonly PaperList[] }
  /** A callout is a text that must not be missed. */
  | { readonly kind: 'note' | 'callout'; readonly text: string }
  | { readonly kind: 'text'; readonly text: PaperText }
  | { readonly kind: 'items'; readonly items: readonly PaperText[] }
  | { readonly kind: 'table'; readonly title?: string; readonly table: PaperTable };

/** A text; spans of it may be bold or muted. */
export type PaperText = string | readonly PaperSpan[];
export type PaperSpan = string | { readonly strong: string } | { readonly muted: string };

/** A label with its value. */
export interface PaperLine {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** Labels with their values, such as the costs of one side. */
export interface PaperList {
  readonly title?: string;
  readonly side?: 'inHouse' | 'embedded';
  readonly lines: readonly PaperLine[];
}

/** A table whose first cells name their rows. */
export interface PaperTable<Cell extends PaperText = PaperText> {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The cells are words; otherwise they are figures. */
  readonly hasWords?: boolean;
}

/** Returns the spans of a text. */
export function spansOf(text: PaperText): readonly PaperSpan[] {
  return typeof text === 'string' ? [text] : text;
}

/** Returns a text without its emphasis. */
export function plainText(text: PaperText): string {
  return spansOf(text)
    .map((span) => (typeof span === 'string' ? span : 'strong' in span ? span.strong : span.muted))
    .join('');
}
