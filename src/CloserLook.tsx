import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CloserLookTab, OpenedTab } from './CloserLookTabs.tsx';
import { LazyDetails } from './controls/LazyDetails.tsx';
import { useLazyOnIntent } from './controls/lazy.ts';
import { splitRequests } from './navigation/openSplit.ts';
import { observeInView } from './startup/idle.ts';
import { useStoreSelector } from './state/useStoreSelector.ts';
import { closerLookTexts, planExplorerTexts } from './texts/deferred/cards.ts';
import { forecastTexts } from './texts/results.ts';
import './CloserLook.css';

const loadTabs = () => import('./CloserLookTabs.tsx').then((module) => module.CloserLookTabs);
const loadPlans = () =>
  import('./planExplorer/PlanExplorer.tsx').then((module) => module.PlanExplorer);

const tabs = Object.entries(closerLookTexts.tabs) as [CloserLookTab, string][];

/**
 * Tabs about the forecast, and the plans with what they include (E14, E36), closed by default. On a
 * wide screen the first tab opens when it comes into view; on a narrow one a press opens one. Each
 * panel loads when it opens.
 */
export function CloserLook() {
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenedTab | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const {
    loaded: CloserLookTabs,
    failure,
    request,
  } = useLazyOnIntent(loadTabs, forecastTexts.closerLook);
  const open = (tab: CloserLookTab, by: OpenedTab['by']) => {
    // A view that scrolls into sight replaces nothing that was asked for.
    setOpened((before) => (by === 'view' && before ? before : { tab, by }));
    request();
  };
  useEffect(() => {
    if (!list.current || opened || !matchMedia('(min-width: 1024px)').matches) return;
    return observeInView(list.current, (isInView) => isInView && open('finance', 'view'));
  });
  const requests = useStoreSelector(splitRequests, ({ count }) => count);
  const openRequested = useEffectEvent(() => open('split', 'request'));
  useEffect(() => {
    if (requests > 0) openRequested();
  }, [requests]);
  return (
    <>
      {CloserLookTabs && opened ? (
        <CloserLookTabs opened={opened} hadFocus={hasFocus} />
      ) : (
        <div ref={list} className="tabs">
          {tabs.map(([tab, title]) => (
            <button
              key={tab}
              type="button"
              className="tab"
              onFocus={() => setHasFocus(true)}
              onBlur={() => setHasFocus(false)}
              onClick={() => open(tab, 'press')}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {failure}
      <LazyDetails
        summary={<h2>{planExplorerTexts.title}</h2>}
        part={planExplorerTexts.title}
        load={loadPlans}
        content={{}}
      />
    </>
  );
}
