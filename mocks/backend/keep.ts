import type { KeptRecord, Message, Remembered, State } from './State.ts';

export type Kept =
  | { outcome: 'kept'; record: KeptRecord }
  /** The same request again: this is what the first one kept. */
  | { outcome: 'repeated'; record: KeptRecord }
  /** The key was used for another body. */
  | { outcome: 'keyReused' };

/** What the same request kept before (S7), or what its calculation's report was kept as (S4). */
export function recall(
  state: State,
  once: Omit<Remembered, 'recordId'>,
  { now, reportOf }: { now: number; reportOf: string | null },
): Exclude<Kept, { outcome: 'kept' }> | null {
  const earlier = state.remembered.find(
    ({ name, expiresAt }) => name === once.name && expiresAt > now,
  );
  if (earlier && earlier.body !== once.body) return { outcome: 'keyReused' };
  const record = earlier
    ? state.records.find(({ id }) => id === earlier.recordId)
    : state.records.find((kept) => reportOf !== null && kept.reportOf === reportOf);
  return record ? { outcome: 'repeated', record } : null;
}

/** Keep a record with its messages, unless it was kept before. */
export function keep(
  state: State,
  record: KeptRecord,
  messages: readonly Omit<Message, 'recordId' | 'createdAt'>[],
  once: Omit<Remembered, 'recordId'>,
): { state: State; result: Kept } {
  const { id: recordId, receivedAt, reportOf } = record;
  const before = recall(state, once, { now: receivedAt, reportOf });
  if (before) return { state, result: before };
  const stillRemembered = state.remembered.filter(({ expiresAt }) => expiresAt > receivedAt);
  return {
    state: {
      ...state,
      records: [...state.records, record],
      messages: [
        ...state.messages,
        ...messages.map((message) => ({ ...message, recordId, createdAt: receivedAt })),
      ],
      remembered: [...stillRemembered, { ...once, recordId }],
    },
    result: { outcome: 'kept', record },
  };
}
