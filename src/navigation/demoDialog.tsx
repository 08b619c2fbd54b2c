import { proxy } from 'valtio';
import { Button } from '../controls/Button.tsx';
import { readyToStartTexts } from '../texts/page.ts';

/**
 * State of the 'Schedule a demo' dialog. `isExpected` is set when the visitor is likely to open it,
 * so that its code is loaded, and reset when loading fails.
 */
export const demoDialog = proxy({ isOpen: false, isExpected: false });

function openDemoDialog(): void {
  demoDialog.isExpected = true;
  demoDialog.isOpen = true;
}

/** Opens the dialog if the link of a report's e-mail asks for it. */
export function openLinkedDemo(): void {
  if (new URLSearchParams(location.search).get('demo') === 'open') openDemoDialog();
}

function preloadDemoDialog(): void {
  demoDialog.isExpected = true;
}

/** Props of a button that opens the dialog. Hovering or focusing it loads the dialog's code. */
export const demoDialogTriggerProps = {
  onPointerEnter: preloadDemoDialog,
  onFocus: preloadDemoDialog,
  onClick: openDemoDialog,
} as const;

export function closeDemoDialog(): void {
  demoDialog.isOpen = false;
}

export function ScheduleDemoButton() {
  return <Button {...demoDialogTriggerProps}>{readyToStartTexts.scheduleDemo}</Button>;
}
