import { type ReactNode, useState } from 'react';
import { areBothCostsZero } from '../../contract/format/areBothCostsZero.ts';
import { discountTurnText } from '../../contract/format/financeTexts.ts';
import { formatUsd } from '../../contract/format/formatUsd.ts';
import type { FinanceFigure } from '../../worker/estimate/trace.ts';
import type {
  Finance as FinanceFigures,
  FinanceHorizon,
  FinanceVerdict,
} from '../../worker/forecast/finance.ts';
import { FailureNote } from '../controls/FailureNote.tsx';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { currentInputs } from '../estimator/inputs.ts';
import { useCurrentInputsKey } from '../estimator/useCurrentInputsKey.ts';
import { WithAssumptions } from '../estimator/WithAssumptions.tsx';
import { ExplainedFigure } from '../explanations/Amount.tsx';
import { deferredFinanceTexts as texts } from '../texts/deferred/finance.ts';
import { estimateWorker } from '../workers/estimateWorker.ts';
import { useWorkerCall } from '../workers/useWorkerCall.ts';
import { type FinanceView, YearTable } from './YearTable.tsx';
import './Finance.css';

const horizons = [36, 60] as const satisfies readonly FinanceHorizon[];
const views = ['cash', 'expense'] as const satisfies readonly FinanceView[];

/** The present value of both sides, and what each spends in each year. */
export function Finance() {
  const [months, setMonths] = useState<FinanceHorizon>(36);
  const [view, setView] = useState<FinanceView>('cash');
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
        {finance?.verdict && (
          <RadioGroup
            legend={texts.view}
            options={views.map((value) => ({ value, label: texts.views[value] }))}
            value={view}
            onChange={setView}
          />
        )}
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
            <p>{texts.unfinished(finance.months)}</p>
          )}
          <EarlierLaunch finance={finance} />
          <YearTable finance={finance} view={finance.verdict ? view : 'cash'} />
        </>
      )}
    </div>
  );
}

function Verdict({ finance, verdict }: { finance: FinanceFigures; verdict: FinanceVerdict }) {
  const { months } = finance;
  const isFree = areBothCostsZero(verdict);
  const discountTurn = discountTurnText(finance);
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
      <p>{texts.crossings(finance.crossings, finance.months)}</p>
    </>
  );
}

/** A month with its derivation, or that there is no payback. */
function Payback({
  figure,
  month,
  financeMonths,
}: {
  figure: FinanceFigure;
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
function EarlierLaunch({ finance }: { finance: FinanceFigures }) {
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
