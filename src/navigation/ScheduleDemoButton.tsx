import { Button } from '../controls/Button.tsx';
import { messages } from '../messages.ts';
import { expectDemoDialog, openDemoDialog } from './demoDialog.ts';

/** Opens the demo dialog, whose code is fetched as soon as somebody reaches for the button. */
export function ScheduleDemoButton({ kind = 'primary' }: { kind?: 'primary' | 'quiet' }) {
  return (
    <Button
      kind={kind}
      onPointerEnter={expectDemoDialog}
      onFocus={expectDemoDialog}
      onClick={openDemoDialog}
    >
      {messages.readyToStart.scheduleDemo}
    </Button>
  );
}
