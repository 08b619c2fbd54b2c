import type { Endpoint } from '../../contract/endpoint.ts';
import { contract, type EndpointName } from '../../contract/index.ts';

/** What can fail between the page and the backend, for every endpoint. */
const networkFailures = {
  slow: 'answers after five seconds',
  offline: 'nothing answers; nothing is kept',
  lost: 'kept, but the answer is lost on its way',
  malformed: 'the answer is JSON cut off in the middle',
  html: 'a proxy answers with an HTML error page',
  empty: 'a proxy answers 500 without a word',
  '401': 'a proxy asks who is there',
} as const;
export type NetworkFailure = keyof typeof networkFailures;

/** What the contract's error responses mean in a demonstration. */
const errorMeanings: Record<string, string> = {
  400: 'the body is refused',
  403: 'this visitor may not',
  404: 'nothing is there',
  413: 'the body is too large',
  415: 'the body is not JSON',
  422: 'the idempotency key was used before',
  429: 'too many requests; try again in 30 seconds',
  500: 'the server failed',
  502: 'the mail provider refuses for good',
  503: 'the server is busy; try again in 30 seconds',
};

/** The trackers' own scripts, which the page loads from elsewhere. */
export const trackerNames = ['tagManager', 'networkTracker'] as const;
export type TrackerName = (typeof trackerNames)[number];

export type TargetName = EndpointName | TrackerName;
export const targetNames = [
  ...(Object.keys(contract) as EndpointName[]),
  ...trackerNames,
] as readonly TargetName[];

/** A network failure, or the status of an error response that the contract declares. */
export type FailureMode = NetworkFailure | `${number}`;
/** The failure mode of each target; one that is not listed works as on the server. */
export type FailureModes = Partial<Record<TargetName, FailureMode>>;

/** Lists the failure modes of a target, with their meanings. */
export function failureModesOf(target: TargetName): [failureMode: FailureMode, meaning: string][] {
  if (isTracker(target)) {
    return [
      ['slow', networkFailures.slow],
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

/**
 * Parses `sendRoiReport:502,roiCalculation:slow`. `mistakes` lists the parts that name no target or
 * none of its modes.
 */
export function parseFailureModes(text: string): {
  failureModes: FailureModes;
  mistakes: string[];
} {
  const failureModes: FailureModes = {};
  const mistakes: string[] = [];
  for (const part of text.split(',').filter((word) => word.trim() !== '')) {
    const [name = '', wanted = '', ...rest] = part.trim().split(':');
    const target = targetNames.find((known) => known === name);
    const found = target && failureModesOf(target).find(([failureMode]) => failureMode === wanted);
    if (target && found && rest.length === 0) failureModes[target] = found[0];
    else mistakes.push(part.trim());
  }
  return { failureModes, mistakes };
}

/** Formats failure modes for a link, in the contract's order. */
export function formatFailureModes(failureModes: FailureModes): string {
  return targetNames
    .flatMap((target) => (failureModes[target] ? [`${target}:${failureModes[target]}`] : []))
    .join(',');
}

/**
 * A row of the error catalogue (specification 8): the failure modes, and what the page then shows.
 */
export interface CatalogueRow {
  title: string;
  failureModes: FailureModes;
  expected: string;
}

/** The error catalogue. Unknown URLs are missing, because they belong to the page's host. */
export const catalogue: readonly CatalogueRow[] = [
  {
    title: 'Everything works',
    failureModes: {},
    expected:
      'The demo request, the saved calculation and the sent report each have their message of success.',
  },
  {
    title: 'A demo request is refused',
    failureModes: { demoSubmission: '500' },
    expected: 'The dialog stays open, with the toast ‘Ошибка отправки’.',
  },
  {
    title: 'A demo request finds no network',
    failureModes: { demoSubmission: 'offline' },
    expected: 'The same toast; the request is kept once when it is sent again.',
  },
  {
    title: 'Saving a calculation fails',
    failureModes: { roiCalculation: '500' },
    expected:
      'The toast ‘Failed to save your calculation. Please try again.’; nothing else is sent.',
  },
  {
    title: 'The mail provider refuses the report',
    failureModes: { sendRoiReport: '502' },
    expected: 'The toast ‘Failed to send email. Please try again.’',
  },
  {
    title: 'The contact webhook fails',
    failureModes: { contactFormWebhook: '500' },
    expected: 'A line in the console; the report is sent all the same.',
  },
  {
    title: 'Trackers are blocked',
    failureModes: { tagManager: 'offline', networkTracker: 'offline' },
    expected: 'Warnings in the console, and nothing else, once measuring is allowed.',
  },
  {
    title: 'Any other failure, with a body',
    failureModes: { sendRoiReport: 'html' },
    expected: 'An error that reads ‘502: ’ and the body, in the console; the toast on the page.',
  },
  {
    title: 'Any other failure, without a body',
    failureModes: { sendRoiReport: 'empty' },
    expected:
      'An error that reads ‘500: Internal Server Error’, in the console; the toast on the page.',
  },
  {
    title: 'Success, but the answer is lost',
    failureModes: { roiCalculation: 'lost' },
    expected: 'The failure’s toast; sent again, it is still one record.',
  },
];
