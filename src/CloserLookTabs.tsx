import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useLazyWhen } from './controls/lazy.ts';
import { Boundary } from './notifications/Boundary.tsx';
import { closerLookTexts as texts } from './texts/deferred/cards.ts';
import { forecastTexts } from './texts/results.ts';

export type CloserLookTab = keyof typeof texts.tabs;

/** The tab that opens, by a press on it, by a request from elsewhere, or because it is in view. */
export interface OpenedTab {
  readonly tab: CloserLookTab;
  readonly by: 'press' | 'request' | 'view';
}

const panels: Record<CloserLookTab, () => Promise<ComponentType>> = {
  finance: () => import('./forecast/Finance.tsx').then((module) => module.Finance),
  split: () => import('./split/SplitPanel.tsx').then((module) => module.SplitPanel),
  counterarguments: () =>
    import('./counterarguments/Counterarguments.tsx').then((module) => module.Counterarguments),
  howSure: () => import('./forecast/UncertaintyPanel.tsx').then((module) => module.HowSure),
  whatMatters: () => import('./forecast/SensitivityTable.tsx').then((module) => module.WhatMatters),
};

/**
 * The tabs of the closer look, once one is open: the finance figures of embedding (E25), the
 * split of the integrations (E35), the arguments of the other side, the ranges and the levers.
 *
 * @param hadFocus - Whether one of the buttons in whose place they come had the focus.
 */
export function CloserLookTabs({ opened, hadFocus }: { opened: OpenedTab; hadFocus: boolean }) {
  const [selected, setSelected] = useState<Key>(opened.tab);
  const list = useRef<HTMLDivElement>(null);
  const focused = opened.by === 'press' || hadFocus ? opened.tab : null;
  useEffect(() => {
    const { tab, by } = opened;
    setSelected(tab);
    // Content that has loaded in the meantime has moved it.
    if (by === 'request') list.current?.scrollIntoView();
  }, [opened]);
  return (
    <Tabs selectedKey={selected} onSelectionChange={setSelected} keyboardActivation="manual">
      <TabList ref={list} className="tabs" aria-label={forecastTexts.closerLook}>
        {Object.entries(texts.tabs).map(([tab, title]) => (
          <Tab key={tab} id={tab} className="tab" ref={tab === focused ? focus : null}>
            {title}
          </Tab>
        ))}
      </TabList>
      {Object.entries(panels).map(([tab, load]) => (
        <TabPanel key={tab} id={tab} className="tab-panel">
          <Boundary part={texts.tabs[tab as CloserLookTab]}>
            <LazyPanel part={texts.tabs[tab as CloserLookTab]} load={load} />
          </Boundary>
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Takes the focus over as soon as there is an element: an effect may run before a tab is there. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function LazyPanel({ part, load }: { part: string; load: () => Promise<ComponentType> }) {
  const { loaded: Panel, failure } = useLazyWhen(true, load, part);
  return Panel ? <Panel /> : failure;
}
