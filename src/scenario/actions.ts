import { depthMessages } from '../depthMessages.ts';
import { forecaster } from '../estimator/forecasterClient.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { visit } from '../estimator/visit.ts';
import { scenarioLink } from '../navigation/scenarioAddress.ts';
import { notify } from '../notifications/notifications.ts';
import { copyText } from './copyText.ts';
import { downloadFile } from './downloadFile.ts';
import { pinCurrent } from './pins.ts';
import { scenarioCsv } from './scenarioCsv.ts';
import { summaryInWords } from './summaryInWords.ts';

const { scenario: words } = depthMessages;

/** The address of this scenario, into the clipboard. */
export async function copyLink(): Promise<void> {
  await copyText(scenarioLink(currentInputs()));
  notify({ title: words.linkCopied });
}

/** Two paragraphs for an e-mail or a chat, into the clipboard. */
export async function copySummary(): Promise<void> {
  const { answer, rateCard } = results;
  if (!answer) return;
  const inputs = currentInputs();
  await copyText(
    summaryInWords({
      answer,
      inputs,
      rateCardVersion: rateCard?.version,
      link: scenarioLink(inputs),
      isReportSent: visit.isReportSent,
    }),
  );
  notify({ title: words.summaryCopied });
}

/** Put this scenario aside to compare. */
export function pin(): void {
  pinCurrent();
  notify({ title: words.pinned });
}

/** Every figure of this scenario and its 36 months, as a file. */
export async function downloadCsv(): Promise<void> {
  const { answer } = results;
  const inputs = currentInputs();
  const forecast = await forecaster().forecast(inputs);
  if (!answer || !forecast) throw new Error('The inputs changed before the file was written.');
  downloadFile(
    words.fileName('csv'),
    new Blob([scenarioCsv({ answer, inputs, costs: forecast.costs })], {
      type: 'text/csv;charset=utf-8',
    }),
  );
}
