import { type ComponentType, useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { closeDemoDialog, demoDialog } from '../navigation/demoDialog.ts';
import { notify } from '../notifications/notifications.ts';
import { useStored } from '../useStored.ts';
import './DemoDialogHost.css';

const { demoRequest: words } = messages;

/** Where the demo dialog opens. Its code is fetched once somebody reaches for it, not with the page. */
export function DemoDialogHost() {
  const { isExpected, isOpen } = useStored(demoDialog);
  const [DemoDialog, setDemoDialog] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isExpected || DemoDialog) return;
    import('./DemoDialog.tsx').then((loaded) => setDemoDialog(() => loaded.DemoDialog), giveUp);
  }, [isExpected, DemoDialog]);

  if (DemoDialog) return <DemoDialog />;
  return isOpen ? (
    <p className="demo-loading" role="status">
      {words.loading}
    </p>
  ) : null;
}

/** The next press asks for it again. */
function giveUp(error: unknown) {
  console.error('The demo dialog could not be loaded.', error);
  if (demoDialog.isOpen) notify({ ...messages.notifications.partMissing, tone: 'destructive' });
  closeDemoDialog();
  demoDialog.isExpected = false;
}
