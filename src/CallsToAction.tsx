import type { ReactNode } from 'react';
import { Button } from './controls/Button.tsx';
import { ScheduleDemoButton } from './navigation/demoDialog.tsx';
import { scrollToReportForm } from './navigation/scrollToReportForm.ts';
import { insightsTexts, readyToStartTexts, reportRequestTexts } from './texts/page.ts';

/** The two next steps, a demo and the report, above the report's form (specification 2). */
export function CallsToAction({ children }: { children: ReactNode }) {
  return (
    <div className="card closing" data-section="rest full">
      <div className="columns calls-to-action">
        <CallCard title={readyToStartTexts.title} text={readyToStartTexts.text}>
          <ScheduleDemoButton />
        </CallCard>
        <CallCard title={reportRequestTexts.downloadTitle} text={reportRequestTexts.downloadText}>
          <Button kind="quiet" onClick={scrollToReportForm}>
            {reportRequestTexts.downloadButton}
          </Button>
        </CallCard>
      </div>
      {children}
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
    <div className="call-card">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}

/** The subjects of the full analysis, and the way to it; the analysis itself is in the report. */
export function LockedInsights() {
  return (
    <section className="card locked-insights" aria-labelledby="insights" data-section="rest full">
      <div>
        <h2 id="insights">{insightsTexts.title}</h2>
        <p>{insightsTexts.text}</p>
        <ul>
          {insightsTexts.covers.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </div>
      <div className="call-box">
        <h3>{insightsTexts.getComplete}</h3>
        <p>{insightsTexts.free}</p>
        <Button onClick={() => scrollToReportForm()}>{insightsTexts.goToForm}</Button>
      </div>
    </section>
  );
}
