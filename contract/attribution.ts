import * as z from 'zod/mini';

/** The parameters of an address that say where a visitor came from. */
export const touchParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'li_fat_id',
] as const;

/** The rest of a touch: the host that linked to the page, and the path where the visit began. */
const addressFields = ['referrer_host', 'landing_path'] as const;

/** The parts of a touch, as columns and in this order. */
export const touchFields = [...touchParameters, ...addressFields] as const;

/** Longer values are cut. */
export const maxTouchLength = 200;

const value = z
  .string()
  .check(z.minLength(1), z.maxLength(maxTouchLength), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const fields = Object.fromEntries(touchFields.map((name) => [name, z.optional(value)])) as Record<
  (typeof touchFields)[number],
  z.ZodMiniOptional<typeof value>
>;

/** One visit of the page: how the visitor came there (S14). */
export const Touch = z.strictObject(fields);
export type Touch = z.output<typeof Touch>;

/** The first and the last touch of a visit; the same touch twice for a visit without a reload. */
export const Attribution = z.strictObject({ first: Touch, last: Touch });
export type Attribution = z.output<typeof Attribution>;

/** Identify a click, and so a person: after a refusal they are neither sent nor kept (S14). */
const clickIds = ['gclid', 'li_fat_id'] as const;

export function withoutClickIds({ ...touch }: Touch): Touch {
  for (const name of clickIds) delete touch[name];
  return touch;
}
