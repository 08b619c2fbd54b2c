import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyInPlace, useLazyOnIntent, useLazyWhen } from '../controls/lazy.ts';
import { reportFormId } from '../navigation/scrollToReportForm.ts';
import { whenNear } from '../startup/idle.ts';
import { watchUse } from '../startup/preHydration.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { pageTexts, reportRequestTexts } from '../texts/page.ts';
import { reportRequest } from './reportRequest.ts';

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
  const failure = usePreloadReportForm(section);
  return (
    <section
      ref={section}
      className="report-request"
      id={reportFormId}
      tabIndex={-1}
      aria-labelledby="report-request"
    >
      <h2 id="report-request">{reportRequestTexts.title}</h2>
      {lazyReportForm.element}
      {failure}
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
 * presses something in it. After a failure, the next focus or press tries again, except in the note
 * about it.
 *
 * @returns The note, or that the form is loading for a visitor who uses it.
 */
function usePreloadReportForm(section: RefObject<HTMLElement | null>): ReactNode {
  const [isUsed, setUsed] = useState(false);
  const { loaded, failure, hasFailed, request } = useLazyOnIntent(
    lazyReportForm.request,
    reportRequestTexts.title,
  );
  const requestNow = useEffectEvent(request);
  useEffect(() => {
    const { current } = section;
    if (!current) return;
    const endNearness = whenNear(current, () => requestNow());
    const endUse = watchUse(current, ({ type }, target) => {
      if (type.startsWith('pointer')) return;
      setUsed(true);
      if (!target.closest('.failure-note')) requestNow();
    });
    return () => {
      endNearness();
      endUse();
    };
  }, [section]);
  const isAwaited = isUsed && loaded === null && !hasFailed;
  return (
    <>
      {failure}
      {isAwaited && <p role="status">{pageTexts.openingForm}</p>}
    </>
  );
}
