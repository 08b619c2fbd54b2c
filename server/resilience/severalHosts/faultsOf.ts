import type { SentLead } from './visitors.ts';

/** The content of the store at the end. */
export interface Stored {
  leads: readonly { id: string; email: string }[];
  /** By which key each lead was saved. */
  claims: readonly { key: string; recordId: string }[];
  messages: readonly { id: string; recordId: string; state: string; unknownOutcomes: number }[];
}

/**
 * Compares what was acknowledged, what is stored and what was mailed.
 *
 * @param accepted - The id of the message of each mail that the provider accepted.
 * @returns A sentence for each lead or message that is lost or doubled.
 */
export function faultsOf(
  sent: readonly SentLead[],
  { leads, claims, messages }: Stored,
  accepted: readonly string[],
): string[] {
  const leadsOf = Map.groupBy(leads, ({ email }) => email);
  const claimOf = new Map(claims.map(({ key, recordId }) => [key, recordId]));
  const messagesOf = Map.groupBy(messages, ({ recordId }) => recordId);
  const mailsOf = Map.groupBy(accepted, (id) => id);
  const known = new Set(messages.map(({ id }) => id));
  const faults: string[] = [];

  for (const { key, email, id } of sent) {
    const stored = leadsOf.get(email) ?? [];
    if (id !== null && !stored.some((lead) => lead.id === id)) {
      faults.push(`${key} was acknowledged as ${id}, and is not stored.`);
    }
    if (id !== null && claimOf.get(`demoSubmission key ${key}`) !== id) {
      faults.push(`${key} was acknowledged as ${id}, and its key does not lead there.`);
    }
    if (stored.length > 1) faults.push(`${key} is stored ${stored.length} times.`);
  }
  for (const { id } of leads) {
    const count = messagesOf.get(id)?.length ?? 0;
    if (count !== 1) faults.push(`The lead ${id} has ${count} messages, expected one.`);
  }
  for (const { id, state, unknownOutcomes } of messages) {
    const mails = mailsOf.get(id)?.length ?? 0;
    if (mails > 1 + unknownOutcomes) {
      faults.push(`The message ${id} was mailed ${mails} times.`);
    }
    if (state !== 'sent' && state !== 'unknown') faults.push(`The message ${id} is ${state}.`);
    if (state === 'sent' && mails === 0) faults.push(`The message ${id} was never mailed.`);
  }
  for (const id of mailsOf.keys()) {
    if (!known.has(id)) faults.push(`The mail ${id} belongs to no stored lead.`);
  }
  return faults;
}
