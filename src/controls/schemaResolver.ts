import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { honeypotName } from './honeypotName.ts';

/** The values of a form's fields, by name. */
export type FormValues = FieldValues & { [honeypotName]: string };

/** What a form that passed its schema sends: the schema's output and the honeypot. */
export type PassedValues<Output> = Output & { [honeypotName]: string };

/**
 * Validates a form by a schema made of the contract's fields. Each field gets its first error.
 *
 * The texts are read from the fields themselves: autofill, restored tabs and scripts can change
 * them without an event.
 */
export function schemaResolver<Values extends FormValues, Output extends object>(
  schema: z.ZodMiniType<Output>,
): Resolver<Values, unknown, PassedValues<Output>> {
  return (values, _context, { fields }) => {
    const { [honeypotName]: honeypot, ...form } = { ...values, ...textsOf(fields) };
    const parsed = schema.safeParse(form);
    if (parsed.success) return { values: { ...parsed.data, [honeypotName]: honeypot }, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of parsed.error.issues) {
      errors[String(path[0])] ??= { type: 'contract', message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** The texts in a form's fields; tick boxes are left to react-hook-form. */
function textsOf(fields: Parameters<Resolver>[2]['fields']): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { name, ref } of Object.values(fields)) {
    if (ref.type !== 'checkbox') texts[name] = ref.value;
  }
  return texts;
}
