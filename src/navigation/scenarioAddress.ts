import { proxy, ref, subscribe } from 'valtio';
import type { Scenario } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { pagePath } from '../../contract/format/locale.ts';
import {
  type DroppedPart,
  type LinkedScenario,
  readScenario,
  scenarioFragment,
} from '../../contract/scenarioLink.ts';
import { restoreUntouchedInputs } from '../estimator/inputHistory.ts';
import { enteredInputs, inputs, restoreInputs } from '../estimator/inputs.ts';
import { addressFragment, isShortLink, openedScenarioFragment } from './address.ts';
import { readTab, tabChoice, tabPart } from './tabAddress.ts';

/** The address is updated when the inputs pause: browsers limit how often it may change. */
export const debounceMs = 250;

let isSyncing = false;

/** What the states of history entries have in common whose inputs no navigation has replaced. */
let shownInputs: number | null = globalThis.history?.state ?? null;

/** The link that was opened last. */
export const openedLink = proxy({ linked: null as LinkedScenario | null });

/**
 * Returns a link to a scenario: the calculator's address without its query.
 *
 * @param rateCardVersion - Where given, the link says by which rate card it was made.
 */
export function scenarioLink(scenario: Scenario, rateCardVersion?: string): string {
  const fragment = scenarioFragment(scenario, rateCardVersion);
  const path = isShortLink() ? pagePath : location.pathname;
  return new URL(`${path}#${fragment}`, location.origin).href;
}

/**
 * Replaces the inputs and adds a history entry, so that the back button restores the previous ones.
 *
 * @param dropped - The parts that could not be read from the source.
 */
export function openScenario(scenario: Scenario, dropped: readonly DroppedPart[] = []): void {
  syncAddress();
  writeAddress();
  shownInputs = null;
  history.pushState(shownInputs, '', addressOf(scenario));
  restoreInputs(scenario, dropped);
}

/**
 * Shows a tab and adds a history entry, so that the back button shows the former one. The inputs
 * stay as they are on the way back, because a look at a tab has not changed them.
 */
export function openTab(tab: string): void {
  if (tab === tabChoice.tab) return;
  syncAddress();
  shownInputs ??= Math.random();
  history.replaceState(shownInputs, '', addressOf(enteredInputs()));
  tabChoice.tab = tab;
  history.pushState(shownInputs, '', addressOf(enteredInputs()));
}

/**
 * Keeps the address and the inputs in sync from now on. Changed inputs replace the fragment without
 * a new history entry; going back or forward, or pasting a link, replaces the inputs. Only the
 * first call has an effect.
 *
 * The scenario that the page was opened with does not replace inputs that the visitor has changed
 * before this code loaded.
 */
export function syncAddress(): void {
  if (isSyncing) return;
  isSyncing = true;
  const restoreFragment = (fragment: string, restore: typeof restoreInputs) => {
    const linked = readScenario(fragment);
    if (!linked) return;
    restore(linked.inputs, linked.dropped);
    openedLink.linked = ref(linked);
  };

  let debounceTimer: ReturnType<typeof setTimeout> | undefined;
  subscribe(inputs, () => {
    clearTimeout(debounceTimer);
    debounceTimer = setTimeout(writeAddress, debounceMs);
  });
  addEventListener('popstate', () => {
    clearTimeout(debounceTimer);
    readTab(addressFragment());
    if (history.state === null || history.state !== shownInputs) {
      restoreFragment(addressFragment(), restoreInputs);
    }
    shownInputs = history.state;
    // After an anchor or a link with invalid parts, the address names the scenario that is shown.
    writeAddress();
  });

  const opened = openedScenarioFragment();
  if (opened) restoreFragment(opened, restoreUntouchedInputs);
  if (addressFragment() !== location.hash) shortLinkInputs = scenarioFragment(enteredInputs());
  // The default inputs stay out of the address until something changes.
  if (opened || scenarioFragment(enteredInputs()) !== scenarioFragment(defaultInputs))
    writeAddress();
}

/** The inputs that the address of a short link opens, as a fragment. */
let shortLinkInputs: string | null = null;

/** The address of a scenario, relative to the page's own. */
function addressOf(scenario: Scenario): string {
  const path = isShortLink() ? pagePath : '';
  return `${path}#${scenarioFragment(scenario)}${tabPart()}`;
}

/** Names the scenario in the address, unless a short link does. */
function writeAddress(): void {
  if (addressFragment() !== location.hash && shortLinkInputs === scenarioFragment(enteredInputs()))
    return;
  const address = addressOf(enteredInputs());
  if (location.hash !== address) history.replaceState(history.state, '', address);
}
