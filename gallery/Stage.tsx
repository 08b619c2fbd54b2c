import '../src/printing/PrintSheet.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { scenarioFragment } from '../contract/scenarioLink.ts';
import { AskBar } from '../src/analytics/AskBar.tsx';
import { lazyWhyChoose } from '../src/CalculatorPage.tsx';
import { DatePicker } from '../src/controls/DatePicker.tsx';
import { HelpTip } from '../src/controls/HelpTip.tsx';
import { DemoForm, DemoFrame } from '../src/demoRequest/DemoDialog.tsx';
import { currentInputs, droppedParts, inputs, localToday } from '../src/estimator/inputs.ts';
import { initializeResults, results } from '../src/estimator/results.ts';
import { startEstimator } from '../src/estimator/startEstimator.ts';
import { visit } from '../src/estimator/visit.ts';
import { NotificationArea } from '../src/notifications/NotificationArea.tsx';
import { notifications } from '../src/notifications/notifications.ts';
import { PrintedEstimate } from '../src/printing/PrintSheet.tsx';
import { lazyReportForm } from '../src/reportRequest/ReportRequest.tsx';
import { certaintyParts } from '../src/results/AnswerCard.tsx';
import { ScenarioComparison } from '../src/scenario/ScenarioComparison.tsx';
import { pinnedScenarios } from '../src/scenario/scenarioStores.ts';
import { loadTypeface } from '../src/startup/idle.ts';
import { resultsTexts } from '../src/texts/results.ts';
import { type ReportName, reportRequests } from '../testing/reportRequests.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { answerDetails } from '../worker/forecast/certainty.ts';
import { paperResults } from '../worker/forecast/paperResults.ts';
import { workerApi } from '../worker/workerApi.ts';
import { Blocks } from './Blocks.tsx';
import { Controls, OwnSystems } from './Controls.tsx';
import type { GalleryState, OpenControlName } from './states.ts';

/** Shows one state. `data-ready` on the document marks it as complete. */
export function Stage({ state }: { state: GalleryState }) {
  const { name, description } = state;
  useEffect(() => {
    complete().catch(console.error);
  }, []);
  return (
    <main className="gallery wrap">
      <h1>{name}</h1>
      <p>{description}</p>
      {content(state)}
    </main>
  );
}

function content({ shows, notification }: GalleryState): ReactNode {
  switch (shows) {
    case 'controls':
      return <Controls />;
    case 'blocks':
      return <Blocks />;
    case 'comparison':
      return <ScenarioComparison />;
    case 'print':
      return <Paper />;
    case 'notification':
      return <OpenNotifications hasFocus={!notification} />;
    case 'consent':
      return <AskBar onChoose={doNothing} />;
    default:
      return <OpenControl name={shows} />;
  }
}

/** Resolves when nothing changes any more. */
async function complete(): Promise<void> {
  // The typeface replaces the fallback, which loads with the first text.
  await document.fonts.ready;
  await loadTypeface();
  await showBlocks();
  await changesEnd();
  while (openDetails()) await changesEnd();
  scrollTo(0, 0);
  document.documentElement.dataset.ready = '';
}

/** Brings every block to the screen, where some load their code. */
async function showBlocks(): Promise<void> {
  for (const block of document.querySelectorAll('[data-block]')) {
    block.scrollIntoView();
    // Headless Chromium sometimes draws no frame until a screenshot asks for one.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, quietMs);
    });
  }
}

/** Opens the closed parts of the blocks. Returns whether there were any. */
function openDetails(): boolean {
  const closed = document.querySelectorAll<HTMLDetailsElement>('[data-block] details:not([open])');
  for (const details of closed) details.open = true;
  return closed.length > 0;
}

/** Resolves once the document has not changed for a moment. */
function changesEnd(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const quietMs = 500;

/** One control, opened as a press opens it. */
function OpenControl({ name }: { name: OpenControlName }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('.panel-trigger, .help-tip-icon')?.click();
  }, []);
  return (
    <div ref={frame} className="gallery-open">
      {controls[name]}
    </div>
  );
}

const doNothing = () => {};

const controls = {
  systems: <OwnSystems label="Systems to connect" />,
  systemsLoading: <OwnSystems label="Systems to connect" isLoading />,
  systemsFailed: <OwnSystems label="Systems to connect" isLoading hasFailed />,
  calendar: <DatePicker label="Target date" value={null} onChange={doNothing} daysAhead={365} />,
  help: <HelpTip about="Monthly Maintenance">{resultsTexts.maintenanceHelp}</HelpTip>,
  dialog: (
    <DemoFrame isOpen onOpenChange={doNothing}>
      <DemoForm onSent={doNothing} />
    </DemoFrame>
  ),
};

/** @param props.hasFocus - The area has focus, as after F8. */
function OpenNotifications({ hasFocus }: { hasFocus: boolean }) {
  useEffect(() => {
    if (hasFocus) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }));
  }, [hasFocus]);
  return <NotificationArea />;
}

/** The print sheet, on a page as wide as A4. */
function Paper() {
  return (
    <div className="gallery-paper">
      {results.answer && (
        <PrintedEstimate
          answer={results.answer}
          paper={paperResults(currentInputs(), localToday())}
        />
      )}
    </div>
  );
}

/** Brings the stores of the page into a state, before anything renders. */
export function prepare(state: GalleryState): void {
  const { workers, isReportSent = false, dropped = [], notification } = state;
  if (workers) replaceWorkers(workers);
  if (state.inputs) Object.assign(inputs, reportRequests[state.inputs].inputs);
  visit.isReportSent = isReportSent;
  droppedParts.all = [...dropped];
  pinnedScenarios.fragments = (state.pinned ?? []).map(fragmentOf);
  if (state.replacement) pinnedScenarios.replacement = fragmentOf(state.replacement);
  // Not by `notify`, after which it would be dismissed.
  if (notification) notifications.all = [{ ...notification, id: 1, isOpen: true }];
  for (const part of [lazyReportForm, lazyWhyChoose, ...Object.values(certaintyParts)])
    part.request().catch(console.error);
  if (workers === 'failing') results.hasFailed = true;
  if (workers) return;
  const answer = workerApi.answer({ inputs: currentInputs(), today: localToday() });
  const { version, hourlyRatesUsd } = rateCard;
  const certainty = answerDetails(currentInputs(), localToday());
  initializeResults({ answer, certainty, rateCard: { version, hourlyRatesUsd } });
  startEstimator();
}

const fragmentOf = (name: ReportName) => scenarioFragment(reportRequests[name].inputs);

/**
 * Replaces the workers of this frame, before anything starts one.
 *
 * @param behaviour - `silent` ones never respond; `failing` ones report an error at once.
 */
function replaceWorkers(behaviour: 'silent' | 'failing'): void {
  window.Worker = class extends EventTarget {
    constructor() {
      super();
      if (behaviour === 'failing') setTimeout(() => this.dispatchEvent(new Event('error')));
    }
    postMessage(): void {}
    terminate(): void {}
  } as unknown as typeof Worker;
}
