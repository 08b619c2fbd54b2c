import { proxy, subscribe } from 'valtio';

/**
 * State of the print sheet, which replaces the page on paper. `isExpected` loads it, and is reset
 * when loading fails; `isReady` says that it answers the browser's print events with all figures of
 * the current inputs; a print that `isWaiting` needs them.
 */
export const printSheet = proxy({ isExpected: false, isReady: false, isWaiting: false });

/** How long a press on 'Print' waits for the sheet (decision 0363). */
const limitMs = 10_000;

/**
 * Prints the page. The print sheet loads first if necessary, and the figures of changed inputs
 * arrive; if one of them fails or takes too long, the page is printed as it is on screen. Calls in
 * the meantime share the one print.
 */
export function printPage(): void {
  if (printSheet.isReady) {
    print();
    return;
  }
  if (printSheet.isWaiting) return;
  printSheet.isWaiting = true;
  printSheet.isExpected = true;
  const finish = () => {
    unsubscribe();
    clearTimeout(limit);
    printSheet.isWaiting = false;
    print();
  };
  const unsubscribe = subscribe(printSheet, () => {
    if (!printSheet.isExpected || printSheet.isReady) finish();
  });
  const limit = setTimeout(finish, limitMs);
}
