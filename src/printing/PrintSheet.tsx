import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { ChartCosts } from '../../contract/chart/costGeometry.ts';
import { assumptionsText } from '../../contract/format/assumptionTexts.ts';
import { wholeDeadlineText } from '../../contract/format/deadlineTexts.ts';
import {
  answerText,
  costSentence,
  howSureText,
  midRangeText,
  peopleText,
  splitText,
} from '../../contract/format/deferredClaimTexts.ts';
import { lastMonth, yearEnds } from '../../contract/format/durations.ts';
import { formatDay } from '../../contract/format/phrases.ts';
import {
  feesIncludedText,
  googleCertificationWarning,
  unlistedSystemsText,
} from '../../contract/format/systemTexts.ts';
import { costHorizons } from '../../contract/horizons.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import {
  type PaperBlock,
  type PaperList,
  type PaperPart,
  type PaperTable,
  type PaperText,
  plainText,
  spansOf,
} from '../../contract/paper/PaperPart.ts';
import {
  breakdownTable,
  breakdownTitle,
  chartCaption,
  costsPart,
  forecastTitle,
  hoursText,
  inputsPart,
  savingsPart,
  totalsTable,
} from '../../contract/paper/paperParts.ts';
import { financePart, rangesPart, splitPart, turnsPart } from '../../contract/paper/resultParts.ts';
import { provider } from '../../contract/provider.ts';
import { needsAssessment } from '../../contract/systemIds.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import type { PaperResults } from '../../worker/forecast/paperResults.ts';
import { CostPlot } from '../charts/CostPlot.tsx';
import { currentInputs, localToday } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { visit } from '../estimator/visit.ts';
import { systemName } from '../format/systemName.ts';
import { scenarioLink } from '../navigation/scenarioAddress.ts';
import { systemListTexts } from '../texts/deferred/cards.ts';
import { deferredForecastTexts } from '../texts/deferred/forecast.ts';
import { deferredPrintingTexts } from '../texts/deferred/scenario.ts';
import { pageTexts } from '../texts/page.ts';
import { resultsTexts } from '../texts/results.ts';
import { paperResultsOf, preparePaperResults } from './paperResults.ts';
import './PrintSheet.css';

/**
 * The sheet that is printed in place of the page. It exists only while the browser prints, and
 * holds what is known at that moment: nothing on it loads. While the figures of changed inputs are
 * computed there is no sheet, because its inputs and its figures would belong to two calculations.
 * Where only the results of the closer look are not known yet, the sheet says so.
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
    const end = preparePaperResults();
    return () => {
      end();
      removeEventListener('beforeprint', show);
      removeEventListener('afterprint', hide);
    };
  }, []);
  const { answer, isOutdated } = results;
  if (!beginnings || !answer || isOutdated) return null;
  return createPortal(
    <PrintedEstimate answer={answer} paper={paperResultsOf(answer)} />,
    document.body,
  );
}

interface Printed {
  answer: Answer;
  /** Null where they are not known. */
  paper: PaperResults | null;
}

/** The calculation on paper. Savings are on it after a report was sent (P2). */
export function PrintedEstimate({ answer, paper }: Printed) {
  const { systems, deadline } = answer;
  const inputs = currentInputs();
  const { point, rest } = answerText(answer.verdict.claims, '36');
  const { claims = [] } = paper ?? {};
  const sentences = [
    rest.trimEnd() + midRangeText(answer.verdict.claims) + peopleText(answer.verdict.claims),
    howSureText(claims),
    splitText(claims),
    deadline && wholeDeadlineText(deadline),
  ];
  const link = scenarioLink(inputs);
  const fees = answer.estimate.assumed.feesUsdPerYear;
  const needsCertification = systems.some(({ id }) => needsAssessment(id));
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
          <span>{sentences.filter(Boolean).join(' ')}</span>
        </p>
      </section>
      {[...figures(answer, paper), ...closerLook(paper), ...details(answer, paper)].map((part) => (
        <PrintedPart key={part.title} part={part} />
      ))}
      <footer>
        {needsCertification && (
          <p>
            {systemListTexts.anEstimate(fees)} {googleCertificationWarning}.{' '}
            {feesIncludedText(fees)}
          </p>
        )}
        <p>{paper ? deferredPrintingTexts.onPage : deferredPrintingTexts.notYetKnown}</p>
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
  /** Side by side. */
  | { readonly kind: 'tables'; readonly tables: readonly PaperTable[] }
  | { readonly kind: 'costChart'; readonly costs: ChartCosts };

type Part = PaperPart<PrintedBlock>;

function figures(
  { estimate, systems, verdict, costLines: lines }: Answer,
  paper: PaperResults | null,
): Part[] {
  const inputs = currentInputs();
  const { claims } = verdict;
  const entered = inputsPart({ inputs, estimate, systems });
  const own = assumptionsText(inputs.assumptions, systemName(systems), estimate);
  const note = { kind: 'note', text: `${inputDefinitions.assumptions.label}: ${own}.` } as const;
  const listed = paper?.forecast.lines ?? lines;
  const costs = costHorizons.map((months) => costSentence(claims, months)).join(' ');
  return [
    inputs.assumptions ? { ...entered, blocks: [...entered.blocks, note] } : entered,
    costsPart(estimate, claims),
    {
      title: forecastTitle,
      blocks: [
        { kind: 'note', text: chartCaption(lines, paper !== null) },
        { kind: 'costChart', costs: paper?.forecast ?? { lines, verdict } },
        { kind: 'tables', tables: [sideways(totalsTable(listed, yearEnds))] },
        { kind: 'text', text: costs },
      ],
    },
  ];
}

/** A split of more integrations has sentences, which take less room than a table. */
const mostSplitRows = 10;

/** Returns the results of the closer look. */
function closerLook(paper: PaperResults | null): Part[] {
  if (!paper) return [];
  const { forecast, split, counterarguments, finance, claims } = paper;
  return [
    rangesPart(forecast, deferredForecastTexts.simulations),
    turnsPart(counterarguments),
    ...(split ? [splitPart(split, claims, split.rows.length <= mostSplitRows)] : []),
    financePart(finance, claims),
  ];
}

/**
 * How many rows of a table the last page has room for on Letter, which is shorter than A4, below
 * the amounts by year.
 */
const lastPageRows = 26;
/** The height of the savings, in rows of a table. */
const savingsRows = 6;
/** The height of a note, which names at most 20 systems. */
const noteRows = 3;

/** Returns the savings and the hours of systems, and the table of months where it fits. */
export function details(
  { estimate, systems, costLines }: Answer,
  known: PaperResults | null = null,
): Part[] {
  const paper = { inputs: currentInputs(), estimate, systems };
  const { isReportSent } = visit;
  if (!isReportSent && systems.length === 0) return [];
  const breakdown = breakdownTable(paper);
  const unlisted = unlistedSystemsText(systems);
  const parts: Part[] = [
    ...(isReportSent ? [savingsPart(estimate)] : []),
    {
      title: breakdownTitle,
      blocks: [
        { kind: 'note', text: hoursText(paper) },
        { kind: 'tables', tables: [breakdown] },
        ...(unlisted ? [{ kind: 'note', text: unlisted } as const] : []),
      ],
    },
  ];
  const rowsLeft =
    lastPageRows -
    breakdown.rows.length -
    (unlisted ? noteRows : 0) -
    (isReportSent ? savingsRows : 0);
  const columnCount = [1, 2, 3].find((count) => Math.ceil(monthCount / count) <= rowsLeft);
  if (!columnCount) return parts;
  const perColumn = Math.ceil(monthCount / columnCount);
  const tables = Array.from({ length: columnCount }, (_, column) =>
    totalsTable(known?.forecast.lines ?? costLines, monthsFrom(column * perColumn, perColumn)),
  );
  return [...parts, { title: deferredPrintingTexts.byMonth, blocks: [{ kind: 'tables', tables }] }];
}

/** The start and 60 months. */
const monthCount = lastMonth + 1;

const monthsFrom = (first: number, count: number) =>
  Array.from({ length: Math.min(count, monthCount - first) }, (_, index) => first + index);

/** Turns a table, so that its rows are columns. */
function sideways({ columns, rows }: PaperTable<string>): PaperTable {
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
        <PrintedContent key={keyOf(block)} heading={title} block={block} />
      ))}
    </section>
  );
}

/** A part has several texts and tables; the title of its second table sets it apart. */
function keyOf(block: PrintedBlock): string {
  if ('text' in block) return plainText(block.text);
  return 'table' in block && block.title ? block.title : block.kind;
}

function PrintedContent({ heading, block }: { heading: string; block: PrintedBlock }): ReactNode {
  switch (block.kind) {
    case 'lists':
      return <div className="print-columns">{block.lists.map(printedList)}</div>;
    case 'tables':
      return <div className="print-tables">{block.tables.map(printedTable)}</div>;
    case 'costChart':
      // About as wide as A4 and Letter between their margins.
      return <CostPlot costs={block.costs} width={680} height={140} title={heading} isOnPaper />;
    case 'table':
      return (
        <>
          {block.title && <h3>{block.title}</h3>}
          {printedTable(block.table)}
        </>
      );
    case 'items':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={plainText(item)}>{printedText(item)}</li>
          ))}
        </ul>
      );
    default:
      return <p className={`print-${block.kind}`}>{printedText(block.text)}</p>;
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

function printedText(text: PaperText): ReactNode {
  return spansOf(text).map((span) => {
    if (typeof span === 'string') return span;
    if ('strong' in span) return <b key={span.strong}>{span.strong}</b>;
    return <small key={span.muted}>{span.muted}</small>;
  });
}

function printedTable({ columns, rows, hasWords }: PaperTable) {
  return (
    <table key={plainText(rows[0]?.[0] ?? '')} className={hasWords ? 'print-words' : undefined}>
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
        {rows.map(([name = '', ...cells]) => (
          <tr key={plainText(name)}>
            <th scope="row">{printedText(name)}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{printedText(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
