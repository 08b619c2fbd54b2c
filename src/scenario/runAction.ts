import { notify } from '../notifications/notifications.ts';
import { scenarioTexts } from '../texts/scenario.ts';
import { copyText } from './copyText.ts';

export type Actions = typeof import('./actions.ts');

/** Loads the code of the scenario's buttons, which few visitors press. */
export const loadActions = (): Promise<Actions> => import('./actions.ts');

/** Runs one of the scenario's actions. A failure shows a notification. */
export function runAction(action: (actions: Actions) => void | Promise<void>): void {
  loadActions().then(action).catch(notifyFailure);
}

/** Copies the link or the summary of the scenario. Call it in the event handler of a press. */
export function copyScenario(copied: 'link' | 'summary'): void {
  const actions = loadActions();
  copyText(actions.then((loaded) => loaded[copied]()))
    .then(async () => (await actions).notifyCopied(copied))
    .catch(notifyFailure);
}

function notifyFailure(error: unknown): void {
  console.error(error);
  notify({ title: scenarioTexts.failed, tone: 'destructive' });
}
