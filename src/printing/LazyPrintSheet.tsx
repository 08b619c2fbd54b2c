import { useEffect } from 'react';
import { useLazyWhenRequested } from '../controls/useLazyWhenRequested.ts';
import { printPage, printSheet } from '../navigation/printSheet.ts';
import { whenIdle } from '../startup/whenIdle.ts';

const loadPrintSheet = () => import('./PrintSheet.tsx').then((module) => module.PrintSheet);

/**
 * Loads the print sheet when the browser is idle, because printing from the browser's menu cannot
 * wait for it. The shortcut of a visitor who is faster than that waits.
 */
export function LazyPrintSheet() {
  const { loaded: PrintSheet } = useLazyWhenRequested(printSheet, loadPrintSheet);
  useEffect(() => {
    whenIdle(() => {
      printSheet.isExpected = true;
    });
    addEventListener('keydown', printByKeyboard);
    return () => removeEventListener('keydown', printByKeyboard);
  }, []);
  return PrintSheet && <PrintSheet />;
}

function printByKeyboard(event: KeyboardEvent): void {
  // On a Mac, Ctrl+P moves the cursor.
  const hasModifier = navigator.platform.startsWith('Mac') ? event.metaKey : event.ctrlKey;
  if (event.key !== 'p' || !hasModifier || printSheet.isReady) return;
  event.preventDefault();
  if (!event.repeat) printPage();
}
