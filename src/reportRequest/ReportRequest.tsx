import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLazyOnIntent } from '../controls/lazy.ts';
import { reportFormId } from '../navigation/scrollToReportForm.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { reportRequestTexts } from '../texts/reportRequest.ts';
import { lazyReportForm } from './lazyReportForm.ts';
import { reportRequest } from './reportRequest.ts';
import { usePreloadReportForm } from './usePreloadReportForm.ts';
// The form is prerendered, so its styles load with the page.
import '../controls/FormFields.css';
import './ReportForm.css';

interface ReportRequestProps {
  /** Shown after a report was sent: the savings, and buttons for the other files. */
  savings: ReactNode;
  files: ReactNode;
}

/** A constant element: React replaces a part that it has not hydrated when that renders again. */
const form = (
  <Suspense>
    <lazyReportForm.Part />
  </Suspense>
);

/** The section with the report form (specification 2). */
export function ReportRequest({ savings, files }: ReportRequestProps) {
  const section = useRef<HTMLElement>(null);
  usePreloadReportForm(section);
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

/** Part of the form's script, which is loaded by then. */
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
