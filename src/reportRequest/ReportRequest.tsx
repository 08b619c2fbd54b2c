import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { lazyInPlace, useLazyWhen } from '../controls/lazy.ts';
import { reportFormId } from '../navigation/scrollToReportForm.ts';
import { notify } from '../notifications/notifications.ts';
import { whenNear } from '../startup/idle.ts';
import { isPageUpdated } from '../startup/loadFile.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { notificationsTexts, reportRequestTexts } from '../texts/page.ts';
import { reportRequest } from './reportRequest.ts';

// The form is prerendered, so its styles load with the page.
import '../controls/FormFields.css';
import './ReportForm.css';

interface ReportRequestProps {
  /** Shown after a report was sent: the savings, and buttons for the other files. */
  savings: ReactNode;
  files: ReactNode;
}

/** The form, whose script contains react-hook-form and the contract's schemas (decision 0319). */
export const lazyReportForm = lazyInPlace(() =>
  import('./ReportForm.tsx').then((module) => module.ReportForm),
);

/** The section with the report form (specification 2). */
export function ReportRequest({ savings, files }: ReportRequestProps) {
  const section = useRef<HTMLElement>(null);
  usePreloadReportForm(section);
  return (
    <section
      ref={section}
      className="report-request"
      id={reportFormId}
      tabIndex={-1}
      aria-labelledby="report-request"
    >
      <h2 id="report-request">{reportRequestTexts.title}</h2>
      <p className="report-intro">{reportRequestTexts.intro}</p>
      {lazyReportForm.element}
      <LazyReportReady savings={savings} files={files} />
    </section>
  );
}

/** Part of the form's script, which is loaded by then. */
const loadReportReady = () => import('./ReportForm.tsx').then((module) => module.ReportReady);

function LazyReportReady(props: ReportRequestProps) {
  const { ready } = useStoreSelector(reportRequest);
  const { loaded: ReportReady } = useLazyWhen(ready, loadReportReady);
  return ReportReady && ready ? <ReportReady report={ready} {...props} /> : null;
}

/**
 * Loads the form's script when the section comes near the viewport, or when the visitor focuses or
 * presses something in it. After a failure, the next focus or press tries again. The document
 * listens, because React stops events in a part that it has not hydrated.
 */
function usePreloadReportForm(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = section;
    if (!current) return;
    const onFailure = (error: unknown) => {
      console.error('The report form could not be loaded.', error);
      if (!current.matches(':focus-within') || isPageUpdated()) return;
      notify({ ...notificationsTexts.partMissing, tone: 'destructive' });
    };
    const request = () => lazyReportForm.request(onFailure);
    const endNearness = whenNear(current, request);
    const onUse = ({ target }: Event) => {
      if (target instanceof Node && current.contains(target)) request();
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('focusin', onUse, options);
    document.addEventListener('click', onUse, options);
    return () => {
      endNearness();
      listening.abort();
    };
  }, [section]);
}
