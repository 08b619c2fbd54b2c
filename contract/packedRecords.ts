/** Many records of one shape, all of whose leaves are numbers, as one table that a message carries without copying. */
export interface PackedRecords {
  /** Where each column's number stands in a record: `['results', 'inHouse', 'testing']`. */
  columns: string[][];
  /** Row after row. */
  table: Float64Array<ArrayBuffer>;
}

/** Pack records for the way from the worker to the page, where hundreds of small objects would cost a frame. */
export function packRecords(records: readonly object[]): PackedRecords {
  const columns = records[0] ? leaves(records[0]) : [];
  const table = new Float64Array(columns.length * records.length);
  let cell = 0;
  for (const record of records) {
    for (const path of columns) {
      table[cell] = numberAt(record, path);
      cell += 1;
    }
  }
  return { columns, table };
}

/** The record of a row, as it was packed. */
export function unpackRecord({ columns, table }: PackedRecords, row: number): object {
  const record: Record<string, unknown> = {};
  const first = row * columns.length;
  columns.forEach((path, column) => {
    let parent = record;
    for (const key of path.slice(0, -1)) {
      parent[key] ??= {};
      parent = parent[key] as Record<string, unknown>;
    }
    parent[path.at(-1) ?? ''] = table[first + column];
  });
  return record;
}

function leaves(value: object, path: string[] = []): string[][] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'object' ? leaves(child, [...path, key]) : [[...path, key]],
  );
}

function numberAt(record: object, path: readonly string[]): number {
  let value: unknown = record;
  for (const key of path) value = (value as Record<string, unknown>)[key];
  if (typeof value !== 'number') {
    throw new TypeError(`Expected a number at ${path.join('.')}, got ${typeof value}`);
  }
  return value;
}
