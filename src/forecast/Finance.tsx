import { type ReactNode, useState } from 'react';
import {
  crossingsText,
  discountTurnText,
  noPresentValueText,
} from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths, lastMonth } from '../../contract/format/durations.ts';
import { areBothCostsZero, wholeYears } from '../../contract/format/financeTexts.ts';
import { formatShown, formatUsd } from '../../contract/format/money.ts';
import { type ForecastFigure, forecastFigures, type YearColumn } from '../../contract/operands.ts';
import { quartersTable, quartersTitle } from '../../contract/paper/quartersTable.ts';
import type {
  Finance as FinanceFigures,
  FinanceHorizon,
  FinanceVerdict,
} from '../../worker/forecast/finance.ts';
import { ArrowSummary } from '../controls/Disclosure.tsx';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { Table } from '../controls/Table.tsx';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { currentInputs, localToday, useCurrentInputsKey } from '../estimator/inputs.ts';
import { useToday } from '../estimator/refreshAtMidnight.ts';
import { ExplainedFigure } from '../explanations/Amount.tsx';
import { WithAssumptions } from '../format/LiveText.tsx';
import { tabChoice } from '../navigation/tabAddress.ts';
import { deferredFinanceTexts as texts } from '../texts/deferred/cards.ts';
import { resultsTexts } from '../texts/results.ts';
import { estimateWorker, forecastWorker } from '../workers/workers.ts';
import './Finance.css';

const horizons = [forecastMonths, lastMonth] as const satisfies readonly FinanceHorizon[];

/** The present value of both sides, and what each spends in each year. */
export function Finance() {
  const [months, setMonths] = useState<FinanceHorizon>(forecastMonths);
  const shown = useCurrentInputsKey();
  const { response: finance, failure } = useWorkerCall(
    estimateWorker,
    (worker) => worker.finance(currentInputs(), months),
    `${months} ${shown}`,
    texts.failed,
  );
  return (
    <div className="finance">
      <div className="finance-choices">
        <RadioGroup
          legend={texts.horizon}
          options={horizons.map((value) => ({ value, label: resultsTexts.horizon(`${value}`) }))}
          value={months}
          onChange={setMonths}
        />
        <TheCase />
      </div>
      {failure}
      {finance && (
        <>
          <p className="hint">
            <span>{texts.intro(finance)}</span>
            <WithAssumptions />
          </p>
          {finance.verdict ? (
            <Verdict finance={finance} verdict={finance.verdict} />
          ) : (
            <p>{noPresentValueText(finance.months)}</p>
          )}
          {/* On a line of its own: it is never part of a cost (E25). */}
          {finance.earlierLaunchUsd !== null && (
            <dl className="tiles">
              <Tile
                label={texts.earlierLaunchBy(finance.earlierLaunchUsd)}
                note={texts.earlierLaunchNote(finance.discountRatePercentage)}
              >
                {explainedOver(finance.months)(
                  'earlierLaunchUsd',
                  formatUsd(Math.abs(finance.earlierLaunchUsd)),
                )}
              </Tile>
            </dl>
          )}
          <YearTable finance={finance} />
          <QuarterTable finance={finance} />
        </>
      )}
    </div>
  );
}

/** The first page of the report; open where the page was opened at this tab. */
function TheCase() {
  const [isOpen, setOpen] = useState(tabChoice.requested === 'cfo');
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <ArrowSummary>{texts.theCase}</ArrowSummary>
      {isOpen && <CaseRows />}
    </details>
  );
}

function CaseRows() {
  const { response: rows, failure } = useWorkerCall(
    forecastWorker,
    (worker) => worker.caseRows(currentInputs(), localToday()),
    `${useToday()} ${useCurrentInputsKey()}`,
    texts.caseFailed,
  );
  return (
    <>
      {failure}
      <dl className="case">
        {rows?.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Verdict({ finance, verdict }: { finance: FinanceFigures; verdict: FinanceVerdict }) {
  const { claims, months } = finance;
  const explained = explainedOver(months);
  const { paybackMonth } = verdict;
  const discountTurn = discountTurnText(claims, months);
  return (
    <>
      <dl className="tiles finance-figures">
        <Tile label={texts.npv} note={texts.npvNote}>
          {explained('npvUsd', formatUsd(verdict.npvUsd))}
        </Tile>
        <Tile label={texts.cashNpv} note={texts.cashNpvNote}>
          {explained('cashNpvUsd', formatUsd(verdict.cashNpvUsd))}
        </Tile>
        {verdict.roi !== null && (
          <Tile label={texts.roi} note={texts.roiNote(verdict.npvUsd)}>
            {explained('roiPercentage', texts.roiValue(verdict.roi))}
          </Tile>
        )}
        {areBothCostsZero(verdict) ? (
          <Tile label={texts.payback} note={texts.nothingToPayBackNote}>
            {texts.nothingToPayBack}
          </Tile>
        ) : paybackMonth === null ? (
          <Tile label={texts.payback} note={texts.noPaybackNote}>
            {texts.noPayback}
          </Tile>
        ) : (
          <Tile label={texts.payback} note={texts.paybackNote}>
            {explained('paybackMonth', texts.inMonth(paybackMonth))}
          </Tile>
        )}
      </dl>
      {discountTurn && <p>{discountTurn}</p>}
      <p>{crossingsText(claims, months)}</p>
    </>
  );
}

const labelOf = (figure: ForecastFigure) =>
  Object.hasOwn(forecastFigures, figure)
    ? forecastFigures[figure as keyof typeof forecastFigures].label
    : '';

/** Returns a function that renders a figure of a horizon with its derivation. */
function explainedOver(months: FinanceHorizon) {
  return (figure: ForecastFigure, text: string, label = labelOf(figure)) => (
    <ExplainedFigure figure={figure} label={label} text={text} financeMonths={months} />
  );
}

function Tile({ label, note, children }: { label: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className="tile">
      <dt>{label}</dt>
      <dd>
        <strong>{children}</strong>
      </dd>
      <dd className="hint">{note}</dd>
    </div>
  );
}

const allColumns = ['inHouse', 'embedded', 'benefit'] as const satisfies readonly YearColumn[];

/**
 * Both sides and the difference, year by year. An unfinished build has spending alone: nothing is
 * live to compare (E22).
 */
function YearTable({ finance }: { finance: FinanceFigures }) {
  const years = wholeYears(finance.years);
  const explained = explainedOver(finance.months);
  const sides = finance.verdict ? allColumns : allColumns.slice(0, 2);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="finance-table" tabIndex={0} aria-label={texts.table}>
      <Table<YearRow>
        key={finance.months}
        firstFigure="inHouseYear0Usd"
        caption={<caption>{texts.table}</caption>}
        columns={[
          { label: texts.year, cell: ({ name }) => name },
          ...sides.map((side) => ({
            label: texts[side],
            cell: ({ name, part, amountOf }: YearRow) =>
              explained(
                `${side}${part}Usd`,
                formatShown(amountOf(side)),
                `${texts[side]}, ${typeof name === 'number' ? `${texts.year} ${name}` : name}`,
              ),
          })),
          { label: texts.timeLost, cell: ({ timeLostUsd }) => formatShown(timeLostUsd) },
        ]}
        rows={years.map((ofYear) => ({
          name: ofYear.year === 0 ? texts.start : ofYear.year,
          part: `Year${ofYear.year}`,
          amountOf: (side) => ofYear[`${side}Usd`],
          timeLostUsd: ofYear.timeLostUsd,
        }))}
        keyOf={({ part }) => part}
        total={{
          name: texts.total,
          part: 'Total',
          amountOf: (side) => years.reduce((sum, year) => sum + year[`${side}Usd`], 0),
          timeLostUsd: years.reduce((sum, year) => sum + year.timeLostUsd, 0),
        }}
      />
    </section>
  );
}

/** Both sides quarter by quarter over the forecast, whatever the horizon. */
function QuarterTable({ finance: { quarters } }: { finance: FinanceFigures }) {
  const { columns, rows } = quartersTable(quarters);
  return (
    <details>
      <ArrowSummary>{quartersTitle}</ArrowSummary>
      <Table<readonly string[]>
        columns={columns.map((label, index) => ({ label, cell: (row) => row[index] }))}
        rows={rows.slice(0, -1)}
        keyOf={([quarter]) => quarter ?? ''}
        total={rows.at(-1) ?? []}
      />
    </details>
  );
}

interface YearRow {
  name: string | number;
  part: `Year${number}` | 'Total';
  amountOf: (side: YearColumn) => number;
  timeLostUsd: number;
}
