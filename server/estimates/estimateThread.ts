import { parentPort } from 'node:worker_threads';
import { attemptTool, type ToolOutcome } from '../../backend/agents/callTool.ts';
import { completeEstimate } from '../../backend/openEstimate.ts';
import type { ToolName } from '../../contract/agents/tools.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { CompleteEstimate } from '../../contract/openEstimate.ts';
import type { ThreadResponse } from '../threads/createThread.ts';

/** A request to the thread: inputs or a tool call. A URL cannot be posted to a thread. */
export type EstimateRequest = {
  /** Epoch milliseconds. */
  now: number;
  publicUrl: string;
} & ({ inputs: CalculatorInputs } | { tool: ToolName; asked: unknown });

parentPort?.on('message', (request: EstimateRequest) => {
  const circumstances = { now: request.now, publicUrl: new URL(request.publicUrl) };
  const answer =
    'tool' in request
      ? attemptTool(request.tool, request.asked, circumstances)
      : completeEstimate(request.inputs, circumstances);
  parentPort?.postMessage({ answer } satisfies ThreadResponse<CompleteEstimate | ToolOutcome>);
});
