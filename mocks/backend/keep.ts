import { countReport } from './limits.ts';
import type { KeptRecord, Message, Remembered, State } from './State.ts';

export type Kept =
  | { outcome: 'kept'; record: KeptRecord }
  /** The same request again: this is what the first one kept. */
  | { outcome: 'repeated'; record: KeptRecord }
  /** The key was used for another body. */
  | { outcome: 'keyReused' };

/** What is to be kept, whom it is told, and what makes it the same as an earlier one. */
type KeepWords = [
  record: KeptRecord,
  messages: readonly Omit<Message, 'recordId' | 'createdAt'>[],
  once: Omit<Remembered, 'recordId'>,
];

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

/** Keep a report, unless it was kept before or the mail limits refuse it. */
export function keepReport(
  state: State,
  ...[record, messages, once]: KeepWords
): { state: State; result: Kept | { outcome: 'refused'; retryAfterSeconds: number } } {
  const { receivedAt: now, reportOf } = record;
  if (recall(state, once, { now, reportOf })) {
    return keep(state, record, messages, once);
  }
  const { counts, retryAfterSeconds } = countReport(state, record.email, now);
  const counted = { ...state, counts };
  return retryAfterSeconds === null
    ? keep(counted, record, messages, once)
    : { state: counted, result: { outcome: 'refused', retryAfterSeconds } };
}

/** Keep a record with its messages, unless it was kept before. */
export function keep(
  state: State,
  ...[record, messages, once]: KeepWords
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
