import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { subscribe } from 'valtio';
import type { ChartCosts } from '../../contract/chart/costGeometry.ts';
import { answerText } from '../../contract/format/answerText.ts';
import { assumptionsText } from '../../contract/format/assumptionTexts.ts';
import { wholeDeadlineText } from '../../contract/format/deadlineTexts.ts';
import { costSentence, peopleText } from '../../contract/format/deferredClaimTexts.ts';
import { formatDay } from '../../contract/format/phrases.ts';
import {
  googleCertificationWarning,
  needsGoogleCertification,
} from '../../contract/format/systemTexts.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import {
  breakdownTable,
  breakdownTitle,
  chartCaption,
  costsPart,
  forecastTitle,
  hoursText,
  inputsPart,
  type PaperBlock,
  type PaperList,
  type PaperPart,
  type PaperTable,
  savingsPart,
  totalsTable,
} from '../../contract/paper/paperParts.ts';
import { provider } from '../../contract/provider.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { CostPlot } from '../charts/CostPlot.tsx';
import { currentInputs, localToday } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { visit } from '../estimator/visit.ts';
import { systemName } from '../format/formatInput.ts';
import { printSheet } from '../navigation/printSheet.ts';
import { scenarioLink } from '../navigation/scenarioAddress.ts';
import { systemListTexts } from '../texts/deferred/cards.ts';
import { deferredPrintingTexts } from '../texts/deferred/scenario.ts';
import { pageTexts } from '../texts/page.ts';
import { resultsTexts } from '../texts/results.ts';
import './PrintSheet.css';

/**
 * The sheet that is printed in place of the page. It exists only while the browser prints, and
 * holds what is known at that moment: nothing on it loads. While the figures of changed inputs are
 * computed there is no sheet, because its inputs and its figures would belong to two calculations.
 */
export function PrintSheet() {
  /** How often printing has begun since its last end: not every browser tells the end. */
  const [beginnings, setBeginnings] = useState(0);
  useEffect(() => {
    // The browser lays out the print as soon as this event handler returns.
    const show = () => flushSync(() => setBeginnings((count) => count + 1));
    const hide = () => setBeginnings(0);
    addEventListener('beforeprint', show);
    addEventListener('afterprint', hide);
    const updateReadiness = () => {
      printSheet.isReady = !results.isOutdated;
    };
    updateReadiness();
    const unsubscribe = subscribe(results, updateReadiness);
    return () => {
      unsubscribe();
      printSheet.isReady = false;
      removeEventListener('beforeprint', show);
      removeEventListener('afterprint', hide);
    };
  }, []);
  const { answer, isOutdated } = results;
  if (!beginnings || !answer || isOutdated) return null;
  return createPortal(<PrintedEstimate answer={answer} />, document.body);
}

/** The calculation on one or two pages of paper. Savings are on it after a report was sent (P2). */
export function PrintedEstimate({ answer }: { answer: Answer }) {
  const { systems, deadline } = answer;
  const inputs = currentInputs();
  const { claims } = answer.verdict;
  const { point, rest: result } = answerText(claims, '36');
  const rest = result + peopleText(claims);
  const link = scenarioLink(inputs);
  const needsCertification = systems.some(({ id }) => needsGoogleCertification(id));
  return (
    <article className="print-sheet">
      <header>
        <p>
          <b>{provider.name}</b> <span>{formatDay(localToday())}</span>
        </p>
        <h1>{pageTexts.title}</h1>
        <p className="print-link">
          {deferredPrintingTexts.link} <a href={link}>{link}</a>
        </p>
      </header>
      <section className="print-answer">
        <h2>{resultsTexts.answer}</h2>
        <p>
          <b>{point}</b>
          <span>{deadline ? `${rest} ${wholeDeadlineText(deadline, inputs)}` : rest}</span>
        </p>
      </section>
      {firstPage(answer).map((part) => (
        <PrintedPart key={part.title} part={part} />
      ))}
      <div className="print-page">
        {secondPage(answer).map((part) => (
          <PrintedPart key={part.title} part={part} />
        ))}
      </div>
      <footer>
        {needsCertification && (
          <p>
            {systemListTexts.anEstimate} {googleCertificationWarning}.
          </p>
        )}
        <p>
          {results.rateCard && <span>{`${pageTexts.footer(results.rateCard.version)} `}</span>}
          {pageTexts.assumptions}
        </p>
      </footer>
    </article>
  );
}

/** A block of the report, or one that only the print sheet has. */
type PrintedBlock =
  | PaperBlock
  | { readonly kind: 'text'; readonly text: string }
  /** Side by side. */
  | { readonly kind: 'tables'; readonly tables: readonly PaperTable[] }
  | { readonly kind: 'costChart'; readonly costs: ChartCosts };

type Part = PaperPart<PrintedBlock>;

function firstPage({ estimate, systems, verdict, costLines: lines }: Answer): Part[] {
  const inputs = currentInputs();
  const { claims } = verdict;
  const entered = inputsPart({ inputs, estimate, systems });
  const own = assumptionsText(inputs.assumptions, systemName(systems), estimate);
  const note = { kind: 'note', text: `${inputDefinitions.assumptions.label}: ${own}.` } as const;
  const costs = `${costSentence(claims, 12)} ${costSentence(claims, 36)}`;
  return [
    inputs.assumptions ? { ...entered, blocks: [...entered.blocks, note] } : entered,
    costsPart(estimate, claims),
    {
      title: forecastTitle,
      blocks: [
        { kind: 'note', text: chartCaption(lines) },
        { kind: 'costChart', costs: { lines, verdict } },
        { kind: 'tables', tables: [sideways(totalsTable(lines, [0, 6, 12, 18, 24, 30, 36]))] },
        { kind: 'text', text: costs },
      ],
    },
  ];
}

/** How many rows of a table the second page has room for on Letter, which is shorter than A4. */
const secondPageRows = 38;
/** The height of the savings, in rows of a table. */
const savingsRows = 6;

/** Returns the parts that the first page has no room for, and the table of months where it fits. */
export function secondPage({ estimate, systems, costLines }: Answer): Part[] {
  const paper = { inputs: currentInputs(), estimate, systems };
  const { isReportSent } = visit;
  if (!isReportSent && systems.length === 0) return [];
  const breakdown = breakdownTable(paper);
  const parts: Part[] = [
    ...(isReportSent ? [savingsPart(estimate)] : []),
    {
      title: breakdownTitle,
      blocks: [
        { kind: 'note', text: hoursText(paper) },
        { kind: 'tables', tables: [breakdown] },
      ],
    },
  ];
  const rowsLeft = secondPageRows - breakdown.rows.length - (isReportSent ? savingsRows : 0);
  const columnCount = [1, 2, 3].find((count) => Math.ceil(37 / count) <= rowsLeft);
  if (!columnCount) return parts;
  const perColumn = Math.ceil(37 / columnCount);
  const tables = Array.from({ length: columnCount }, (_, column) =>
    totalsTable(costLines, monthsFrom(column * perColumn, perColumn)),
  );
  return [...parts, { title: deferredPrintingTexts.byMonth, blocks: [{ kind: 'tables', tables }] }];
}

const monthsFrom = (first: number, count: number) =>
  Array.from({ length: Math.min(count, 37 - first) }, (_, index) => first + index);

/** Turns a table, so that its rows are columns. */
function sideways({ columns, rows }: PaperTable): PaperTable {
  const [head = [], ...lines] = columns.map((title, index) => [
    title,
    ...rows.map((row) => row[index] ?? ''),
  ]);
  return { columns: head, rows: lines };
}

/** A part of the print sheet with its heading. */
export function PrintedPart({ part: { title, blocks } }: { part: Part }) {
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
