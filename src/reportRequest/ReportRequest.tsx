import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLazyOnIntent } from '../controls/useLazyOnIntent.ts';
import { reportFormId } from '../navigation/scrollToReportForm.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { reportRequestTexts } from '../texts/reportRequest.ts';
import { lazyReportForm } from './lazyReportForm.ts';
import { reportRequest } from './reportRequest.ts';
import { useReportFormInTime } from './useReportFormInTime.ts';
// The form is on the page before its script.
import '../controls/Checkbox.css';
import '../controls/HoneypotField.css';
import './ReportForm.css';

interface ReportRequestProps {
  /** What a sent report reveals, and the files that come with it. */
  savings: ReactNode;
  files: ReactNode;
}

/** One element for good: React replaces what it has not hydrated if that is rendered again. */
const form = (
  <Suspense>
    <lazyReportForm.Part />
  </Suspense>
);

/** The section that every way to the report leads to (specification 2). */
export function ReportRequest({ savings, files }: ReportRequestProps) {
  const section = useRef<HTMLElement>(null);
  useReportFormInTime(section);
  return (
    <section
      ref={section}
      className="card report-request"
      id={reportFormId}
      tabIndex={-1}
      aria-labelledby="report-request"
      data-section="rest"
    >
      <h2 id="report-request">{reportRequestTexts.title}</h2>
      <p className="report-intro">{reportRequestTexts.intro}</p>
      {form}
      <LazyReportReady savings={savings} files={files} />
    </section>
  );
}

/** It comes with the form. */
const loadReportReady = () => import('./ReportForm.tsx').then((module) => module.ReportReady);

function LazyReportReady(props: ReportRequestProps) {
  const { ready } = useStoreSelector(reportRequest);
  const { loaded: ReportReady, request } = useLazyOnIntent(loadReportReady);
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once there is a report
  useEffect(() => {
    if (ready) request();
  }, [ready]);
  return ReportReady && ready ? <ReportReady report={ready} {...props} /> : null;
}
