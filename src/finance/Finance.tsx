import { useState } from 'react';
import { formatUsd } from '../../contract/format/formatUsd.ts';
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
        <RadioGroup
          legend={texts.view}
          options={views.map((value) => ({ value, label: texts.views[value] }))}
          value={view}
          onChange={setView}
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
            <p>{texts.unfinished(finance.months)}</p>
          )}
          <EarlierLaunch usd={finance.earlierLaunchUsd} />
          <YearTable finance={finance} view={view} />
        </>
      )}
    </div>
  );
}

function Verdict({ finance, verdict }: { finance: FinanceFigures; verdict: FinanceVerdict }) {
  const payback = (month: number | null) =>
    month === null ? texts.noPayback : texts.inMonth(month);
  return (
    <>
      <dl className="tiles finance-figures">
        <Figure label={texts.npv} value={formatUsd(verdict.npvUsd)} note={texts.npvNote} />
        <Figure
          label={texts.npvAnnual}
          value={formatUsd(verdict.npvAnnualUsd)}
          note={texts.npvAnnualNote}
        />
        {verdict.roi !== null && (
          <Figure
            label={texts.roi}
            value={texts.roiValue(verdict.roi)}
            note={texts.roiNote(verdict.npvUsd)}
          />
        )}
        <Figure
          label={texts.payback}
          value={payback(verdict.paybackMonth)}
          note={texts.paybackNote(verdict.paybackMonth, payback(verdict.discountedPaybackMonth))}
        />
      </dl>
      <p>{texts.crossings(finance.crossings, finance.months)}</p>
    </>
  );
}

/** On a line of its own: it is never part of a cost (E25). */
function EarlierLaunch({ usd }: { usd: number | null }) {
  if (usd === null) return null;
  return (
    <dl className="tiles">
      <Figure label={texts.earlierLaunch} value={formatUsd(usd)} note={texts.earlierLaunchNote} />
    </dl>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="tile">
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong>
      </dd>
      <dd className="hint">{note}</dd>
    </div>
  );
}
