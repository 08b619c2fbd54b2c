import { useEffect, useRef, useState } from 'react';
import { LazyDetails } from './controls/LazyDetails.tsx';
import { useLazyOnIntent } from './controls/lazy.ts';
import { observeInView } from './startup/idle.ts';
import { closerLookTexts, planExplorerTexts } from './texts/deferred/cards.ts';
import './CloserLook.css';

const loadTabs = () => import('./CloserLookTabs.tsx').then((module) => module.CloserLookTabs);
const loadPlans = () =>
  import('./planExplorer/PlanExplorer.tsx').then((module) => module.PlanExplorer);

type CloserLookTab = keyof typeof closerLookTexts.tabs;
const tabs = Object.entries(closerLookTexts.tabs) as [CloserLookTab, string][];

/**
 * Tabs about the forecast, and the plans with what they include (E14, E36), closed by default. On a
 * wide screen the first tab opens when it comes into view; on a narrow one a press opens one. Each
 * panel loads when it opens.
 */
export function CloserLook() {
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ tab: CloserLookTab; isPressed: boolean } | null>(null);
  const { loaded: CloserLookTabs, hasFailed, request } = useLazyOnIntent(loadTabs);
  const open = (tab: CloserLookTab, isPressed: boolean) => {
    setOpened({ tab, isPressed });
    request();
  };
  useEffect(() => {
    if (!list.current || opened || !matchMedia('(min-width: 1024px)').matches) return;
    return observeInView(list.current, (isInView) => isInView && open('finance', false));
  });
  return (
    <>
      {CloserLookTabs && opened ? (
        <CloserLookTabs first={opened.tab} hasFocus={opened.isPressed} />
      ) : (
        <div ref={list} className="tabs">
          {tabs.map(([tab, title]) => (
            <button key={tab} type="button" className="tab" onClick={() => open(tab, true)}>
              {title}
            </button>
          ))}
        </div>
      )}
      {hasFailed && <p role="alert">{closerLookTexts.failed}</p>}
      <LazyDetails
        summary={<h2>{planExplorerTexts.title}</h2>}
        load={loadPlans}
        content={{}}
        failedText={planExplorerTexts.failed}
      />
    </>
  );
}
