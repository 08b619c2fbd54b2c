import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { subscribe } from 'valtio';
import { results } from '../estimator/results.ts';
import { printSheet } from '../navigation/printSheet.ts';
import './PrintSheet.css';
import { estimateFigures } from '../../contract/figures.ts';
import { answerText } from '../../contract/format/answerText.ts';
import { buildAloneText } from '../../contract/format/claimTexts.ts';
import { costSentence } from '../../contract/format/deferredClaimTexts.ts';
import {
  googleCertificationWarning,
  needsGoogleCertification,
} from '../../contract/format/googleCertification.ts';
import { type InputName, inputNames, isUsedInput } from '../../contract/inputs.ts';
import { provider } from '../../contract/provider.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { currentInputs, inputs, localToday } from '../estimator/inputs.ts';
import { visit } from '../estimator/visit.ts';
import { formatFigure, type ShownFigure, savings } from '../format/formatFigure.ts';
import { formatInput } from '../format/formatInput.ts';
import { formatDay } from '../format/locale.ts';
import { scenarioLink } from '../navigation/scenarioAddress.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { deferredPrintingTexts } from '../texts/deferred/scenario.ts';
import { pageTexts } from '../texts/page.ts';
import { breakdownTexts, resultsTexts } from '../texts/results.ts';
import {
  monthRows,
  PrintedChart,
  PrintedHalfYears,
  PrintedMonths,
  PrintedSystems,
} from './printedTables.tsx';

/**
 * The sheet that is printed in place of the page. It exists only while the browser prints, and
 * holds what is known at that moment: nothing on it loads. While the figures of changed inputs are
 * computed there is no sheet, because its inputs and its figures would belong to two calculations.
 */
export function PrintSheet() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the print as soon as this event handler returns.
    const show = () => flushSync(() => setPrinting(true));
    const hide = () => setPrinting(false);
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
  if (!isPrinting || !answer || isOutdated) return null;
  return createPortal(<PrintedEstimate answer={answer} />, document.body);
}

/** The calculation on one or two pages of paper. Savings are on it after a report was sent (P2). */
export function PrintedEstimate({ answer }: { answer: Answer }) {
  const { systems } = answer;
  const { claims } = answer.verdict;
  const { point, rest } = answerText(claims, '36');
  const link = scenarioLink(currentInputs());
  const buildAlone = buildAloneText(claims);
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
          {rest}
        </p>
      </section>
      <PrintedInputs answer={answer} />
      <section>
        <h2>{deferredPrintingTexts.costs}</h2>
        <div className="print-columns">
          <Figures
            answer={answer}
            title={resultsTexts.inHouse}
            lines={[
              [resultsTexts.initialDevelopment, 'developmentUsd'],
              [resultsTexts.testing, 'testingUsd'],
              [resultsTexts.documentation, 'documentationUsd'],
              [resultsTexts.initialTotal, 'initialTotalUsd', estimateFigures.initialTotalUsd.basis],
              [resultsTexts.monthlyMaintenance, 'maintenanceUsd'],
              [deferredPrintingTexts.timeToLive, 'timelineWeeks'],
            ]}
          />
          <Figures
            answer={answer}
            title={resultsTexts.embedded}
            lines={[
              [resultsTexts.initialSetup, 'setupUsd'],
              [resultsTexts.monthlySubscription, 'monthlyUsd'],
              [resultsTexts.totalYear1, 'yearOneUsd', estimateFigures.yearOneUsd.basis],
              [deferredPrintingTexts.timeToLive, 'embeddedWeeks'],
            ]}
          />
        </div>
      </section>
      <section>
        <h2>{deferredPrintingTexts.overTime}</h2>
        <PrintedChart answer={answer} />
        <PrintedHalfYears answer={answer} />
        <p>
          {costSentence(claims, 12)} {costSentence(claims, 36)} {buildAlone}
        </p>
      </section>
      {(visit.isReportSent || systems.length > 0) && <SecondPage answer={answer} />}
      <footer>
        {needsCertification && (
          <p>
            {breakdownTexts.anEstimate} {googleCertificationWarning}.
          </p>
        )}
        <p>
          {results.rateCard && pageTexts.footer(results.rateCard.version)} {pageTexts.assumptions}
        </p>
      </footer>
    </article>
  );
}

/** How many rows of a table the second page has room for on Letter, which is shorter than A4. */
const secondPageRows = 38;
/** The height of the savings, in rows of a table. */
const savingsRows = 6;

/** The parts that the first page has no room for, and the table of months where it fits. */
function SecondPage({ answer }: { answer: Answer }) {
  const { length } = answer.systems;
  const rowsLeft = secondPageRows - length - (visit.isReportSent ? savingsRows : 0);
  const columns = [1, 2, 3].find((count) => monthRows(count) <= rowsLeft);
  return (
    <div className="print-page">
      {visit.isReportSent && <PrintedSavings answer={answer} />}
      {length > 0 && <PrintedSystems answer={answer} />}
      {columns && <PrintedMonths answer={answer} columns={columns} />}
    </div>
  );
}

function PrintedInputs({ answer }: { answer: Answer }) {
  const used = inputNames.filter(
    (name) => name !== 'customHourlyRate' && isUsedInput(name, inputs),
  );
  return (
    <section>
      <h2>{deferredPrintingTexts.inputs}</h2>
      <dl className="print-inputs">
        {used.map((name) => (
          <Pair key={name} label={calculatorTexts.inputs[name]}>
            {inputText(name, answer)}
          </Pair>
        ))}
      </dl>
    </section>
  );
}

/** The region with its rate, and the number of the systems, whose names are on the second page. */
function inputText(name: InputName, { estimate, systems }: Answer): string {
  const value = formatInput(name, inputs, systems);
  if (name === 'region') {
    return calculatorTexts.regionAtRate(value, estimate.factors.hourlyRateUsd);
  }
  if (name === 'selectedSystems' && systems.length > 0) {
    return calculatorTexts.systemsTexts.selectedCount(systems.length);
  }
  return value;
}

function PrintedSavings({ answer }: { answer: Answer }) {
  return (
    <section>
      <h2>{deferredPrintingTexts.savings}</h2>
      <div className="print-columns">
        <Figures answer={answer} lines={savings.slice(0, 2)} />
        <Figures answer={answer} lines={savings.slice(2)} />
      </div>
    </section>
  );
}

interface FiguresProps {
  answer: Answer;
  title?: string;
  /** Each with what a total counts (E17). */
  lines: readonly (readonly [label: string, figure: ShownFigure, note?: string])[];
}

function Figures({ answer, title, lines }: FiguresProps) {
  return (
    <div>
      {title && <h3>{title}</h3>}
      <dl>
        {lines.map(([label, figure, note]) => (
          <Pair key={figure} label={note ? `${label} (${note})` : label}>
            {formatFigure[figure](answer)}
          </Pair>
        ))}
      </dl>
    </div>
  );
}

function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
