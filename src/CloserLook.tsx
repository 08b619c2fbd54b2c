import { type ComponentType, useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { askedAssumptions } from '../contract/assumptionDetails.ts';
import { billingOf } from '../contract/assumptions.ts';
import type { OpenedPart } from '../contract/openedParts.ts';
import { opened as openedParts } from './api/milestones.ts';
import { LazyDetails } from './controls/LazyDetails.tsx';
import { useLazyWhen } from './controls/lazy.ts';
import { inputs } from './estimator/inputs.ts';
import { Forecast } from './forecast/Forecast.tsx';
import { ForecastHeading } from './forecast/ForecastHeading.tsx';
import { openTab, syncAddress } from './navigation/scenarioAddress.ts';
import { firstTab, tabChoice } from './navigation/tabAddress.ts';
import { Boundary } from './notifications/Boundary.tsx';
import { useStoreSelector } from './state/useStoreSelector.ts';
import { planExplorerTexts, closerLookTexts as texts } from './texts/deferred/cards.ts';
import { forecastTexts } from './texts/results.ts';
import './CloserLook.css';

const loadPlans = () => {
  openedParts.add('plans');
  return import('./planExplorer/PlanExplorer.tsx').then((module) => module.PlanExplorer);
};

type CloserLookTab = keyof typeof texts.tabs;

const panels: Record<
  CloserLookTab,
  { readonly part: OpenedPart | null; readonly load: () => Promise<ComponentType> }
> = {
  cfo: {
    part: 'finance',
    load: () => import('./forecast/Finance.tsx').then((module) => module.Finance),
  },
  split: {
    part: 'split',
    load: () => import('./split/SplitPanel.tsx').then((module) => module.SplitPanel),
  },
  others: {
    part: 'counterarguments',
    load: () =>
      import('./counterarguments/Counterarguments.tsx').then((module) => module.Counterarguments),
  },
  sure: {
    part: 'howSure',
    load: () => import('./forecast/UncertaintyPanel.tsx').then((module) => module.HowSure),
  },
  matters: {
    part: 'whatMatters',
    load: () => import('./forecast/SensitivityTable.tsx').then((module) => module.WhatMatters),
  },
  assumptions: {
    part: null,
    load: () =>
      import('./assumptions/AssumptionsPanel.tsx').then((module) => module.AssumptionsPanel),
  },
};

const tabs = Object.entries(texts.tabs) as [CloserLookTab, string][];

/**
 * The forecast, and the tabs about it: the finance figures of embedding (E25) with the plans and
 * what they include (E14, E36), the split of the integrations (E35), the arguments of the other
 * side, the ranges, the levers and the assumptions (E24). Each tab has an address and loads when it
 * is chosen. The forecast stays while another tab is shown, because the others are about it.
 */
export function CloserLook() {
  const list = useRef<HTMLDivElement>(null);
  const named = useStoreSelector(tabChoice, ({ tab }) => tab);
  const requests = useStoreSelector(tabChoice, (stored) => stored.requests);
  const selected = named in texts.tabs ? named : firstTab;
  useEffect(() => {
    if (requests === 0) return;
    openTab(tabChoice.requested);
    // Content that has loaded in the meantime has moved it.
    list.current?.scrollIntoView();
  }, [requests]);
  useEffect(syncAddress, []);
  useEffect(() => {
    const tabList = list.current;
    if (!tabList) return;
    const markMore = () => {
      const { scrollLeft, scrollWidth, clientWidth } = tabList;
      const isAfter = scrollLeft + clientWidth < scrollWidth - 1;
      tabList.dataset.more = `${scrollLeft > 1 ? 'before' : ''} ${isAfter ? 'after' : ''}`;
    };
    const observer = new ResizeObserver(markMore);
    observer.observe(tabList);
    tabList.addEventListener('scroll', markMore);
    return () => {
      observer.disconnect();
      tabList.removeEventListener('scroll', markMore);
    };
  }, []);
  const billing = useStoreSelector(inputs, ({ assumptions }) => billingOf(assumptions));
  return (
    <Tabs
      selectedKey={selected}
      onSelectionChange={(tab) => openTab(String(tab))}
      keyboardActivation="manual"
    >
      <TabList ref={list} className="tabs" aria-label={forecastTexts.closerLook}>
        <Tab id={firstTab} className="tab">
          {texts.forecast}
        </Tab>
        {tabs.map(([tab, title]) => (
          <Tab key={tab} id={tab} className="tab">
            {title}
            {tab === 'assumptions' && <span>{` ${askedAssumptions(billing)}`}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={firstTab} className="tab-panel" shouldForceMount>
        <section className="forecast" aria-labelledby="forecast">
          <ForecastHeading />
          <Boundary part={forecastTexts.title}>
            <Forecast />
          </Boundary>
        </section>
      </TabPanel>
      {tabs.map(([tab, title]) => (
        <TabPanel key={tab} id={tab} className="tab-panel">
          <Boundary part={title}>
            <LazyPanel title={title} {...panels[tab]} />
            {tab === 'cfo' && (
              <LazyDetails
                className="plan-details"
                summary={<h3>{planExplorerTexts.title}</h3>}
                part={planExplorerTexts.title}
                load={loadPlans}
                content={{}}
              />
            )}
          </Boundary>
        </TabPanel>
      ))}
    </Tabs>
  );
}

function LazyPanel({ title, part, load }: { title: string } & (typeof panels)[CloserLookTab]) {
  useEffect(() => {
    if (part) openedParts.add(part);
  }, [part]);
  const { loaded: Panel, failure } = useLazyWhen(true, load, title);
  return Panel ? <Panel /> : failure;
}
