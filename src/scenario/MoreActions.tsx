import { Button } from '../controls/Button.tsx';
import { copyText } from '../controls/copyAndDownload.ts';
import { visit } from '../estimator/visit.ts';
import { printPage } from '../navigation/printSheet.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { scenarioTexts } from '../texts/results.ts';
import {
  downloadCsv,
  downloadEstimate,
  downloadWorkbook,
  notifyCopied,
  summary,
} from './actions.ts';
import { chooseFile } from './openFile.ts';

type NamedAction = readonly [text: string, run: () => void | Promise<void>];

const actions: readonly NamedAction[] = [
  [
    deferredScenarioTexts.copySummary,
    () => copyText(summary()).then(() => notifyCopied('summary')),
  ],
  [deferredScenarioTexts.print, printPage],
  [deferredScenarioTexts.openFile, chooseFile],
];

/** Available after a report was sent (P2). */
const downloads: readonly NamedAction[] = [
  [deferredScenarioTexts.excel, downloadWorkbook],
  [deferredScenarioTexts.csv, downloadCsv],
  [deferredScenarioTexts.estimateFile, downloadEstimate],
];

/** The entries of the menu, each of which closes it. */
export function MoreActions({ menuId }: { menuId: string }) {
  const { isReportSent } = useStoreSelector(visit);
  return (isReportSent ? [...actions, ...downloads] : actions).map(([text, run]) => (
    <button
      key={text}
      type="button"
      className="link"
      popoverTarget={menuId}
      popoverTargetAction="hide"
      onClick={() => runAction(run)}
    >
      {text}
    </button>
  ));
}

export function FileDownloads() {
  return downloads.map(([text, run]) => (
    <Button key={text} kind="quiet" onClick={() => runAction(run)}>
      {text}
    </Button>
  ));
}

/** Runs an action within the event of its press. A failure shows a notification. */
async function runAction(run: NamedAction[1]): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error);
    notify({ title: scenarioTexts.failed, tone: 'destructive' });
  }
}
