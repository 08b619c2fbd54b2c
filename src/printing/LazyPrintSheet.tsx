import { useEffect } from 'react';
import { useLazyWhen } from '../controls/lazy.ts';
import { printPage, printSheet } from '../navigation/printSheet.ts';
import { whenIdle } from '../startup/idle.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';

const loadPrintSheet = () => import('./PrintSheet.tsx').then((module) => module.PrintSheet);

/** The page loses the focus when the browser's menu opens. */
const firstSigns = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'blur'] as const;

/**
 * Loads the print sheet at the first sign of a visitor, as soon as the browser is idle: printing
 * from the browser's menu cannot wait for it. The page's own button and the shortcut wait.
 */
export function LazyPrintSheet() {
  const isExpected = useStoreSelector(printSheet, (stored) => stored.isExpected);
  const { loaded: PrintSheet } = useLazyWhen(isExpected, loadPrintSheet, () => {
    printSheet.isExpected = false;
  });
  useEffect(() => {
    const untilSign = new AbortController();
    const expectSheet = () => {
      untilSign.abort();
      whenIdle(() => {
        printSheet.isExpected = true;
      });
    };
    for (const sign of firstSigns) {
      addEventListener(sign, expectSheet, { signal: untilSign.signal, passive: true });
    }
    addEventListener('keydown', printByKeyboard);
    return () => {
      untilSign.abort();
      removeEventListener('keydown', printByKeyboard);
    };
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
