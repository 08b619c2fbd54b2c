import type { Endpoint } from '../../contract/endpoint.ts';
import { contract, type EndpointName } from '../../contract/index.ts';

/** The failures between the page and the backend, which every endpoint can have. */
const networkFailures = {
  offline: 'no connection; nothing is saved',
  lost: 'saved, but the response is lost',
  malformed: 'the response is JSON cut off in the middle',
  html: 'a proxy responds with an HTML error page',
  empty: 'a proxy responds 500 without a body',
  '401': 'a proxy asks for a login',
} as const;
type NetworkFailure = keyof typeof networkFailures;

/** The meanings of the contract's error responses in a demonstration. */
const errorMeanings: Record<string, string> = {
  400: 'the body is refused',
  403: 'this visitor may not',
  404: 'nothing is there',
  413: 'the body is too large',
  415: 'the body is not JSON',
  422: 'the idempotency key was used before',
  429: 'too many requests; try again in 30 seconds',
  500: 'the server failed',
  502: 'the mail provider rejects the message permanently',
  503: 'the server is busy; try again in 30 seconds',
};

/** The trackers' own scripts, which the page loads from elsewhere. */
const trackerNames = ['tagManager', 'networkTracker'] as const;
export type TrackerName = (typeof trackerNames)[number];

export type TargetName = EndpointName | TrackerName;
export const endpointNames = Object.keys(contract) as EndpointName[];
export const targetNames: readonly TargetName[] = [...endpointNames, ...trackerNames];

/** A network failure, or the status of an error response that the contract declares. */
type FailureMode = NetworkFailure | `${number}`;

export function failureModesOf(target: TargetName): [failureMode: FailureMode, meaning: string][] {
  if (isTracker(target)) {
    return [
      ['offline', 'is blocked or down'],
      ['500', 'fails'],
    ];
  }
  const endpoint: Endpoint = contract[target];
  const declared = Object.keys(endpoint.responses).filter((status) => Number(status) >= 400);
  return [
    ...(Object.entries(networkFailures) as [NetworkFailure, string][]),
    ...declared.map((status): [FailureMode, string] => [
      `${Number(status)}`,
      errorMeanings[status] ?? 'refused',
    ]),
  ];
}

export function isTracker(target: TargetName): target is TrackerName {
  return (trackerNames as readonly string[]).includes(target);
}

/** The outcome of one request, or of several in a row. */
export interface Step {
  /** `ok` lets the backend respond. */
  mode: FailureMode | 'ok';
  /** The request waits this long first: a random time in this range. Null waits not at all. */
  latencyMs: { min: number; max: number } | null;
  /** The `Retry-After` of a 429 or 503, where it is not the usual one. */
  retryAfterSeconds?: number;
  /** How many requests take this step; null is all that follow. */
  times: number | null;
}

/** The steps of each target; one that is not listed works as on the server. */
export type FailureModes = Partial<Record<TargetName, readonly Step[]>>;

/**
 * Parses `sendRoiReport:503x2,roiCalculation:slow`.
 *
 * @param targets - The endpoints and trackers that may fail.
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

/** A text that is not valid, with what was expected. */
class StepError extends Error {}

/** Long enough to see a form being sent, and shorter than the page's timeout. */
const slowMs = 5000;
const maxLatencyMs = 60_000;
const maxTimes = 999;

/**
 * Parses the steps of a target, such as `503x2;lost;200-800ms`: two 503, one lost response, then
 * every response after 200 to 800 milliseconds.
 *
 * @throws StepError names what is not valid and what was expected.
 */
export function parseSteps(target: TargetName, text: string): Step[] {
  const words = text.split(';').map((word) => word.trim());
  const steps = words.map((word) => parseStep(target, word));
  const endless = steps.findIndex(({ times }) => times === null);
  if (endless !== -1 && endless < steps.length - 1) {
    const [word, next] = [words[endless], words[endless + 1]];
    throw new StepError(
      `"${word}" has no count, so "${next}" never follows; expected a count such as ${word}x1`,
    );
  }
  return steps;
}

function parseStep(target: TargetName, word: string): Step {
  const counted = /^(.*[^x])x([^x]*)$/.exec(word);
  const times = counted ? parseCount(counted[2] ?? '') : null;
  const [failure = '', latency, ...rest] = (counted?.[1] ?? word).split('@');
  if (rest.length > 0) throw new StepError(`"${word}" has two latencies; expected one`);
  if (latency === undefined) {
    if (failure === 'slow') return { mode: 'ok', latencyMs: { min: slowMs, max: slowMs }, times };
    if (failure.endsWith('ms')) return { mode: 'ok', latencyMs: parseLatency(failure), times };
  }
  const [name = '', retryAfter] = failure.split('~');
  const mode = parseMode(target, name);
  return {
    mode,
    latencyMs: latency === undefined ? null : parseLatency(latency),
    ...(retryAfter !== undefined && { retryAfterSeconds: parseRetryAfter(mode, retryAfter) }),
    times,
  };
}

function parseRetryAfter(mode: Step['mode'], text: string): number {
  if (mode !== '429' && mode !== '503') {
    throw new StepError(`"~${text}" is a Retry-After; expected it after 429 or 503, not ${mode}`);
  }
  const [, seconds] = /^(\d{1,4})s$/.exec(text) ?? [];
  if (seconds !== undefined) return Number(seconds);
  throw new StepError(`"~${text}" is not a Retry-After; expected seconds such as ~2s`);
}

function parseCount(text: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count > 0) return count;
  throw new StepError(`"x${text}" is not a count; expected x1 to x${maxTimes}`);
}

function parseLatency(text: string): { min: number; max: number } {
  const [, from, to = from] = /^(\d{1,6})(?:-(\d{1,6}))?ms$/.exec(text) ?? [];
  if (from === undefined) {
    throw new StepError(`"${text}" is not a latency; expected one such as 300ms or 200-800ms`);
  }
  const [min, max] = [Number(from), Number(to)];
  if (min > max) throw new StepError(`"${text}" is reversed; expected ${max}-${min}ms`);
  if (max > maxLatencyMs) {
    throw new StepError(`"${text}" is too long; expected at most ${maxLatencyMs}ms`);
  }
  return { min, max };
}

function parseMode(target: TargetName, word: string): Step['mode'] {
  if (word === 'ok') return word;
  const modes = failureModesOf(target).map(([mode]) => mode);
  const found = modes.find((mode) => mode === word);
  if (found) return found;
  const expected = `expected ok, slow, ${modes.join(', ')} or a latency such as 200-800ms`;
  throw new StepError(
    word
      ? `"${word}" is not a failure mode of ${target}; ${expected}`
      : `no failure mode is given; ${expected}`,
  );
}

export function formatSteps(steps: readonly Step[]): string {
  return steps.map(formatStep).join(';');
}

function formatStep({ mode, latencyMs, retryAfterSeconds, times }: Step): string {
  const failure = retryAfterSeconds === undefined ? mode : `${mode}~${retryAfterSeconds}s`;
  const count = times === null ? '' : `x${times}`;
  if (!latencyMs) return `${failure}${count}`;
  const { min, max } = latencyMs;
  if (mode === 'ok' && min === slowMs && max === slowMs) return `slow${count}`;
  const latency = min === max ? `${min}ms` : `${min}-${max}ms`;
  return `${mode === 'ok' ? '' : `${failure}@`}${latency}${count}`;
}
