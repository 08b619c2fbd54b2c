import type { ReactNode } from 'react';
import { Button } from './controls/Button.tsx';
import { demoDialogTriggerProps } from './navigation/demoDialog.tsx';
import { scrollToReportForm } from './navigation/scrollToReportForm.ts';
import { insightsTexts, readyToStartTexts, reportRequestTexts } from './texts/page.ts';

/** The two next steps, the report and a demo, beside the costs (specification 2). */
export function CallsToAction() {
  return (
    <div className="columns calls-to-action">
      <CallCard title={reportRequestTexts.title} text={reportRequestTexts.downloadText}>
        <Button onClick={scrollToReportForm}>{reportRequestTexts.downloadButton}</Button>
      </CallCard>
      <CallCard title={readyToStartTexts.title} text={readyToStartTexts.text}>
        <Button kind="quiet" {...demoDialogTriggerProps}>
          {readyToStartTexts.scheduleDemo}
        </Button>
      </CallCard>
    </div>
  );
}

interface CallCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Offers a next step. It is not a landmark, because it leads to one. */
export function CallCard({ title, text, children }: CallCardProps) {
  return (
    <div className="card call-card" data-section="rest full">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** The subjects of the full analysis, beside the form of the report that has it. */
export function LockedInsights({ children }: { children: ReactNode }) {
  return (
    <div className="card closing" data-section="rest full">
      <section className="locked-insights" aria-labelledby="insights">
        <h2 id="insights">{insightsTexts.title}</h2>
        <p>{insightsTexts.text}</p>
        <ul>
          {insightsTexts.covers.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
        <button type="button" className="call-box" onClick={scrollToReportForm}>
          <strong>{insightsTexts.getComplete}</strong> <span>{insightsTexts.inReport}</span>
        </button>
      </section>
      {children}
    </div>
  );
}
