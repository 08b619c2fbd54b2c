/** A printed row: what was measured, and its figures. */
export interface Row {
  name: string;
  figures: string[];
}

/** Prints rows under a heading, with their figures in columns. */
export function printTable(title: string, columns: readonly string[], rows: readonly Row[]): void {
  const lines = [['', ...columns], ...rows.map(({ name, figures }) => [name, ...figures])];
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  console.log(`\n${title}`);
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0),
    );
    console.log(`  ${cells.join('  ')}`);
  }
}

/** Returns the quantile of the values; NaN if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Formats the ratio of two medians, such as "1.23×". */
export function ratio(value: number, other: number): string {
  return `${(value / other).toFixed(2)}×`;
}
