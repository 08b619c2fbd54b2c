import { proxy } from 'valtio';

/** Whether the 'Schedule a demo' dialog is shown, and whether it has been as good as asked for. */
export const demoDialog = proxy({ isOpen: false, isExpected: false });

/** Show the dialog; any part of the page may. */
function openDemoDialog(): void {
  demoDialog.isExpected = true;
  demoDialog.isOpen = true;
}

/** The visitor is reaching for the dialog, by pointer or keyboard: its code may be fetched. */
function expectDemoDialog(): void {
  demoDialog.isExpected = true;
}

/** What makes a button an opener of the dialog, one that fetches its code as soon as somebody reaches for it. */
export const opensDemoDialog = {
  onPointerEnter: expectDemoDialog,
  onFocus: expectDemoDialog,
  onClick: openDemoDialog,
} as const;

export function closeDemoDialog(): void {
  demoDialog.isOpen = false;
}
