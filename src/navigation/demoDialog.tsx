import { proxy } from 'valtio';
import { Button } from '../controls/Button.tsx';
import { readyToStartTexts } from '../texts/page.ts';

/**
 * State of the 'Schedule a demo' dialog. `isExpected` is set when the visitor is likely to open it,
 * so that its code is loaded, and reset when loading fails.
 */
export const demoDialog = proxy({ isOpen: false, isExpected: false });

export function openDemoDialog(): void {
  demoDialog.isExpected = true;
  demoDialog.isOpen = true;
}

/** The sessionStorage key of what was typed before an updated page was loaded again. */
export const keptDemoKey = 'demo-form';

/**
 * Opens the dialog if the link of a report's e-mail asks for it. Loads it if something was typed in
 * it before an updated page was loaded again.
 */
export function openLinkedDemo(): void {
  if (new URLSearchParams(location.search).get('demo') === 'open') openDemoDialog();
  try {
    if (sessionStorage.getItem(keptDemoKey)) preloadDemoDialog();
  } catch {
    // Where storage is blocked, nothing is kept.
  }
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

export function ScheduleDemoButton() {
  return <Button {...demoDialogTriggerProps}>{readyToStartTexts.scheduleDemo}</Button>;
}
