import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { MessageState, NewMessage, StoredLead } from '../../backend/Lead.ts';
import type { Database, OutboxTable, Schema } from './database.ts';
import type { Completion, MessageStatus, OutboxStore } from './Store.ts';

/** Characters that are stored of a provider's error, which can be a whole HTML page. */
const maxErrorLength = 500;

/** Inserts the messages of a lead, due at once. */
export async function insertMessages(
  db: Database,
  { id: leadId, receivedAt }: StoredLead,
  messages: readonly NewMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      messages.map(({ id, kind }) => ({
        id,
        kind,
        record_id: leadId,
        state: 'ready' as const,
        attempts: 0,
        next_at: receivedAt,
        created_at: receivedAt,
        unknown_outcomes: 0,
      })),
    )
    .execute();
}

/** Reads a message's row. */
export function toStatus(row: Selectable<OutboxTable>): MessageStatus {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    leadId: row.record_id,
    attempts: row.attempts,
    unknownOutcomes: row.unknown_outcomes,
    createdAt: row.created_at,
    nextAt: row.next_at,
    providerId: row.provider_id,
    lastError: row.last_error,
  };
}

/** The columns that save the outcome of an attempt. */
export function completionColumns(completion: Completion): UpdateObject<Schema, 'outbox'> {
  const { state } = completion;
  if (state === 'sent') {
    return { state, provider_id: clip(completion.providerId), last_error: null };
  }
  return {
    state: state === 'waiting' ? 'ready' : state,
    last_error: clip(completion.error),
    ...(state !== 'dead' && { next_at: completion.nextAt }),
    ...(state === 'waiting' && { attempts: sql`attempts - 1`, first_attempt_at: null }),
    ...(state === 'unknown' && { unknown_outcomes: sql`unknown_outcomes + 1` }),
  };
}

/** Shortens what a provider says. */
export function clip(text: string | null | undefined): string | null {
  return text ? text.slice(0, maxErrorLength).replaceAll('\0', '') : null;
}

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
