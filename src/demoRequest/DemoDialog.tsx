import { Dialog } from '../controls/Dialog.tsx';
import { demoDialog } from '../navigation/demoDialog.ts';
import { deferredDemoRequestTexts } from '../texts/deferred/demoRequest.ts';
import { useStored } from '../useStored.ts';
import { DemoForm } from './DemoForm.tsx';

/** The 'Schedule a demo' dialog (specification 2). */
export function DemoDialog() {
  const { isOpen } = useStored(demoDialog);
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
