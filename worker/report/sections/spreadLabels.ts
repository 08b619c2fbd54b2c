interface Label {
  /** The middle, in points from the top of the page. */
  readonly y: number;
  /** In points. */
  readonly height: number;
}

/**
 * Moves labels apart that would overlap, in the order of their places, and keeps them between two
 * edges. Groups of labels stay as close to their places as they can.
 *
 * @returns The labels from top to bottom.
 */
export function spreadLabels<T extends Label>(
  labels: readonly T[],
  top: number,
  bottom: number,
): T[] {
  let groups: Group<T>[] = labels
    .toSorted((a, b) => a.y - b.y)
    .map((label) => ({ labels: [label], y: label.y, height: label.height }));
  let isMoved = true;
  while (isMoved) {
    isMoved = false;
    groups = groups.map((group) => ({ ...group, y: within(group, top, bottom) }));
    for (let index = 1; index < groups.length && !isMoved; index += 1) {
      const [above, below] = [groups[index - 1], groups[index]];
      if (!above || !below) continue;
      if (above.y + above.height / 2 <= below.y - below.height / 2 + tolerance) continue;
      groups.splice(index - 1, 2, merged(above, below));
      isMoved = true;
    }
  }
  return groups.flatMap(placed);
}

/** Labels that touch each other. */
interface Group<T> {
  readonly labels: readonly T[];
  readonly y: number;
  readonly height: number;
}

/** Ignores the noise of floating point. */
const tolerance = 1e-6;

function within({ y, height }: Group<Label>, top: number, bottom: number): number {
  return Math.max(top + height / 2, Math.min(bottom - height / 2, y));
}

/** The place of a group is the mean place of its labels. */
function merged<T extends Label>(above: Group<T>, below: Group<T>): Group<T> {
  const labels = [...above.labels, ...below.labels];
  return {
    labels,
    y: labels.reduce((sum, { y }) => sum + y, 0) / labels.length,
    height: above.height + below.height,
  };
}

function placed<T extends Label>({ labels, y, height }: Group<T>): T[] {
  let edge = y - height / 2;
  return labels.map((label) => {
    edge += label.height;
    return { ...label, y: edge - label.height / 2 };
  });
}
