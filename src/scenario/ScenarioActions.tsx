import { useEffect } from 'react';
import { useHasAnswer } from '../estimator/useAnswer.ts';
import { visit } from '../estimator/visit.ts';
import { forecastChart } from '../navigation/forecastChart.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { scenarioTexts } from '../texts/scenario.ts';
import { loadActions, runAction } from './runAction.ts';
import './ScenarioActions.css';

/**
 * Prints with the chart when the visitor presses the browser's shortcut. If the code for that does
 * not load, the page is printed as it is.
 */
function printByKeyboard(event: KeyboardEvent): void {
  // On a Mac, Ctrl+P moves the cursor.
  const hasModifier = navigator.platform.startsWith('Mac') ? event.metaKey : event.ctrlKey;
  if (event.key !== 'p' || !hasModifier || forecastChart.isComplete) return;
  event.preventDefault();
  if (event.repeat) return;
  loadActions().then(
    (actions) => actions.printPage(),
    () => print(),
  );
}

/** Buttons that copy, pin and print the scenario, and download it after a report was sent (P2). */
export function ScenarioActions() {
  const { isReportSent } = useStoreSelector(visit);
  const hasAnswer = useHasAnswer();
  useEffect(() => {
    addEventListener('keydown', printByKeyboard);
    return () => removeEventListener('keydown', printByKeyboard);
  }, []);
  if (!hasAnswer) return null;
  const preload = () => {
    loadActions().catch(() => {});
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only preloads the code of the buttons inside
    <div className="scenario-actions" onPointerEnter={preload} onFocus={preload}>
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
