import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scenario } from '../../contract/calculation.ts';
import { defaultScenario } from '../../contract/defaults.ts';
import { scenarioFragment } from '../../contract/scenarioLink.ts';

const scenario: Scenario = { ...defaultScenario, integrationCount: 40, region: 'us' };
const fragmentOf = (of: Scenario) => `#${scenarioFragment(of)}`;

/** A window with a session history, and the modules of a page that was opened at this fragment. */
async function openPage(openedFragment = '') {
  vi.resetModules();
  const entries = [openedFragment];
  const states: unknown[] = [null];
  let current = 0;
  const target = new EventTarget();
  const replaceState = vi.fn((state: unknown, _title: string, fragment: string) => {
    entries[current] = fragment;
    states[current] = state;
  });
  const add = (state: unknown, fragment: string) => {
    entries.splice(current + 1, Number.POSITIVE_INFINITY, fragment);
    states.splice(current + 1, Number.POSITIVE_INFINITY, state);
  };
  const goTo = (index: number) => {
    current = index;
    target.dispatchEvent(new Event('popstate'));
  };
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('openedFragment', openedFragment);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', {
    origin: 'https://roi.example',
    pathname: '/roi-calculator',
    search: '?view=full',
    get hash() {
      return entries[current];
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return states[current];
    },
    replaceState,
    pushState(state: unknown, _title: string, fragment: string) {
      add(state, fragment);
      current += 1;
    },
  });
  const { currentInputs, droppedParts, inputs } = await import('../estimator/inputs.ts');
  const address = await import('./scenarioAddress.ts');
  return {
    ...address,
    currentInputs,
    droppedParts,
    entries,
    replaceState,
    hash: () => entries[current],
    async change(changes: Partial<Scenario>) {
      Object.assign(inputs, changes);
      await vi.advanceTimersByTimeAsync(0);
    },
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    goBack: () => goTo(current - 1),
    goForward: () => goTo(current + 1),
    /** Navigates within the page, as a pasted link or an anchor does. */
    navigate(fragment: string) {
      add(null, fragment);
      goTo(current + 1);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a link to a scenario is the address without its query', async () => {
  const { scenarioLink } = await openPage();
  expect(scenarioLink(scenario)).toBe(`https://roi.example/roi-calculator${fragmentOf(scenario)}`);
});

test('default inputs leave the address as it is', async () => {
  const { debounceMs, hash, syncAddress, wait } = await openPage('#results');
  syncAddress();
  await wait(debounceMs);
  expect(hash()).toBe('#results');
});

test('inputs that changed before the code loaded are written at once', async () => {
  const { change, hash, syncAddress } = await openPage();
  await change({ integrationCount: 40 });
  syncAddress();
  expect(hash()).toBe(fragmentOf({ ...defaultScenario, integrationCount: 40 }));
});

test('changes replace the address once, when they pause, without a new history entry', async () => {
  const { change, debounceMs, entries, hash, replaceState, syncAddress, wait } = await openPage();
  syncAddress();
  for (const integrationCount of [10, 20, 30]) {
    await change({ integrationCount });
    await wait(debounceMs - 1);
  }
  expect(replaceState).not.toHaveBeenCalled();
  await wait(1);
  expect(replaceState).toHaveBeenCalledOnce();
  expect(hash()).toBe(fragmentOf({ ...defaultScenario, integrationCount: 30 }));
  expect(entries).toHaveLength(1);
});

test('the opened scenario is restored, except for inputs that the visitor has changed', async () => {
  const { change, currentInputs, hash, syncAddress } = await openPage(fragmentOf(scenario));
  await change({ developerCountNumber: 9 });
  syncAddress();
  expect(currentInputs()).toMatchObject({
    integrationCount: 40,
    region: 'us',
    developerCountNumber: 9,
  });
  expect(hash()).toBe(fragmentOf({ ...scenario, developerCountNumber: 9 }));
});

test('an opened scenario with an invalid part is reported, and the address names what is shown', async () => {
  const broken = fragmentOf(scenario).replace('integrations=40', 'integrations=many');
  const { droppedParts, hash, syncAddress } = await openPage(broken);
  syncAddress();
  expect(droppedParts.all).toEqual([{ field: 'integrations', value: 'many' }]);
  expect(hash()).toBe(fragmentOf({ ...defaultScenario, region: 'us' }));
});

test('going back from an opened scenario restores the previous inputs, and forward the scenario', async () => {
  const { change, currentInputs, goBack, goForward, openScenario } = await openPage();
  await change({ integrationCount: 12 });
  openScenario(scenario);
  expect(currentInputs()).toMatchObject(scenario);
  goBack();
  expect(currentInputs()).toMatchObject({ ...defaultScenario, integrationCount: 12 });
  goForward();
  expect(currentInputs()).toMatchObject(scenario);
});

test('a change just before going back is not written to the entry that is shown then', async () => {
  const { change, debounceMs, goBack, hash, openScenario, wait } = await openPage();
  openScenario(scenario);
  await change({ integrationCount: 77 });
  goBack();
  await wait(debounceMs);
  expect(hash()).toBe(fragmentOf(defaultScenario));
});

test('a pasted link replaces the inputs', async () => {
  const { currentInputs, navigate, syncAddress } = await openPage();
  syncAddress();
  navigate(fragmentOf(scenario));
  expect(currentInputs()).toMatchObject(scenario);
});

test('a tab has an entry and an address of its own, which later changes and anchors keep', async () => {
  const page = await openPage();
  const { tabChoice } = await import('./tabAddress.ts');
  page.openTab('cfo');
  page.openTab('cfo');
  expect(page.entries).toEqual([
    fragmentOf(defaultScenario),
    `${fragmentOf(defaultScenario)}&tab=cfo`,
  ]);
  await page.change({ integrationCount: 40, region: 'us' });
  await page.wait(page.debounceMs);
  expect(page.hash()).toBe(`${fragmentOf(scenario)}&tab=cfo`);
  expect(page.scenarioLink(scenario)).not.toContain('tab');
  page.navigate('#results');
  expect([page.hash(), tabChoice.tab]).toEqual([`${fragmentOf(scenario)}&tab=cfo`, 'cfo']);
});

test('going back from a tab keeps the inputs, and going back further replaces them', async () => {
  const page = await openPage();
  const { tabChoice } = await import('./tabAddress.ts');
  page.syncAddress();
  page.openScenario({ ...defaultScenario, integrationCount: 12 });
  page.openTab('cfo');
  await page.change({ integrationCount: 40, region: 'us' });
  page.goBack();
  expect([page.hash(), tabChoice.tab]).toEqual([fragmentOf(scenario), 'forecast']);
  expect(page.currentInputs()).toMatchObject(scenario);
  page.goForward();
  expect([page.hash(), tabChoice.tab]).toEqual([`${fragmentOf(scenario)}&tab=cfo`, 'cfo']);
  page.goBack();
  page.goBack();
  expect([page.hash(), tabChoice.tab]).toEqual([fragmentOf(defaultScenario), 'forecast']);
  expect(page.currentInputs()).toMatchObject(defaultScenario);
});

test('an anchor keeps the inputs, and the address names them again', async () => {
  const { currentInputs, hash, navigate, openScenario } = await openPage();
  openScenario(scenario);
  navigate('#results');
  expect(currentInputs()).toMatchObject(scenario);
  expect(hash()).toBe(fragmentOf(scenario));
});

test('a later call does not restore the opened scenario again', async () => {
  const { change, currentInputs, syncAddress } = await openPage(fragmentOf(scenario));
  syncAddress();
  await change({ region: defaultScenario.region });
  syncAddress();
  expect(currentInputs().region).toBe(defaultScenario.region);
});
