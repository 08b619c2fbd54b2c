import { toWireResults } from '../../contract/estimateResults.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import type { Line } from './createLineSplitter.ts';
import { parsePartialInputs } from './partialInputs.ts';

/** What a line of input is answered with; blank lines get no answer. */
export type LineAnswer = { text: string; isRefused: boolean } | null;

/** Estimate one line of JSON, or say in its place why it cannot be. */
export function estimateLine(line: Line, lineNumber: number, maxBytes: number): LineAnswer {
  if (line === null) return refused(`the line: Use at most ${maxBytes} bytes`, lineNumber);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    if (line.trim() === '') return null;
    const reason = error instanceof Error ? error.message : String(error);
    return refused(`the line: Use a JSON object. ${reason}`, lineNumber);
  }
  const parsed = parsePartialInputs(value);
  if ('refusal' in parsed) return refused(parsed.refusal, lineNumber);
  const { results, hours, timeline } = estimate(parsed.inputs);
  return {
    text: JSON.stringify({ results: toWireResults(results), hours, timeline }),
    isRefused: false,
  };
}

function refused(error: string, line: number): LineAnswer {
  return { text: JSON.stringify({ error, line }), isRefused: true };
}
