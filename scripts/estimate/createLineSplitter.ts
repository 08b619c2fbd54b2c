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
