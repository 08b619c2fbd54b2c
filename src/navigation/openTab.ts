import { scrollToPart } from './scrollToReportForm.ts';
import { askForTab } from './tabAddress.ts';

/**
 * Opens a tab of the closer look, whose script loads when it is near. What loads on the way there
 * would stop a smooth movement.
 */
export function openTab(tab: string): void {
  askForTab(tab);
  const closerLook = document.querySelector<HTMLElement>('.closer-look');
  if (closerLook) scrollToPart(closerLook, false);
}
