/** A change of the product that an engineer could make by mistake. */
export interface Fault {
  /** What went wrong, such as `boundary` or `cache key`. */
  kind: string;
  file: string;
  /** A text that the file has exactly once. */
  from: string;
  to: string;
  /** Whether it was drawn: then it may not compile, and nobody has seen it before. */
  isDrawn?: true;
}

/** Returns the text with the fault; null if it does not apply exactly once. */
export function planted(text: string, { from, to }: Pick<Fault, 'from' | 'to'>): string | null {
  const parts = text.split(from);
  return parts.length === 2 && from !== to ? parts.join(to) : null;
}

/** Faults as a catalogue lists them. */
export type FaultsByKind = Readonly<
  Record<string, readonly (readonly [file: string, from: string, to: string])[]>
>;
