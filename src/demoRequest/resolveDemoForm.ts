import type { FieldErrors, ResolverResult } from 'react-hook-form';
import { DemoForm } from '../../contract/demoSubmission.ts';
import { honeypotName } from '../controls/honeypotName.ts';
import type { DemoAnswers } from './draft.ts';

/** Judge the demo form by the contract's own schema, whose messages are specification 5's; a field names its first fault. */
export function resolveDemoForm(answers: DemoAnswers): ResolverResult<DemoAnswers> {
  const { [honeypotName]: _honeypot, ...form } = answers;
  const parsed = DemoForm.safeParse(form);
  if (parsed.success) return { values: answers, errors: {} };
  const errors: FieldErrors<DemoAnswers> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as keyof DemoAnswers;
    errors[field] ??= { type: 'contract', message };
  }
  return { values: {}, errors };
}
