import { Button } from '../controls/Button.tsx';
import { messages } from '../messages.ts';
import { runAction } from './runAction.ts';

const { scenario: words } = messages;

/** The scenario on screen as files, which come with a sent report (P2). */
export function FileDownloads() {
  return (
    <>
      <Button kind="quiet" onClick={() => runAction((actions) => actions.downloadWorkbook())}>
        {words.excel}
      </Button>
      <Button kind="quiet" onClick={() => runAction((actions) => actions.downloadCsv())}>
        {words.csv}
      </Button>
    </>
  );
}
