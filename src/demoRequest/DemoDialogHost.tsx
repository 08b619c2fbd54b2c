import { useOnceExpected } from '../controls/useOnceExpected.ts';
import { messages } from '../messages.ts';
import { closeDemoDialog, demoDialog } from '../navigation/demoDialog.ts';
import { notify } from '../notifications/notifications.ts';
import { useStored } from '../useStored.ts';
import './DemoDialogHost.css';

const { demoRequest: words } = messages;

const loadDemoDialog = () => import('./DemoDialog.tsx').then((module) => module.DemoDialog);

/** Where the demo dialog opens. Its code is fetched once somebody reaches for it, not with the page. */
export function DemoDialogHost() {
  const isOpen = useStored(demoDialog, (stored) => stored.isOpen);
  const { loaded: DemoDialog } = useOnceExpected(demoDialog, loadDemoDialog, giveUp);
  if (DemoDialog) return <DemoDialog />;
  return isOpen ? (
    <p className="demo-loading" role="status">
      {words.loading}
    </p>
  ) : null;
}

function giveUp(error: unknown) {
  console.error('The demo dialog could not be loaded.', error);
  if (demoDialog.isOpen) notify({ ...messages.notifications.partMissing, tone: 'destructive' });
  closeDemoDialog();
}
