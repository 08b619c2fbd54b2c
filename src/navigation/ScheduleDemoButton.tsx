import { Button } from '../controls/Button.tsx';
import { readyToStartTexts } from '../texts/readyToStart.ts';
import { demoDialogTriggerProps } from './demoDialog.ts';

/** A button that opens the demo dialog. */
export function ScheduleDemoButton({ kind = 'primary' }: { kind?: 'primary' | 'quiet' }) {
  return (
    <Button kind={kind} {...demoDialogTriggerProps}>
      {readyToStartTexts.scheduleDemo}
    </Button>
  );
}
