import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { SuccessOf } from '../../contract/endpoint.ts';
import { certaintyText, howSureText } from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths, lastMonth } from '../../contract/format/durations.ts';
import { csvFormatOf, estimateFileName } from '../../contract/format/files.ts';
import { language } from '../../contract/format/locale.ts';
import { summaryText } from '../../contract/format/summaryText.ts';
import type { Contract } from '../../contract/index.ts';
import { pathOf } from '../../contract/languages.ts';
import { numberSystems } from '../../contract/renameSystems.ts';
import { scenarioFragment } from '../../contract/scenarioLink.ts';
import { isNameless } from '../../contract/shortLink.ts';
import { send, withIdempotencyKey } from '../api/post.ts';
import { Button } from '../controls/Button.tsx';
import { copyText, downloadFile } from '../controls/copyAndDownload.ts';
import { currentInputs, localToday } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { visit } from '../estimator/visit.ts';
import { systemName } from '../format/systemName.ts';
import { printPage } from '../navigation/printSheet.ts';
import { scenarioLink } from '../navigation/scenarioAddress.ts';
import { notify, notifyFailure } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { estimateWorker, fileWorker, forecastWorker } from '../workers/workers.ts';
import { chooseFile } from './openFile.ts';
import { pinScenario } from './pins.ts';
import { scenarioCsv } from './scenarioCsv.ts';

/** The clipboard waits for a text as long as the press counts, which is 5 seconds. */
const shortLinkMs = 3000;

/**
 * Returns a link to the scenario, and what to say once it is copied: a short link, or the long one
 * where the server gives none in time.
 *
 * @param tab - The tab that it opens.
 */
export async function shareLink(tab?: 'cfo'): Promise<{ url: string; said: string }> {
  const entered = currentInputs();
  const inputs = numberSystems(entered, isNameless);
  const short = await saveLink(inputs).catch((error) => {
    console.warn('The scenario has no short link.', error);
    return null;
  });
  const { copied } = deferredScenarioTexts;
  const said = tab ? copied.cfoLink : copied.link;
  if (short === null) return { url: `${link()}${tab ? `&tab=${tab}` : ''}`, said };
  return {
    url: `${short}${tab ? `#tab=${tab}` : ''}`,
    said: inputs === entered ? said : `${said.replace(/\.?$/, '.')} ${copied.namesLeftOut}`,
  };
}

/** Saves a scenario under a short link; null where the host has none. */
async function saveLink(inputs: CalculatorInputs): Promise<string | null> {
  const body = { scenario: scenarioFragment(inputs) };
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No response within ${shortLinkMs} ms`)), shortLinkMs);
  });
  const response = await Promise.race([send('saveLink', withIdempotencyKey(body)), tooLate]);
  const { url }: SuccessOf<Contract['saveLink']> = await response.json();
  return url.includes('#') ? null : url.replace('/l/', `${pathOf(language)}l/`);
}

/** Returns the long link to the scenario. */
function link(): string {
  return scenarioLink(currentInputs(), results.rateCard?.version);
}

/** Returns a summary of the scenario in two paragraphs. */
async function summary(): Promise<string> {
  const { answer, rateCard } = results;
  if (!answer) throw new Error('Expected an answer to summarize.');
  const inputs = currentInputs();
  return summaryText({
    ...answer,
    claims: answer.verdict.claims,
    certainty: howSureText(await forecastWorker.call((worker) => worker.certainty(inputs))),
    inputs,
    rateCardVersion: rateCard?.version,
    systemName: systemName(answer.systems),
    link: link(),
    isReportSent: visit.isReportSent,
  });
}

/** Pins a scenario for comparison, or asks which pinned scenario it replaces. */
export function pin(inputs: CalculatorInputs): void {
  if (pinScenario(inputs)) notify({ title: deferredScenarioTexts.pinned });
}

/**
 * Downloads every figure of the scenario and its 36 months as CSV, in the format of the visitor's
 * locale.
 */
async function downloadCsv(): Promise<void> {
  const inputs = currentInputs();
  const today = localToday();
  const [[answer, costs, ...finance], [certainty, split]] = await Promise.all([
    estimateWorker.call((worker) =>
      Promise.all([
        worker.answer({ inputs, today }),
        worker.monthlyCosts(inputs),
        worker.finance(inputs, forecastMonths),
        worker.finance(inputs, lastMonth),
      ]),
    ),
    forecastWorker.call((worker) =>
      Promise.all([worker.certainty(inputs), worker.bestSplit(inputs, today)]),
    ),
  ]);
  const csv = scenarioCsv({
    answer,
    certainty: certaintyText(certainty),
    split,
    inputs,
    costs,
    finance,
    today,
    rateCardVersion: results.rateCard?.version ?? '',
    link: link(),
    format: csvFormatOf(navigator.language),
  });
  downloadFile(
    deferredScenarioTexts.fileName('csv'),
    new Blob([csv], { type: 'text/csv;charset=utf-8' }),
  );
}

/** Downloads the scenario as an estimate file, which the page opens again. */
async function downloadEstimate(): Promise<void> {
  const inputs = currentInputs();
  const request = { inputs, today: localToday(), url: scenarioLink(inputs) };
  const json = await fileWorker.call((worker) => worker.estimateFile(request));
  downloadFile(estimateFileName, new Blob([json], { type: 'application/json' }));
}

/** Downloads the pricing model with these inputs as an Excel workbook with working formulas. */
async function downloadWorkbook(): Promise<void> {
  const inputs = currentInputs();
  const { companyName } = visit;
  const request = {
    inputs,
    today: localToday(),
    link: scenarioLink(inputs),
    ...(companyName === null ? {} : { companyName }),
  };
  const bytes = await fileWorker.call((worker) => worker.workbook(request));
  downloadFile(
    deferredScenarioTexts.fileName('xlsx'),
    new Blob([new Uint8Array(bytes)], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  );
}

type NamedAction = readonly [text: string, run: () => void | Promise<void>];

const actions: readonly NamedAction[] = [
  [
    deferredScenarioTexts.copySummary,
    () => copyText(summary()).then(() => notify({ title: deferredScenarioTexts.copied.summary })),
  ],
  [deferredScenarioTexts.print, printPage],
  [deferredScenarioTexts.openFile, chooseFile],
];

/** Available after a report was sent (P2). */
const downloads: readonly NamedAction[] = [
  [deferredScenarioTexts.excel, downloadWorkbook],
  [deferredScenarioTexts.csv, downloadCsv],
  [deferredScenarioTexts.estimateFile, downloadEstimate],
];

/** The entries of the menu, each of which closes it. */
export function MoreActions({ menuId }: { menuId: string }) {
  const { isReportSent } = useStoreSelector(visit);
  return (isReportSent ? [...actions, ...downloads] : actions).map(([text, run]) => (
    <button
      key={text}
      type="button"
      className="link"
      popoverTarget={menuId}
      popoverTargetAction="hide"
      onClick={() => runAction(run)}
    >
      {text}
    </button>
  ));
}

export function FileDownloads() {
  return downloads.map(([text, run]) => (
    <Button key={text} kind="quiet" onClick={() => runAction(run)}>
      {text}
    </Button>
  ));
}

/** Runs an action within the event of its press. A failure shows a notification. */
async function runAction(run: NamedAction[1]): Promise<void> {
  try {
    await run();
  } catch (error) {
    notifyFailure(error);
  }
}
