import { HttpError } from '../api/HttpError.ts';
import { savedCalculation } from '../api/savedCalculation.ts';
import { messages } from '../messages.ts';
import { notify } from '../notifications/notifications.ts';
import { restoreUnchanged } from './restoreUnchanged.ts';

const { savedCalculation: words } = messages;

/** Put the inputs of a saved calculation in place, as a report's link asks; the visitor is told where that fails. */
export async function openSavedCalculation(id: string): Promise<void> {
  try {
    const { inputs } = await savedCalculation(id);
    restoreUnchanged(inputs);
  } catch (error) {
    console.error('The saved calculation could not be opened.', error);
    const isMissing = error instanceof HttpError && error.status === 404;
    notify({ ...(isMissing ? words.notFound : words.failed), tone: 'destructive' });
  }
}
