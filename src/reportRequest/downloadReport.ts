import { track } from '../analytics/track.ts';
import { inputs } from '../estimator/inputs.ts';
import { messages } from '../messages.ts';
import type { SentReport } from './reportRequest.ts';

/** Some browsers read what is downloaded only after the visitor has said where to. */
const readWithinMs = 60_000;

/** Hand the visitor the PDF that was e-mailed. */
export function downloadReport({ company, pdf }: SentReport): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(pdf);
  const name = messages.reportRequest.fileName(company);
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithinMs);
  track({ event: 'pdf_download', integrationCount: inputs.integrationCount });
}
