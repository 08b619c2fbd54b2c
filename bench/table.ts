/** A printed row: what was measured, its figure, and how that compares with the row named. */
export interface Row {
  name: string;
  figures: string[];
}

/** Print rows under a heading, their figures in columns. */
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

/** The value below which a share of the values lies; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** "1.23×", the ratio of two medians that were measured in turns. */
export function ratio(value: number, other: number): string {
  return `${(value / other).toFixed(2)}×`;
}
