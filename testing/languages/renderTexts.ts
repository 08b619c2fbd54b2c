import { parentPort } from 'node:worker_threads';
import type { ThreadResponse } from '../../server/threads/createThread.ts';
import { formatter } from './slots.ts';

/** The module to render, and the arguments of the calls of each of its functions. */
export interface AskedTexts {
  module: string;
  calls: ReadonlyMap<string, readonly unknown[][]>;
}

/** What each constant of a module says, and each of the calls; null where nothing is called. */
export type RenderedTexts = Map<string, string[] | null>;

parentPort?.on('message', async ({ module, calls }: AskedTexts) => {
  const answer: RenderedTexts = new Map();
  const render = (value: unknown, name: string) => {
    if (typeof value === 'function') {
      const said = calls.get(name)?.map((slots) => JSON.stringify(value(...slots.map(revived))));
      answer.set(name, said ?? null);
    } else if (typeof value === 'object' && value !== null)
      for (const [part, text] of Object.entries(value))
        render(text, name ? `${name}.${part}` : part);
    else answer.set(name, [String(value)]);
  };
  let response: ThreadResponse<RenderedTexts> = { answer };
  try {
    render({ ...(await import(`../../${module}`)) }, '');
  } catch (error) {
    response = { error: `${module}: ${error instanceof Error ? error.stack : error}` };
  }
  parentPort?.postMessage(response);
});

function revived(slot: unknown): unknown {
  if (slot === formatter) return (amount: unknown) => `(${amount})`;
  if (typeof slot !== 'object' || slot === null) return slot;
  if (Array.isArray(slot)) return slot.map(revived);
  return Object.fromEntries(Object.entries(slot).map(([name, part]) => [name, revived(part)]));
}
