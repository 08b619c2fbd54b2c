import {
  type FieldPath,
  type RegisterOptions,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { type FormValues, type PassedValues, schemaResolver } from './schemaResolver.ts';

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
