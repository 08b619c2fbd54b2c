import type { Lead } from '../Lead.ts';

/**
 * Returns the beginning of a lead's id, which subjects end with: mail programs show mails with the
 * same subject as one conversation.
 */
export function leadReference({ id }: Pick<Lead, 'id'>): string {
  return id.slice(0, 8);
}
