import { proxy } from 'valtio';

/** The tab that the card of tabs shows first; addresses leave it out. */
export const firstTab = 'forecast';

/** The tab that is chosen; which one something else than a press on it asked for, and how often. */
export const tabChoice = proxy({ tab: firstTab, requested: firstTab, requests: 0 });

/** Asks for a tab, which the card of tabs opens once its script is there. */
export function askForTab(tab: string): void {
  tabChoice.requested = tab;
  tabChoice.requests += 1;
}

/** Moves the focus from something that goes to the tab that it is in. */
export function focusTabOf(control: Element): void {
  const tab = control.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
  if (tab) document.getElementById(tab)?.focus({ preventScroll: true });
}

const tabPattern = /[#&]tab=([a-z]+)/i;

/** Returns the part of an address that names the chosen tab; empty for the first tab. */
export function tabPart(): string {
  return tabChoice.tab === firstTab ? '' : `&tab=${tabChoice.tab}`;
}

/** Chooses the tab of an address, the first one where a scenario names none; not of an anchor. */
export function readTab(fragment: string): void {
  const named = tabPattern.exec(fragment)?.[1]?.toLowerCase();
  if (named) tabChoice.tab = named;
  else if (/^(#v\d|$)/i.test(fragment)) tabChoice.tab = firstTab;
}

/** Chooses the tab that the page was opened with. */
export function readOpenedTab(fragment: string): void {
  if (!tabPattern.test(fragment)) return;
  readTab(fragment);
  askForTab(tabChoice.tab);
}
