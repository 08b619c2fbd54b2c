import { Dialog } from '../controls/Dialog.tsx';
import { demoDialog } from '../navigation/demoDialog.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredDemoRequestTexts } from '../texts/deferred/demoRequest.ts';
import { DemoForm } from './DemoForm.tsx';

/** The 'Schedule a demo' dialog (specification 2). */
export function DemoDialog() {
  const { isOpen } = useStoreSelector(demoDialog);
  return (
    <Dialog
      title={deferredDemoRequestTexts.title}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        demoDialog.isOpen = isNowOpen;
      }}
    >
      <DemoForm />
    </Dialog>
  );
}
