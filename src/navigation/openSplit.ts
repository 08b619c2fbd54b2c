import { proxy } from 'valtio';
import { scrollToPart } from './scrollToReportForm.ts';

/** How often the split was asked for elsewhere on the page; its tab opens each time. */
export const splitRequests = proxy({ count: 0 });

/**
 * Opens the tab of the split, whose script may still have to load. What loads on the way there
 * would stop a smooth movement.
 */
export function openSplit(): void {
  splitRequests.count += 1;
  const closerLook = document.querySelector<HTMLElement>('.closer-look');
  if (closerLook) scrollToPart(closerLook, false);
}
