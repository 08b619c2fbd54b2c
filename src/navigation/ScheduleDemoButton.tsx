import { Button } from '../controls/Button.tsx';
import { messages } from '../messages.ts';
import { opensDemoDialog } from './demoDialog.ts';

/** Opens the demo dialog. */
export function ScheduleDemoButton({ kind = 'primary' }: { kind?: 'primary' | 'quiet' }) {
  return (
    <Button kind={kind} {...opensDemoDialog}>
      {messages.readyToStart.scheduleDemo}
    </Button>
  );
}
