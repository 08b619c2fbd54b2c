import { useOnceExpected } from '../controls/useOnceExpected.ts';
import { closeDemoDialog, demoDialog } from '../navigation/demoDialog.ts';
import { notify } from '../notifications/notifications.ts';
import { demoRequestTexts } from '../texts/demoRequest.ts';
import { notificationsTexts } from '../texts/notifications.ts';
import { useStored } from '../useStored.ts';
import './DemoDialogHost.css';

const loadDemoDialog = () => import('./DemoDialog.tsx').then((module) => module.DemoDialog);

/** Where the demo dialog opens. Its code is fetched once somebody reaches for it, not with the page. */
export function DemoDialogHost() {
  const isOpen = useStored(demoDialog, (stored) => stored.isOpen);
  const { loaded: DemoDialog } = useOnceExpected(demoDialog, loadDemoDialog, giveUp);
  if (DemoDialog) return <DemoDialog />;
  return isOpen ? (
    <p className="demo-loading" role="status">
      {demoRequestTexts.loading}
    </p>
  ) : null;
}

function giveUp(error: unknown) {
  console.error('The demo dialog could not be loaded.', error);
  if (demoDialog.isOpen) notify({ ...notificationsTexts.partMissing, tone: 'destructive' });
  closeDemoDialog();
}
