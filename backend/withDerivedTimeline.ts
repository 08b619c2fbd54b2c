import { withTimeline } from '../contract/withTimeline.ts';

/**
 * Derives the timeline of inputs with a deadline from the UTC day on which they were received,
 * whatever the sender stated (E23). Inputs without a deadline are returned unchanged.
 *
 * @param receivedAt - Epoch milliseconds.
 */
export function withDerivedTimeline<
  Inputs extends { deadline?: string | null | undefined; timeline: number },
>(inputs: Inputs, receivedAt: number): Inputs {
  if (!inputs.deadline) return inputs;
  return withTimeline(inputs, new Date(receivedAt).toISOString().slice(0, 10));
}
