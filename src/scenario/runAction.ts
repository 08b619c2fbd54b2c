import { notify } from '../notifications/notifications.ts';
import { scenarioTexts } from '../texts/scenario.ts';

type Actions = typeof import('./actions.ts');

/** Loads the code behind the scenario's buttons, which few visitors press. */
export const loadActions = (): Promise<Actions> => import('./actions.ts');

/** Run one of the scenario's actions; a notification says where that fails. */
export function runAction(action: (actions: Actions) => void | Promise<void>): void {
  loadActions()
    .then(action)
    .catch((error) => {
      console.error(error);
      notify({ title: scenarioTexts.failed, tone: 'destructive' });
    });
}
