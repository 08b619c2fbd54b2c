import { withTimeline } from '../contract/withTimeline.ts';

/**
 * Inputs as a lead keeps them: with a deadline, `timeline` is derived from it and the UTC day on which they were
 * received, whatever the sender stated (E23). Without one it stays as it was sent.
 *
 * @param receivedAt Epoch milliseconds.
 */
export function withDerivedTimeline<
  Inputs extends { deadline?: string | null | undefined; timeline: number },
>(inputs: Inputs, receivedAt: number): Inputs {
  if (!inputs.deadline) return inputs;
  return withTimeline(inputs, new Date(receivedAt).toISOString().slice(0, 10));
}
