import { useEffect } from 'react';
import { useHasAnswer } from '../estimator/useAnswer.ts';
import { visit } from '../estimator/visit.ts';
import { forecastChart } from '../navigation/forecastChart.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { scenarioTexts } from '../texts/scenario.ts';
import { loadActions, runAction } from './runAction.ts';
import './ScenarioActions.css';

/** A print asked for by the keyboard has the chart like one by the button; where the code for that does not come, the page as it stands. */
function printByKeyboard(event: KeyboardEvent): void {
  // On a Mac, Ctrl+P moves the cursor.
  const isHeld = navigator.platform.startsWith('Mac') ? event.metaKey : event.ctrlKey;
  if (event.key !== 'p' || !isHeld || forecastChart.isComplete) return;
  event.preventDefault();
  if (event.repeat) return;
  loadActions().then(
    (actions) => actions.printPage(),
    () => print(),
  );
}

/** What a visitor takes along: link and summary always, the files once the report has been sent (P2). */
export function ScenarioActions() {
  const { isReportSent } = useStoreSelector(visit);
  const hasAnswer = useHasAnswer();
  useEffect(() => {
    addEventListener('keydown', printByKeyboard);
    return () => removeEventListener('keydown', printByKeyboard);
  }, []);
  if (!hasAnswer) return null;
  const expect = () => {
    loadActions().catch(() => {});
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only fetches ahead what the buttons within will need
    <div className="scenario-actions" onPointerEnter={expect} onFocus={expect}>
      <button
        type="button"
        className="link"
        onClick={() => runAction((actions) => actions.copyLink())}
      >
        {scenarioTexts.copyLink}
      </button>
      <button
        type="button"
        className="link"
        onClick={() => runAction((actions) => actions.copySummary())}
      >
        {scenarioTexts.copySummary}
      </button>
      <button type="button" className="link" onClick={() => runAction((actions) => actions.pin())}>
        {scenarioTexts.pin}
      </button>
      <button
        type="button"
        className="link"
        onClick={() => runAction((actions) => actions.printPage())}
      >
        {scenarioTexts.print}
      </button>
      {isReportSent && (
        <>
          <button
            type="button"
            className="link"
            onClick={() => runAction((actions) => actions.downloadWorkbook())}
          >
            {scenarioTexts.excel}
          </button>
          <button
            type="button"
            className="link"
            onClick={() => runAction((actions) => actions.downloadCsv())}
          >
            {scenarioTexts.csv}
          </button>
        </>
      )}
    </div>
  );
}
