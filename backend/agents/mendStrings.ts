import type { Schema } from '../../contract/endpoint.ts';
import { isTooDeep } from '../../contract/nesting.ts';

/** Assumptions in inputs in arguments, and their numbers: each may be a text of its own. */
const mostTexts = 4;

/**
 * Replaces texts that are exactly a number, a list or an object where a schema refuses a text, as
 * some assistants send them: `"12"`, `"[\"hubspot\"]"`.
 */
export function mendStrings(schema: Schema, sent: unknown): unknown {
  let value = sent;
  for (let round = 0; round < mostTexts; round += 1) {
    const { issues = [] } = schema.safeParse(value).error ?? {};
    const mended: unknown = JSON.parse(JSON.stringify(value ?? null));
    let isMended = false;
    for (const { path } of issues) {
      const name = path.at(-1);
      const parent = path.slice(0, -1).reduce<unknown>((of, key) => Object(of)[key], mended);
      const text = name === undefined ? undefined : Object(parent)[name];
      const meant = typeof text === 'string' ? meaningOf(text) : undefined;
      if (name === undefined || meant === undefined) continue;
      Reflect.set(Object(parent), name, meant);
      isMended = true;
    }
    if (!isMended) break;
    value = mended;
  }
  return value;
}

/** The number, the list or the object that a text is; undefined for any other text. */
function meaningOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const isMeant = typeof value === 'number' || (typeof value === 'object' && value !== null);
    return isMeant && !isTooDeep(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
