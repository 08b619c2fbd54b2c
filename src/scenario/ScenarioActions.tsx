import type { ReactNode } from 'react';
import { copyText } from '../controls/copyAndDownload.ts';
import { useLazyOnIntent, useLazyWhen } from '../controls/lazy.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { useHasAnswer } from '../estimator/useAnswer.ts';
import { scrollToReportForm } from '../navigation/scrollToReportForm.ts';
import { notify, notifyFailure } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { pageTexts } from '../texts/page.ts';
import { scenarioTexts } from '../texts/results.ts';
import './ScenarioActions.css';
import { pinnedScenarios } from './scenarioStores.ts';

const moreActionsId = 'more-actions';

/** The code of the buttons and of the menu, which few visitors press. */
const loadActions = () => import('./actions.tsx');

/** Buttons and a menu to copy, compare, print, open and download scenarios. */
export function ScenarioActions() {
  const hasAnswer = useHasAnswer();
  const { loaded: actions, failure, request } = useLazyOnIntent(loadActions, scenarioTexts.more);
  const prepare = () => {
    if (!failure) request();
  };
  if (!hasAnswer) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only preloads the code of the buttons inside
    <div className="scenario-actions" onPointerEnter={prepare} onFocus={prepare}>
      <Action run={() => copyLink()}>{scenarioTexts.copyLink}</Action>
      <PinAction />
      <Action run={() => copyLink('cfo')}>{scenarioTexts.toCfo}</Action>
      <span className="narrow">
        <Action run={scrollToReportForm}>{pageTexts.report}</Action>
      </span>
      <div className="with-popover">
        <button type="button" className="link" popoverTarget={moreActionsId} onClick={request}>
          {scenarioTexts.more}
        </button>
        <div id={moreActionsId} popover="auto">
          {actions ? <actions.MoreActions menuId={moreActionsId} /> : failure}
        </div>
      </div>
    </div>
  );
}

/** Pins the scenario, and says while what is shown is pinned. */
function PinAction() {
  const { fragments } = useStoreSelector(pinnedScenarios);
  return (
    <Action run={pinCurrent}>
      {fragments.length > 0 ? scenarioTexts.pinned(fragments.length) : scenarioTexts.compare}
    </Action>
  );
}

function Action({ run, children }: { run: () => void; children: ReactNode }) {
  return (
    <button type="button" className="link" onClick={run}>
      {children}
    </button>
  );
}

/** Buttons that download the scenario as files; available after a report was sent (P2). */
export function FileDownloads() {
  const { loaded: actions, failure } = useLazyWhen(true, loadActions, scenarioTexts.files);
  return actions ? <actions.FileDownloads /> : failure;
}

/** Pins what is on screen at the press: the visitor may change it before the code is loaded. */
function pinCurrent(): void {
  const inputs = currentInputs();
  loadActions()
    .then((actions) => actions.pin(inputs))
    .catch(notifyFailure);
}

function copyLink(tab?: 'cfo'): void {
  const shared = loadActions().then((actions) => actions.shareLink(tab));
  copyText(shared.then(({ url }) => url))
    .then(async () => notify({ title: (await shared).said }))
    .catch(notifyFailure);
}
