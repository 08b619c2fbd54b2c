import type { MessageState } from '../../backend/messages.ts';
import { clip } from './messageRows.ts';
import type { OutboxStore } from './Store.ts';
import type { Database } from './schema.ts';

/** The states of a message that the provider may report as sent. */
const openStates: readonly MessageState[] = ['ready', 'leased', 'sending', 'unknown', 'dead'];

/**
 * Saves the provider's event about a message that was attempted; a bounce of a report also with its
 * lead.
 *
 * @returns Whether the message changed.
 */
export async function confirmMessage(
  db: Database,
  id: string,
  { state, error = '' }: Parameters<OutboxStore['confirm']>[1],
): Promise<boolean> {
  const changed = await db
    .updateTable('outbox')
    .set({ state, last_error: clip(error), lease: null, lease_until: null })
    .where('id', '=', id)
    .where('state', 'in', state === 'bounced' ? [...openStates, 'sent'] : openStates)
    .where('attempts', '>', 0)
    .returning(['record_id', 'kind'])
    .execute();
  for (const { record_id, kind } of changed) {
    if (state !== 'bounced' || kind !== 'reportEmail') continue;
    await db
      .updateTable('record')
      .set({ bounce: clip(error) })
      .where('id', '=', record_id)
      .execute();
  }
  return changed.length === 1;
}
