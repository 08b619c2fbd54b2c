import { Button } from '../controls/Button.tsx';
import { scenarioTexts } from '../texts/scenario.ts';
import { runAction } from './runAction.ts';

/** Buttons that download the scenario as files; available after a report was sent (P2). */
export function FileDownloads() {
  return (
    <>
      <Button kind="quiet" onClick={() => runAction((actions) => actions.downloadWorkbook())}>
        {scenarioTexts.excel}
      </Button>
      <Button kind="quiet" onClick={() => runAction((actions) => actions.downloadCsv())}>
        {scenarioTexts.csv}
      </Button>
    </>
  );
}
