import { notify } from '../notifications/notifications.ts';
import { scenarioTexts } from '../texts/scenario.ts';

export type Actions = typeof import('./actions.ts');

/** Loads the code of the scenario's buttons, which few visitors press. */
export const loadActions = (): Promise<Actions> => import('./actions.ts');

/** Runs one of the scenario's actions. A failure shows a notification. */
export function runAction(action: (actions: Actions) => void | Promise<void>): void {
  loadActions()
    .then(action)
    .catch((error) => {
      console.error(error);
      notify({ title: scenarioTexts.failed, tone: 'destructive' });
    });
}
