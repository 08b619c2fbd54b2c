import { type ReactNode, useState } from 'react';
import type { ForecastFigure, YearColumn } from '../../contract/figures.ts';
import {
  crossingsText,
  discountTurnText,
  noPresentValueText,
} from '../../contract/format/deferredClaimTexts.ts';
import { areBothCostsZero, wholeYears } from '../../contract/format/financeTexts.ts';
import { formatUsd } from '../../contract/format/numbers.ts';
import type {
  FinanceHorizon,
  FinanceVerdict,
  Finance as ForecastFigures,
} from '../../worker/forecast/finance.ts';
import { FailureNote } from '../controls/FailureNote.tsx';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { currentInputs, useCurrentInputsKey } from '../estimator/inputs.ts';
import { ExplainedFigure } from '../explanations/Amount.tsx';
import { WithAssumptions } from '../format/LiveText.tsx';
import { deferredFinanceTexts as texts } from '../texts/deferred/cards.ts';
import { useWorkerCall } from '../workers/useWorkerCall.ts';
import { estimateWorker } from '../workers/workers.ts';
import './Finance.css';

const horizons = [36, 60] as const satisfies readonly FinanceHorizon[];

/** The present value of both sides, and what each spends in each year. */
export function Finance() {
  const [months, setMonths] = useState<FinanceHorizon>(36);
  const shown = useCurrentInputsKey();
  const {
    response: finance,
    hasFailed,
    retry,
  } = useWorkerCall(
    estimateWorker,
    (worker) => worker.finance(currentInputs(), months),
    `${months} ${shown}`,
  );
  return (
    <div className="finance">
      <div className="finance-choices">
        <RadioGroup
          legend={texts.horizon}
          options={horizons.map((value) => ({ value, label: texts.horizons[value] }))}
          value={months}
          onChange={setMonths}
        />
      </div>
      {hasFailed && <FailureNote text={texts.failed} onRetry={retry} />}
      {finance && (
        <>
          <p className="hint">
            {texts.intro(finance)}
            <WithAssumptions />
          </p>
          {finance.verdict ? (
            <Verdict finance={finance} verdict={finance.verdict} />
          ) : (
            <p>{noPresentValueText(finance.months)}</p>
          )}
          <EarlierLaunch finance={finance} />
          <YearTable finance={finance} />
        </>
      )}
    </div>
  );
}

function Verdict({ finance, verdict }: { finance: ForecastFigures; verdict: FinanceVerdict }) {
  const { months } = finance;
  const isFree = areBothCostsZero(verdict);
  const discountTurn = discountTurnText(finance.claims, months);
  return (
    <>
      <dl className="tiles finance-figures">
        <Tile label={texts.npv} note={texts.npvNote}>
          <ExplainedFigure figure="npvUsd" financeMonths={months}>
            {formatUsd(verdict.npvUsd)}
          </ExplainedFigure>
        </Tile>
        <Tile label={texts.npvAnnual} note={texts.npvAnnualNote}>
          <ExplainedFigure figure="npvAnnualUsd" financeMonths={months}>
            {formatUsd(verdict.npvAnnualUsd)}
          </ExplainedFigure>
        </Tile>
        {verdict.roi !== null && (
          <Tile label={texts.roi} note={texts.roiNote(verdict.npvUsd)}>
            <ExplainedFigure figure="roiPercentage" financeMonths={months}>
              {texts.roiValue(verdict.roi)}
            </ExplainedFigure>
          </Tile>
        )}
        <Tile
          label={texts.payback}
          note={
            isFree ? (
              texts.nothingToPayBackNote
            ) : (
              <>
                {texts.paybackNote(verdict.paybackMonth, '')}
                <Payback
                  figure="discountedPaybackMonth"
                  month={verdict.discountedPaybackMonth}
                  financeMonths={months}
                />
              </>
            )
          }
        >
          {isFree ? (
            texts.nothingToPayBack
          ) : (
            <Payback figure="paybackMonth" month={verdict.paybackMonth} financeMonths={months} />
          )}
        </Tile>
      </dl>
      {discountTurn && <p>{discountTurn}</p>}
      <p>{crossingsText(finance.claims, months)}</p>
    </>
  );
}

/** A month with its derivation, or that there is no payback. */
function Payback({
  figure,
  month,
  financeMonths,
}: {
  figure: ForecastFigure;
  month: number | null;
  financeMonths: FinanceHorizon;
}) {
  if (month === null) return texts.noPayback;
  return (
    <ExplainedFigure figure={figure} financeMonths={financeMonths}>
      {texts.inMonth(month)}
    </ExplainedFigure>
  );
}

/** On a line of its own: it is never part of a cost (E25). */
function EarlierLaunch({ finance }: { finance: ForecastFigures }) {
  const { earlierLaunchUsd, months, discountRatePercentage } = finance;
  if (earlierLaunchUsd === null) return null;
  return (
    <dl className="tiles">
      <Tile
        label={texts.earlierLaunchBy(earlierLaunchUsd)}
        note={texts.earlierLaunchNote(discountRatePercentage)}
      >
        <ExplainedFigure figure="earlierLaunchUsd" financeMonths={months}>
          {formatUsd(Math.abs(earlierLaunchUsd))}
        </ExplainedFigure>
      </Tile>
    </dl>
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

type Amount = 'inHouseUsd' | 'embeddedUsd' | 'benefitUsd';

/** The columns by the names of their figures, with the amount of a year that each shows. */
const allColumns = [
  ['inHouse', 'inHouseUsd'],
  ['embedded', 'embeddedUsd'],
  ['benefit', 'benefitUsd'],
] as const satisfies readonly (readonly [YearColumn, Amount])[];

/**
 * Both sides and the difference, year by year. An unfinished build has spending alone: nothing is
 * live to compare (E22).
 */
function YearTable({ finance }: { finance: ForecastFigures }) {
  const years = wholeYears(finance.years);
  const columns = finance.verdict ? allColumns : allColumns.slice(0, 2);
  const sumOf = (amount: Amount) => years.reduce((sum, year) => sum + year[amount], 0);
  const cell = (figure: ForecastFigure, usd: number) => (
    <td key={figure}>
      <ExplainedFigure figure={figure} financeMonths={finance.months}>
        {formatUsd(usd)}
      </ExplainedFigure>
    </td>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="finance-table" tabIndex={0} aria-label={texts.table}>
      <table>
        <caption>{texts.table}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.year}</th>
            <th scope="col">{texts.inHouse}</th>
            <th scope="col">{texts.embedded}</th>
            {finance.verdict && <th scope="col">{texts.benefit}</th>}
          </tr>
        </thead>
        <tbody>
          {years.map((ofYear) => (
            <tr key={ofYear.year}>
              <th scope="row">{ofYear.year === 0 ? texts.start : ofYear.year}</th>
              {columns.map(([column, amount]) =>
                cell(`${column}Year${ofYear.year}Usd`, ofYear[amount]),
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {columns.map(([column, amount]) => cell(`${column}TotalUsd`, sumOf(amount)))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
