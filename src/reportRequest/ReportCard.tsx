import { Button } from '../controls/Button.tsx';
import { CallCard } from '../controls/CallCard.tsx';
import { scrollToReportForm } from '../navigation/scrollToReportForm.ts';
import { reportRequestTexts } from '../texts/reportRequest.ts';

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
