import type { Endpoint } from '../contract/endpoint.ts';
import { contract, type EndpointName } from '../contract/index.ts';

/** What can go wrong between the page and the backend, whatever the endpoint. */
const mishaps = {
  slow: 'answers after five seconds',
  offline: 'nothing answers; nothing is kept',
  lost: 'kept, but the answer is lost on its way',
  malformed: 'the answer is JSON cut off in the middle',
  html: 'a proxy answers with an HTML error page',
  empty: 'a proxy answers 500 without a word',
  '401': 'a proxy asks who is there',
} as const;
export type Mishap = keyof typeof mishaps;

/** What the contract's errorResponses stand for in a demonstration. */
const errorResponses: Record<string, string> = {
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

/** A mishap, or the status of a refusal that the contract declares. */
export type Scenario = Mishap | `${number}`;
/** What each endpoint is to do; one that is not named answers as the server would. */
export type Scenarios = Partial<Record<TargetName, Scenario>>;

/** Each scenario that `target` can play, with what it means. */
export function scenariosOf(target: TargetName): [scenario: Scenario, meaning: string][] {
  if (isTracker(target)) {
    return [
      ['slow', mishaps.slow],
      ['offline', 'is blocked or down'],
      ['500', 'fails'],
    ];
  }
  const endpoint: Endpoint = contract[target];
  const declared = Object.keys(endpoint.responses).filter((status) => Number(status) >= 400);
  return [
    ...(Object.entries(mishaps) as [Mishap, string][]),
    ...declared.map((status): [Scenario, string] => [
      `${Number(status)}`,
      errorResponses[status] ?? 'refused',
    ]),
  ];
}

export function isTracker(target: TargetName): target is TrackerName {
  return (trackerNames as readonly string[]).includes(target);
}

/** Read `sendRoiReport:502,roiCalculation:slow`; whatever names no endpoint or no scenario of it comes back in `mistakes`. */
export function parseScenarios(text: string): { scenarios: Scenarios; mistakes: string[] } {
  const scenarios: Scenarios = {};
  const mistakes: string[] = [];
  for (const part of text.split(',').filter((word) => word.trim() !== '')) {
    const [name = '', wanted = '', ...rest] = part.trim().split(':');
    const target = targetNames.find((known) => known === name);
    const found = target && scenariosOf(target).find(([scenario]) => scenario === wanted);
    if (target && found && rest.length === 0) scenarios[target] = found[0];
    else mistakes.push(part.trim());
  }
  return { scenarios, mistakes };
}

/** The same choice as text, in the contract's order, for a link. */
export function formatScenarios(scenarios: Scenarios): string {
  return targetNames
    .flatMap((target) => (scenarios[target] ? [`${target}:${scenarios[target]}`] : []))
    .join(',');
}

/** A row of the error catalogue (specification 8): what is to happen, and what the page then shows. */
export interface CatalogueRow {
  title: string;
  scenarios: Scenarios;
  expected: string;
}

/** The error catalogue, row by row; an unknown address is the host's, and has no scenario. */
export const catalogue: readonly CatalogueRow[] = [
  {
    title: 'Everything works',
    scenarios: {},
    expected:
      'The demo request, the saved calculation and the sent report each have their message of success.',
  },
  {
    title: 'A demo request is refused',
    scenarios: { demoSubmission: '500' },
    expected: 'The dialog stays open, with the toast ‘Ошибка отправки’.',
  },
  {
    title: 'A demo request finds no network',
    scenarios: { demoSubmission: 'offline' },
    expected: 'The same toast; the request is kept once when it is sent again.',
  },
  {
    title: 'Saving a calculation fails',
    scenarios: { roiCalculation: '500' },
    expected:
      'The toast ‘Failed to save your calculation. Please try again.’; nothing else is sent.',
  },
  {
    title: 'The mail provider refuses the report',
    scenarios: { sendRoiReport: '502' },
    expected: 'The toast ‘Failed to send email. Please try again.’',
  },
  {
    title: 'The contact webhook fails',
    scenarios: { contactFormWebhook: '500' },
    expected: 'A line in the console; the report is sent all the same.',
  },
  {
    title: 'Trackers are blocked',
    scenarios: { tagManager: 'offline', networkTracker: 'offline' },
    expected: 'Warnings in the console, and nothing else, once measuring is allowed.',
  },
  {
    title: 'Any other failure, with a body',
    scenarios: { sendRoiReport: 'html' },
    expected: 'An error that reads ‘502: ’ and the body, in the console; the toast on the page.',
  },
  {
    title: 'Any other failure, without a body',
    scenarios: { sendRoiReport: 'empty' },
    expected:
      'An error that reads ‘500: Internal Server Error’, in the console; the toast on the page.',
  },
  {
    title: 'Success, but the answer is lost',
    scenarios: { roiCalculation: 'lost' },
    expected: 'The failure’s toast; sent again, it is still one record.',
  },
];
