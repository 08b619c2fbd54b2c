import type { ReactNode } from 'react';
import { Button } from './controls/Button.tsx';
import { ScheduleDemoButton } from './navigation/demoDialog.tsx';
import { scrollToReportForm } from './navigation/scrollToReportForm.ts';
import { readyToStartTexts, reportRequestTexts } from './texts/page.ts';
import './CallsToAction.css';

/** The two next steps, side by side: a demo, and the report form (specification 2). */
export function CallsToAction() {
  return (
    <div className="columns calls-to-action" data-section="rest">
      <CallCard title={readyToStartTexts.title} text={readyToStartTexts.text}>
        <ScheduleDemoButton />
      </CallCard>
      <CallCard title={reportRequestTexts.downloadTitle} text={reportRequestTexts.downloadText}>
        <Button kind="quiet" onClick={scrollToReportForm}>
          {reportRequestTexts.downloadButton}
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

/** A card that offers a next step. It is not a landmark, because it leads to one. */
export function CallCard({ title, text, children }: CallCardProps) {
  return (
    <div className="card" data-section="rest">
      <div className="call-card">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
