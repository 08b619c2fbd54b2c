import { Button } from '../controls/Button.tsx';
import { scenarioTexts } from '../texts/scenario.ts';
import { runAction } from './runAction.ts';

/** The scenario on screen as files, which come with a sent report (P2). */
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
