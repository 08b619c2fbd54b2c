import { proxy, subscribe } from 'valtio';

/**
 * State of the print sheet, which replaces the page on paper. `isExpected` loads it, and is reset
 * when loading fails; `isReady` says that it answers the browser's print events with the figures of
 * the current inputs.
 */
export const printSheet = proxy({ isExpected: false, isReady: false });

let isWaiting = false;

/**
 * Prints the page. The print sheet loads first if necessary, and the figures of changed inputs
 * arrive; if it does not load, the page is printed as it is on screen. Calls in the meantime share
 * the one print.
 */
export function printPage(): void {
  if (printSheet.isReady) {
    print();
    return;
  }
  if (isWaiting) return;
  isWaiting = true;
  printSheet.isExpected = true;
  const unsubscribe = subscribe(printSheet, () => {
    if (printSheet.isExpected && !printSheet.isReady) return;
    unsubscribe();
    isWaiting = false;
    print();
  });
}
