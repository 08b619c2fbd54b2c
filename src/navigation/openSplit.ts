import { scrollToPart } from './scrollToReportForm.ts';
import { askForTab } from './tabAddress.ts';

/**
 * Opens the tab of the split, whose script may still have to load. What loads on the way there
 * would stop a smooth movement.
 */
export function openSplit(): void {
  askForTab('split');
  const closerLook = document.querySelector<HTMLElement>('.closer-look');
  if (closerLook) scrollToPart(closerLook, false);
}
