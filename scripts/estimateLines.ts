import type { CalculatorInputs } from '../contract/calculation.ts';
import { toWireResults } from '../contract/estimateResults.ts';
import { type Estimate, estimate } from '../worker/estimate/estimate.ts';
import { buildMonths, cumulativeCost } from '../worker/forecast/cumulativeCosts.ts';
import { finance } from '../worker/forecast/finance.ts';
import { parsePartialInputs } from './partialInputs.ts';
import { messageOf } from './runCommand.ts';

/** A line of text, or null for a line that was too long. */
export type Line = string | null;

const newline = 10;
const byteOrderMark = '\ufeff';

/**
 * Splits a stream of UTF-8 into lines. It holds at most a chunk and one line of `maxBytes`; a
 * longer line is dropped as it arrives and becomes null. The last line needs no newline.
 */
export function createLineSplitter(maxBytes: number) {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let isTooLong = false;
  let isFirst = true;

  function hold(bytes: Buffer) {
    heldBytes += bytes.length;
    if (heldBytes > maxBytes) {
      isTooLong = true;
      held = [];
    } else if (bytes.length > 0) held.push(bytes);
  }

  function release(): Line {
    const line = isTooLong ? null : textOf(Buffer.concat(held));
    held = [];
    heldBytes = 0;
    isTooLong = false;
    return line;
  }

  function textOf(bytes: Buffer): string {
    const text = bytes.toString('utf8');
    const withoutMark = isFirst && text.startsWith(byteOrderMark) ? text.slice(1) : text;
    isFirst = false;
    return withoutMark;
  }

  return {
    /** Returns the lines that a chunk completes. */
    push(chunk: Buffer): Line[] {
      const first = chunk.indexOf(newline);
      if (first === -1) {
        hold(chunk);
        return [];
      }
      hold(chunk.subarray(0, first));
      const lines = [release()];
      const last = chunk.lastIndexOf(newline);
      if (last > first) {
        for (const line of textOf(chunk.subarray(first + 1, last)).split('\n')) {
          lines.push(Buffer.byteLength(line) > maxBytes ? null : line);
        }
      }
      hold(chunk.subarray(last + 1));
      return lines;
    },
    /** Returns the rest when the stream has ended. */
    end(): Line[] {
      return heldBytes > 0 ? [release()] : [];
    },
  };
}

/** The output line for an input line; null for a blank line. */
type LineAnswer = { text: string; isRefused: boolean } | null;

/** Estimates a line of JSON, or returns why it is invalid. */
export function estimateLine(line: Line, lineNumber: number, maxBytes: number): LineAnswer {
  if (line === null) return refused(`the line: Use at most ${maxBytes} bytes`, lineNumber);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    if (line.trim() === '') return null;
    return refused(`the line: Use a JSON object. ${messageOf(error)}`, lineNumber);
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
