import type { ReactNode } from 'react';
import type { ChartCosts } from '../../contract/chart/costGeometry.ts';
import type {
  PaperBlock,
  PaperList,
  PaperPart,
  PaperTable,
} from '../../contract/paper/paperParts.ts';
import { CostPlot } from '../charts/CostPlot.tsx';

/** A block of the report, or one that only the print sheet has. */
export type PrintedBlock =
  | PaperBlock
  | { readonly kind: 'text'; readonly text: string }
  /** Side by side. */
  | { readonly kind: 'tables'; readonly tables: readonly PaperTable[] }
  | { readonly kind: 'costChart'; readonly costs: ChartCosts };

/** A part of the print sheet with its heading. */
export function PrintedPart({ part: { title, blocks } }: { part: PaperPart<PrintedBlock> }) {
  return (
    <section>
      <h2>{title}</h2>
      {blocks.map((block) => (
        <PrintedContent key={'text' in block ? block.text : block.kind} title={title} {...block} />
      ))}
    </section>
  );
}

function PrintedContent(block: PrintedBlock & { title: string }): ReactNode {
  switch (block.kind) {
    case 'lists':
      return <div className="print-columns">{block.lists.map(printedList)}</div>;
    case 'tables':
      return <div className="print-tables">{block.tables.map(printedTable)}</div>;
    case 'costChart':
      // About as wide as A4 and Letter between their margins.
      return (
        <CostPlot costs={block.costs} width={680} height={160} title={block.title} isOnPaper />
      );
    default:
      return <p className={`print-${block.kind}`}>{block.text}</p>;
  }
}

function printedList({ title, lines }: PaperList) {
  return (
    <div key={lines[0]?.label}>
      {title && <h3>{title}</h3>}
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function printedTable({ columns, rows }: PaperTable) {
  return (
    <table key={rows[0]?.[0]}>
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
