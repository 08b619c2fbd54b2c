import type { ReactNode } from 'react';
import { useHasAnswer } from '../estimator/useAnswer.ts';
import { visit } from '../estimator/visit.ts';
import { printPage } from '../navigation/printSheet.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { scenarioTexts } from '../texts/scenario.ts';
import { copyScenario, loadActions, runAction } from './runAction.ts';
import './ScenarioActions.css';

/** The id of the menu, for entries that close it. */
export const moreActionsId = 'more-actions';

/**
 * Buttons that copy, compare and print the scenario, and download it after a report was sent (P2).
 *
 * @param children - Further entries of the menu.
 */
export function ScenarioActions({ children }: { children?: ReactNode }) {
  const { isReportSent } = useStoreSelector(visit);
  const hasAnswer = useHasAnswer();
  if (!hasAnswer) return null;
  const preload = () => {
    loadActions().catch(() => {});
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only preloads the code of the buttons inside
    <div className="scenario-actions" onPointerEnter={preload} onFocus={preload}>
      <Action run={() => copyScenario('link')}>{scenarioTexts.copyLink}</Action>
      <Action run={() => runAction((actions) => actions.pin())}>{scenarioTexts.compare}</Action>
      <div className="more-actions">
        <button type="button" className="link" popoverTarget={moreActionsId}>
          {scenarioTexts.more}
        </button>
        <div id={moreActionsId} popover="auto">
          <Action closesMenu run={() => copyScenario('summary')}>
            {scenarioTexts.copySummary}
          </Action>
          <Action closesMenu run={printPage}>
            {scenarioTexts.print}
          </Action>
          {isReportSent && (
            <>
              <Action closesMenu run={() => runAction((actions) => actions.downloadWorkbook())}>
                {scenarioTexts.excel}
              </Action>
              <Action closesMenu run={() => runAction((actions) => actions.downloadCsv())}>
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
  run: () => void;
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
      onClick={run}
    >
      {children}
    </button>
  );
}
