import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { copyText } from '../controls/copyAndDownload.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { useHasAnswer } from '../estimator/useAnswer.ts';
import { visit } from '../estimator/visit.ts';
import { printPage } from '../navigation/printSheet.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { scenarioTexts } from '../texts/results.ts';
import './ScenarioActions.css';

const moreActionsId = 'more-actions';

/** Buttons and a menu to copy, compare and print the scenario, and to download it (P2). */
export function ScenarioActions() {
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
      <Action run={pinCurrent}>{scenarioTexts.compare}</Action>
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
          {isReportSent &&
            downloads.map(([text, run]) => (
              <Action key={text} closesMenu run={run}>
                {text}
              </Action>
            ))}
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

const downloads = [
  [scenarioTexts.excel, () => runAction((actions) => actions.downloadWorkbook())],
  [scenarioTexts.csv, () => runAction((actions) => actions.downloadCsv())],
] as const;

/** Buttons that download the scenario as files; available after a report was sent (P2). */
export function FileDownloads() {
  return downloads.map(([text, run]) => (
    <Button key={text} kind="quiet" onClick={run}>
      {text}
    </Button>
  ));
}

type Actions = typeof import('./actions.ts');

/** Loads the code of the scenario's buttons, which few visitors press. */
const loadActions = (): Promise<Actions> => import('./actions.ts');

/** Runs one of the scenario's actions. A failure shows a notification. */
function runAction(action: (actions: Actions) => void | Promise<void>): void {
  loadActions().then(action).catch(notifyFailure);
}

/** Pins what is on screen at the press: the visitor may change it before the code is loaded. */
function pinCurrent(): void {
  const inputs = currentInputs();
  runAction((actions) => actions.pin(inputs));
}

/** Copies the link or the summary of the scenario. Call it in the event handler of a press. */
function copyScenario(copied: 'link' | 'summary'): void {
  const actions = loadActions();
  copyText(actions.then((loaded) => loaded[copied]()))
    .then(async () => (await actions).notifyCopied(copied))
    .catch(notifyFailure);
}

function notifyFailure(error: unknown): void {
  console.error(error);
  notify({ title: scenarioTexts.failed, tone: 'destructive' });
}
