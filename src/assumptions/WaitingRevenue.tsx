import { type ComponentType, useEffect, useRef } from 'react';
import { forecastMonths } from '../../contract/format/durations.ts';
import { financeFigureTexts } from '../../contract/format/financeTexts.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { changeAssumptions } from '../estimator/changeAssumptions.ts';
import { answerId } from '../estimator/horizon.ts';
import { changeByPress } from '../estimator/inputHistory.ts';
import { currentInputs, inputs, useCurrentInputsKey } from '../estimator/inputs.ts';
import { ExplainedFigure } from '../explanations/Amount.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { waitingTexts as texts } from '../texts/deferred/assumptions.ts';
import { estimateWorker } from '../workers/workers.ts';
import { AssumptionField } from './AssumptionField.tsx';
import './AssumptionsPanel.css';
import './WaitingRevenue.css';

/**
 * The revenue that waits for the integrations, in a popover beside its button. Enter, Escape and a
 * press outside close it; each number that is typed counts at once, and Undo takes it back.
 */
export function WaitingField({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLSpanElement>(null);
  const hide = () => panel.current?.hidePopover();
  useEffect(() => {
    panel.current?.showPopover();
    panel.current?.querySelector('input')?.focus();
  }, []);
  return (
    <span
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={texts.title}
      className="waiting-field"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) hide();
      }}
    >
      <AssumptionField name="monthlyRevenueUsd" turns={null} />
      <span className="field-help">{texts.help}</span>
      <button type="button" className="link" onClick={hide}>
        {texts.done}
      </button>
    </span>
  );
}

/**
 * The value of the earlier launch, on a line of its own: it is never part of a cost (E25).
 *
 * @param Press - Opens the field.
 */
export function WaitingLine({ Press }: { Press: ComponentType<{ label: string }> }) {
  const monthlyUsd = useStoreSelector(inputs, (stored) => stored.assumptions?.monthlyRevenueUsd);
  const { response: finance, failure } = useWorkerCall(
    estimateWorker,
    (worker) => worker.finance(currentInputs(), forecastMonths),
    useCurrentInputsKey(),
    texts.failed,
  );
  const usd = finance?.earlierLaunchUsd ?? null;
  return (
    <div className="waiting-line">
      {failure}
      {finance && usd !== null && (
        <p>
          <span>{`${financeFigureTexts.earlierLaunchBy(usd)}: `}</span>
          <ExplainedFigure
            figure="earlierLaunchUsd"
            label={financeFigureTexts.earlierLaunchBy(usd)}
            text={formatUsd(Math.abs(usd))}
          />
          {texts.over(forecastMonths)}
          <span>
            {texts.basis(
              monthlyUsd ?? 0,
              financeFigureTexts.earlierLaunchNote(finance.discountRatePercentage),
            )}
          </span>
        </p>
      )}
      <Press label={texts.edit} />
      <button type="button" className="link" onClick={remove}>
        {texts.remove}
      </button>
    </div>
  );
}

function remove(): void {
  changeByPress(() => changeAssumptions({ monthlyRevenueUsd: undefined }));
  // The line goes, and the focus would go with it.
  document.getElementById(answerId)?.focus();
}
