import { type ToolName, tools } from '../../contract/agents/tools.ts';
import { fieldErrors } from '../../contract/endpoint.ts';
import type { Circumstances } from '../openEstimate.ts';
import { mendStrings } from './mendStrings.ts';
import { answers, refusalOf, type ToolAnswer, ToolRefusal } from './toolAnswers.ts';

/**
 * Calls a tool, whatever the protocol.
 *
 * @param asked - The arguments as they arrived.
 * @throws {ToolRefusal} Names every invalid field, and what is expected.
 */
export function callTool<Name extends ToolName>(
  name: Name,
  asked: unknown,
  circumstances: Circumstances,
): ToolAnswer<Name> {
  const { input } = tools[name];
  const mended = mendStrings(input, asked);
  const { error } = input.safeParse(mended);
  if (error) throw refusalOf({ errors: fieldErrors(error.issues) });
  // A parsed record lacks a field named __proto__, which is to be refused.
  return answers[name](mended as never, circumstances);
}

/** An answer, or why there is none; unlike an error it can leave a thread. */
export type ToolOutcome = ToolAnswer<ToolName> | { refusal: string };

/** Calls a tool as `callTool` does, and returns a refusal. */
export function attemptTool(
  name: ToolName,
  asked: unknown,
  circumstances: Circumstances,
): ToolOutcome {
  try {
    return callTool(name, asked, circumstances);
  } catch (error) {
    if (error instanceof ToolRefusal) return { refusal: error.message };
    throw error;
  }
}
