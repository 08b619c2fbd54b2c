import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { useFocusReturn } from '../controls/useSchemaForm.ts';
import { inputs } from '../estimator/inputs.ts';
import { visit } from '../estimator/visit.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredReportRequestTexts } from '../texts/deferred/requests.ts';
import { scenarioTexts } from '../texts/results.ts';
import { downloadReport, matchesCurrentInputs } from './reportPdf.ts';
import { type ReadyReport, reportRequest } from './reportRequest.ts';
import './ReportReady.css';

interface ReportReadyProps {
  report: ReadyReport;
  savings: ReactNode;
  files: ReactNode;
}

/** Shows the result of a request: the recipient, the savings, and the files to download. */
export function ReportReady({ report, savings, files }: ReportReadyProps) {
  const { isStored } = useStoreSelector(reportRequest);
  const { isReportSent } = useStoreSelector(visit);
  const isCurrent = useStoreSelector(inputs, () => matchesCurrentInputs(report));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Submitting disabled the focused button, which dropped the focus.
    if (report.isSent && document.activeElement === document.body) box.current?.focus();
  }, [report]);
  return (
    <div ref={box} className="report-ready" tabIndex={-1}>
      <p className="report-ready-title">
        {report.isSent
          ? deferredReportRequestTexts.sentTo(report.email)
          : deferredReportRequestTexts.readyNotSent}
      </p>
      {!isCurrent && <p>{deferredReportRequestTexts.inputsChanged}</p>}
      {isReportSent && (
        <>
          {savings}
          {report.isSent && (
            <p>
              {isStored
                ? deferredReportRequestTexts.savingsRemembered
                : deferredReportRequestTexts.savingsThisPage}
            </p>
          )}
        </>
      )}
      <div className="report-files">
        <PdfButton report={report} isCurrent={isCurrent} />
        {isReportSent && files}
      </div>
    </div>
  );
}

function PdfButton({ report, isCurrent }: { report: ReadyReport; isCurrent: boolean }) {
  const [isBuilding, setIsBuilding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, isBuilding);

  async function download() {
    setIsBuilding(true);
    try {
      await downloadReport(report);
    } catch (error) {
      console.error('The PDF could not be downloaded.', error);
      notify({ title: scenarioTexts.failed, tone: 'destructive' });
    } finally {
      setIsBuilding(false);
    }
  }

  const label = isCurrent
    ? deferredReportRequestTexts.downloadPdf
    : deferredReportRequestTexts.downloadUpdatedPdf;
  return (
    <Button ref={button} disabled={isBuilding} onClick={download}>
      {isBuilding && !isCurrent ? deferredReportRequestTexts.buildingPdf : label}
    </Button>
  );
}
