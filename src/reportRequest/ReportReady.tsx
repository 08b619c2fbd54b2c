import { type ReactNode, useEffect, useRef, useState } from 'react';
import { reportFileName } from '../../contract/format/files.ts';
import { reached } from '../api/milestones.ts';
import { Button } from '../controls/Button.tsx';
import { downloadFile } from '../controls/copyAndDownload.ts';
import { useFocusReturn } from '../controls/useSchemaForm.ts';
import { currentInputs, inputs, localToday } from '../estimator/inputs.ts';
import { visit } from '../estimator/visit.ts';
import { scenarioLink } from '../navigation/scenarioAddress.ts';
import { notifyFailure } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredReportRequestTexts } from '../texts/deferred/requests.ts';
import { type ReadyReport, reportRequest } from './reportRequest.ts';
import { buildPdf, pdfBlob } from './submitReport.ts';
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
  const [isBuilding, setIsBuilding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, isBuilding);
  async function download() {
    setIsBuilding(true);
    try {
      await downloadReport(report);
    } catch (error) {
      notifyFailure(error);
    } finally {
      setIsBuilding(false);
    }
  }
  const label = isCurrent
    ? deferredReportRequestTexts.downloadPdf
    : deferredReportRequestTexts.downloadUpdatedPdf;
  return (
    <div ref={box} className="report-ready" tabIndex={-1}>
      <p className="report-ready-title">
        {report.isSent
          ? deferredReportRequestTexts.sentTo(report.email)
          : deferredReportRequestTexts.readyNotSent}
      </p>
      {!report.pdf && report.isSent && <p>{deferredReportRequestTexts.followsByEmail}</p>}
      {!isCurrent && <p>{deferredReportRequestTexts.inputsChanged}</p>}
      {/* Before the savings, whose script moves what is below when it has come. */}
      <div className="report-files">
        <Button ref={button} disabled={isBuilding} onClick={download}>
          {isBuilding && !isCurrent ? deferredReportRequestTexts.buildingPdf : label}
        </Button>
        {isReportSent && files}
      </div>
      {isReportSent && (
        <>
          <p className="hint">{deferredReportRequestTexts.filesOpen}</p>
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
    </div>
  );
}

/** Returns whether a report is of the current inputs. */
function matchesCurrentInputs({ inputs }: ReadyReport): boolean {
  return JSON.stringify(inputs) === JSON.stringify(currentInputs());
}

/**
 * Downloads the report for the current inputs: the e-mailed PDF if the inputs are unchanged, and
 * otherwise a new one of today, whose link opens the current scenario.
 */
async function downloadReport(report: ReadyReport): Promise<void> {
  const { contactName, companyName } = report;
  const inputs = currentInputs();
  const url = scenarioLink(inputs);
  const pdf =
    (matchesCurrentInputs(report) && report.pdf) ||
    pdfBlob(await buildPdf({ contactName, companyName, inputs, url, date: localToday() }));
  downloadFile(reportFileName(companyName), pdf);
  reached({ event: 'pdf_download', integrationCount: inputs.integrationCount });
}
