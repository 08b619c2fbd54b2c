import type { Key, ReactNode } from 'react';
import { FigureGrid } from './FigureGrid.tsx';

export interface Column<Row> {
  /** Its heading, and the label of its cells where a narrow screen makes a list of them. */
  label: string;
  className?: string;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  className?: string;
  caption?: ReactNode;
  /** The first names the rows. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  rowClassName?: (row: Row) => string | undefined;
  /** The row of totals. */
  total?: Row;
  /** The first of its figures, where they open their derivations. */
  firstFigure?: string;
}

/** A table whose columns say how to show a row. Only lazy parts of the page have tables. */
export function Table<Row>({
  className,
  caption,
  columns,
  rows,
  keyOf,
  rowClassName,
  total,
  firstFigure,
}: TableProps<Row>) {
  const line = (row: Row) => (
    <tr key={keyOf(row)} className={rowClassName?.(row)}>
      {columns.map(({ label, className: ofCell, cell }, index) =>
        index === 0 ? (
          <th key={label} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={label} className={ofCell} data-label={label}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
  const parts = (
    <>
      {caption}
      <thead>
        <tr>
          {columns.map(({ label, className: ofHeading }) => (
            <th key={label} scope="col" className={ofHeading}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {total && <tfoot>{line(total)}</tfoot>}
    </>
  );
  return firstFigure ? (
    <FigureGrid className={className} first={firstFigure}>
      {parts}
    </FigureGrid>
  ) : (
    <table className={className}>{parts}</table>
  );
}
