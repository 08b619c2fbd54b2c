import { useEffect, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { messages } from '../messages.ts';
import { useStored } from '../useStored.ts';
import { downloadReport } from './downloadReport.ts';
import { reportRequest } from './reportRequest.ts';

const { reportRequest: words } = messages;

/** Says where the report went and hands out the same PDF; takes the focus that the sent form has lost. */
export function ReportReady() {
  const { sent } = useStored(reportRequest);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent && document.activeElement === document.body) box.current?.focus();
  }, [sent]);
  if (!sent) return null;
  return (
    <div ref={box} className="report-ready" tabIndex={-1}>
      <div>
        <p className="report-ready-title">{words.sentTo(sent.email)}</p>
        <p>{words.sentText}</p>
      </div>
      <Button onClick={() => downloadReport(sent)}>{words.downloadPdf}</Button>
    </div>
  );
}
