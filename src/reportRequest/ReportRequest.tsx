import { type ReactNode, useEffect } from 'react';
import { useOnIntent } from '../controls/useOnIntent.ts';
import { messages } from '../messages.ts';
import { reportFormId } from '../navigation/scrollToReportForm.ts';
import { useStored } from '../useStored.ts';
import { ReportForm } from './ReportForm.tsx';
import { reportRequest } from './reportRequest.ts';

const { reportRequest: words } = messages;

interface ReportRequestProps {
  /** What a sent report reveals, and the files that come with it. */
  savings: ReactNode;
  files: ReactNode;
}

/** The section that every way to the report leads to (specification 2). */
export function ReportRequest({ savings, files }: ReportRequestProps) {
  return (
    <section
      className="card report-request"
      id={reportFormId}
      tabIndex={-1}
      aria-labelledby="report-request"
      data-section="rest"
    >
      <h2 id="report-request">{words.title}</h2>
      <p className="report-intro">{words.intro}</p>
      <ReportForm />
      <LazyReportReady savings={savings} files={files} />
    </section>
  );
}

/** It comes with the code that submits the form, which a first report has loaded. */
const loadReportReady = () => import('./submitReport.ts').then((module) => module.ReportReady);

function LazyReportReady(props: ReportRequestProps) {
  const { ready } = useStored(reportRequest);
  const { loaded: ReportReady, request } = useOnIntent(loadReportReady);
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once there is a report
  useEffect(() => {
    if (ready) request();
  }, [ready]);
  return ReportReady && ready ? <ReportReady report={ready} {...props} /> : null;
}
