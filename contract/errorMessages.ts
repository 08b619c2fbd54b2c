import type * as z from 'zod/mini';

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Formats an issue without its own message as an instruction: "Use at most 200". */
export function errorMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This field is required'
        : `Use ${typeNames[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return `Use at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `Use at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'invalid_value':
      return `Use ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    default:
      return 'This value is not valid';
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}
