import { type RefObject, useEffect, useRef } from 'react';
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { honeypotName } from './FormFields.tsx';

/**
 * react-hook-form over a schema: every form of the page. Submitting it with an invalid field moves
 * the focus to the first.
 *
 * @param schema - Made of the contract's fields, without the honeypot.
 * @returns react-hook-form's own functions, and `field`, which gives a control its name, handlers
 *   and error
 */
export function useSchemaForm<Values extends FormValues, Output extends object>(
  schema: z.ZodMiniType<Output>,
  options?: Omit<UseFormProps<Values, unknown, PassedValues<Output>>, 'resolver'>,
) {
  const form: UseFormReturn<Values, unknown, PassedValues<Output>> = useForm({
    ...options,
    resolver: schemaResolver<Values, Output>(schema),
  });
  const { register, getFieldState, formState } = form;
  return {
    ...form,
    field: <Name extends FieldPath<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
      ...register(name, rules),
      error: getFieldState(name, formState).error?.message,
    }),
  };
}

export type FormValues = FieldValues & { [honeypotName]: string };

/** The values of a form that passed its schema: the schema's output and the honeypot. */
export type PassedValues<Output> = Output & { [honeypotName]: string };

/**
 * Validates a form by a schema made of the contract's fields. Each field gets its first error.
 *
 * The texts are read from the fields themselves: autofill, restored tabs and scripts can change
 * them without an event.
 */
function schemaResolver<Values extends FormValues, Output extends object>(
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

/** Uses the tab's own storage, which may be blocked or full; a form works without it. */
export function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {}
}

/** Returns the focus to a button that lost it while it was disabled during its work. */
export function useFocusReturn(button: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    // A lost focus is on the page, on a dialog that traps it, or still on the button, as long as
    // the browser has not noticed.
    if (isDone && document.activeElement?.contains(button.current)) button.current?.focus();
  }, [isBusy, button]);
}
