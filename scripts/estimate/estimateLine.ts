import type { CalculatorInputs } from '../../contract/calculation.ts';
import { toWireResults } from '../../contract/estimateResults.ts';
import { type Estimate, estimate } from '../../worker/estimate/estimate.ts';
import { buildMonths, cumulativeCost } from '../../worker/forecast/cumulativeCosts.ts';
import { finance } from '../../worker/forecast/finance.ts';
import type { Line } from './createLineSplitter.ts';
import { parsePartialInputs } from './partialInputs.ts';

/** The output line for an input line; null for a blank line. */
export type LineAnswer = { text: string; isRefused: boolean } | null;

/** Estimates a line of JSON, or returns why it is invalid. */
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
  const estimated = estimate(parsed.inputs);
  const { results, hours, timeline } = estimated;
  return {
    text: JSON.stringify({
      results: toWireResults(results),
      hours,
      timeline,
      comparison: { months12: costsAfter(12, estimated), months36: costsAfter(36, estimated) },
      finance: financeFigures(estimated, parsed.inputs.assumptions),
    }),
    isRefused: false,
  };
}

/** The total cost of both sides over a horizon (E17), not rounded. */
function costsAfter(months: number, estimated: Estimate) {
  const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, months);
  return { inHouseUsd, embeddedUsd, isLive: buildMonths(estimated) <= months };
}

/** Present value and payback over 36 months (E25), not rounded; null where there is none. */
function financeFigures(estimated: Estimate, assumptions: CalculatorInputs['assumptions']) {
  const { verdict } = finance(estimated, assumptions);
  return {
    npvUsd: verdict?.npvUsd ?? null,
    npvAnnualUsd: verdict?.npvAnnualUsd ?? null,
    roi: verdict?.roi ?? null,
    paybackMonth: verdict?.paybackMonth ?? null,
    discountedPaybackMonth: verdict?.discountedPaybackMonth ?? null,
  };
}

function refused(error: string, line: number): LineAnswer {
  return { text: JSON.stringify({ error, line }), isRefused: true };
}
