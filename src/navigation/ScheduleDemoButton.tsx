import { Button } from '../controls/Button.tsx';
import { readyToStartTexts } from '../texts/readyToStart.ts';
import { opensDemoDialog } from './demoDialog.ts';

/** Opens the demo dialog. */
export function ScheduleDemoButton({ kind = 'primary' }: { kind?: 'primary' | 'quiet' }) {
  return (
    <Button kind={kind} {...opensDemoDialog}>
      {readyToStartTexts.scheduleDemo}
    </Button>
  );
}
