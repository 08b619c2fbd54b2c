import { Button } from '../controls/Button.tsx';
import { CallCard } from '../controls/CallCard.tsx';
import { messages } from '../messages.ts';
import { scrollToReportForm } from '../navigation/scrollToReportForm.ts';

const { reportRequest: words } = messages;

/** The way from the results to the report form (specification 2). */
export function ReportCard() {
  return (
    <CallCard title={words.downloadTitle} text={words.downloadText}>
      <Button kind="quiet" onClick={scrollToReportForm}>
        {words.downloadButton}
      </Button>
    </CallCard>
  );
}
