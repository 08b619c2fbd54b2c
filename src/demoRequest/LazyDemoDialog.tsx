import { useLazyWhen } from '../controls/lazy.ts';
import { demoDialog, openDemoDialog } from '../navigation/demoDialog.tsx';
import { notifyMissingPart } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { pageTexts, readyToStartTexts } from '../texts/page.ts';

const loadDemoDialog = () => import('./DemoDialog.tsx').then((module) => module.DemoDialog);

/**
 * Renders the demo dialog. Its code loads when a visitor hovers, focuses or presses a button for
 * it.
 */
export function LazyDemoDialog() {
  const { isOpen, isExpected } = useStoreSelector(demoDialog);
  const { loaded: DemoDialog } = useLazyWhen(isExpected, loadDemoDialog, (error) => {
    console.error('The demo dialog could not be loaded.', error);
    const { isOpen } = demoDialog;
    Object.assign(demoDialog, { isOpen: false, isExpected: false });
    return isOpen ? notifyMissingPart(readyToStartTexts.scheduleDemo, openDemoDialog) : undefined;
  });
  if (DemoDialog) return <DemoDialog />;
  return isOpen ? (
    <p className="demo-loading" role="status">
      {pageTexts.openingForm}
    </p>
  ) : null;
}
