import type { ReactNode } from 'react';
import { Button } from './controls/Button.tsx';
import { ScheduleDemoButton } from './navigation/demoDialog.tsx';
import { scrollToReportForm } from './navigation/scrollToReportForm.ts';
import { readyToStartTexts, reportRequestTexts } from './texts/page.ts';
import './CallsToAction.css';

/** The two next steps, side by side. */
export function CallsToAction() {
  return (
    <div className="columns calls-to-action" data-section="rest">
      <ReadyToStart />
      <ReportCard />
    </div>
  );
}

interface CallCardProps {
  title: string;
  text: string;
  /** The action that the card asks for. */
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

/** The 'Ready to Get Started?' card (specification 2). */
export function ReadyToStart() {
  return (
    <CallCard title={readyToStartTexts.title} text={readyToStartTexts.text}>
      <ScheduleDemoButton />
    </CallCard>
  );
}

/** The card in the results that leads to the report form (specification 2). */
export function ReportCard() {
  return (
    <CallCard title={reportRequestTexts.downloadTitle} text={reportRequestTexts.downloadText}>
      <Button kind="quiet" onClick={scrollToReportForm}>
        {reportRequestTexts.downloadButton}
      </Button>
    </CallCard>
  );
}
