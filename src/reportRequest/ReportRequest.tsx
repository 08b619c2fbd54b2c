import { messages } from '../messages.ts';
import { reportFormId } from '../navigation/scrollToReportForm.ts';
import { ReportForm } from './ReportForm.tsx';
import { ReportProgress } from './ReportProgress.tsx';
import { ReportReady } from './ReportReady.tsx';

const { reportRequest: words } = messages;

/** The section that every way to the report leads to (specification 2). */
export function ReportRequest() {
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
      <ReportProgress />
      <ReportReady />
    </section>
  );
}
