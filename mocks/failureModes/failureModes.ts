import { formatSteps, parseSteps, type Step, StepError } from './steps.ts';
import { type TargetName, targetNames } from './targets.ts';

/** The steps of each target; one that is not listed works as on the server. */
export type FailureModes = Partial<Record<TargetName, readonly Step[]>>;

/**
 * Parses `sendRoiReport:503x2,roiCalculation:slow`.
 *
 * @param targets - What may fail.
 * @returns The valid parts, and a sentence for each other part: what is not valid and what was
 *   expected.
 */
export function parseFailureModes(
  text: string,
  targets: readonly TargetName[] = targetNames,
): { failureModes: FailureModes; mistakes: string[] } {
  const failureModes: FailureModes = {};
  const mistakes: string[] = [];
  for (const part of text.split(',').map((word) => word.trim())) {
    if (!part) continue;
    const [name = '', ...rest] = part.split(':');
    const target = targets.find((known) => known === name);
    try {
      if (!target) {
        throw new StepError(`"${name}" cannot fail here; expected one of ${targets.join(', ')}`);
      }
      const steps = parseSteps(target, rest.join(':'));
      if (failureModes[target]) {
        throw new StepError(`${target} is listed twice; expected its steps joined with ";"`);
      }
      failureModes[target] = steps;
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      mistakes.push(`${part}: ${error.message}`);
    }
  }
  return { failureModes, mistakes };
}

/** Formats failure modes for a link, in the contract's order. */
export function formatFailureModes(failureModes: FailureModes): string {
  return targetNames
    .flatMap((target) => {
      const steps = failureModes[target];
      return steps ? [`${target}:${formatSteps(steps)}`] : [];
    })
    .join(',');
}
