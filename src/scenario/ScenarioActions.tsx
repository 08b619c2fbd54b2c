import { type ReactNode, useEffect } from 'react';
import { useHasAnswer } from '../estimator/useAnswer.ts';
import { visit } from '../estimator/visit.ts';
import { forecastChart } from '../navigation/forecastChart.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { scenarioTexts } from '../texts/scenario.ts';
import { type Actions, loadActions, runAction } from './runAction.ts';
import './ScenarioActions.css';

/** The id of the menu, for entries that close it. */
export const moreActionsId = 'more-actions';

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

/**
 * Buttons that copy, compare and print the scenario, and download it after a report was sent (P2).
 *
 * @param children - Further entries of the menu.
 */
export function ScenarioActions({ children }: { children?: ReactNode }) {
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
      <Action run={(actions) => actions.copyLink()}>{scenarioTexts.copyLink}</Action>
      <Action run={(actions) => actions.pin()}>{scenarioTexts.compare}</Action>
      <div className="more-actions">
        <button type="button" className="link" popoverTarget={moreActionsId}>
          {scenarioTexts.more}
        </button>
        <div id={moreActionsId} popover="auto">
          <Action closesMenu run={(actions) => actions.copySummary()}>
            {scenarioTexts.copySummary}
          </Action>
          <Action closesMenu run={(actions) => actions.printPage()}>
            {scenarioTexts.print}
          </Action>
          {isReportSent && (
            <>
              <Action closesMenu run={(actions) => actions.downloadWorkbook()}>
                {scenarioTexts.excel}
              </Action>
              <Action closesMenu run={(actions) => actions.downloadCsv()}>
                {scenarioTexts.csv}
              </Action>
            </>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

interface ActionProps {
  run: (actions: Actions) => void | Promise<void>;
  closesMenu?: boolean;
  children: ReactNode;
}

function Action({ run, closesMenu = false, children }: ActionProps) {
  return (
    <button
      type="button"
      className="link"
      popoverTarget={closesMenu ? moreActionsId : undefined}
      popoverTargetAction={closesMenu ? 'hide' : undefined}
      onClick={() => runAction(run)}
    >
      {children}
    </button>
  );
}
