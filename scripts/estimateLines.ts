import { readAskedNow } from '../backend/askedInputs.ts';
import { type Circumstances, openEstimate } from '../backend/openEstimate.ts';
import { parseSent } from '../contract/endpoint.ts';
import { estimateFormat } from '../contract/estimateFile.ts';
import { byteOrderMark } from '../contract/format/files.ts';
import { refusalDetails } from '../contract/format/refusalDetails.ts';
import { isObject } from '../contract/isInputValue.ts';
import { type Problem, problem } from '../contract/problem.ts';

/** A line of text, or null for a line that was too long. */
export type Line = string | null;

const newline = 10;

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
    const text = Buffer.concat(held).toString('utf8');
    const withoutMark = isFirst && text.startsWith(byteOrderMark) ? text.slice(1) : text;
    const line = isTooLong ? null : withoutMark;
    held = [];
    heldBytes = 0;
    isTooLong = false;
    isFirst = false;
    return line;
  }

  return {
    /** Returns the lines that a chunk completes. */
    push(chunk: Buffer): Line[] {
      const lines: Line[] = [];
      let start = 0;
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
        hold(chunk.subarray(start, end));
        lines.push(release());
        start = end + 1;
      }
      hold(chunk.subarray(start));
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

/** Estimates a line of JSON in the open format, or returns the problem that the API answers. */
export function estimateLine(
  line: Line,
  lineNumber: number,
  maxBytes: number,
  circumstances: Circumstances,
): LineAnswer {
  if (line === null)
    return refused(problem(413, refusalDetails.bodyTooLarge(maxBytes)), lineNumber);
  if (line.trim() === '') return null;
  const parsed = parseSent(line);
  if ('problem' in parsed) return refused(parsed.problem, lineNumber);
  const { sent } = parsed;
  const asked = readAskedNow(inputsOf(sent), circumstances.now);
  if ('problem' in asked) return refused(asked.problem, lineNumber);
  const { inputs, ...said } = asked;
  const estimated = { ...openEstimate(inputs, circumstances), ...said };
  return { text: JSON.stringify(estimated), isRefused: false };
}

/** The inputs of an estimate; any other value as it is. */
function inputsOf(sent: unknown): unknown {
  return isObject(sent) && sent.format === estimateFormat ? sent.inputs : sent;
}

function refused({ body }: { body: Problem }, line: number): LineAnswer {
  return { text: JSON.stringify({ ...body, line }), isRefused: true };
}
