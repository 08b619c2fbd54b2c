import { parentPort } from 'node:worker_threads';
import { openEstimate } from '../../backend/openEstimate.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { OpenEstimate } from '../../contract/openEstimate.ts';
import type { ThreadResponse } from '../threads/createThread.ts';

/** What the thread estimates; a URL cannot be posted to a thread. */
export interface EstimateRequest {
  inputs: CalculatorInputs;
  /** Epoch milliseconds. */
  now: number;
  publicUrl: string;
}

parentPort?.on('message', ({ inputs, now, publicUrl }: EstimateRequest) => {
  const answer = openEstimate(inputs, { now, publicUrl: new URL(publicUrl) });
  parentPort?.postMessage({ answer } satisfies ThreadResponse<OpenEstimate>);
});
