import type { Endpoint } from '../../contract/endpoint.ts';
import { contract, type EndpointName } from '../../contract/index.ts';

/** What can fail between the page and the backend, for every endpoint. */
const networkFailures = {
  offline: 'no connection; nothing is saved',
  lost: 'saved, but the response is lost',
  malformed: 'the response is JSON cut off in the middle',
  html: 'a proxy responds with an HTML error page',
  empty: 'a proxy responds 500 without a body',
  '401': 'a proxy asks for a login',
} as const;
type NetworkFailure = keyof typeof networkFailures;

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
  502: 'the mail provider rejects the message permanently',
  503: 'the server is busy; try again in 30 seconds',
};

/** The trackers' own scripts, which the page loads from elsewhere. */
export const trackerNames = ['tagManager', 'networkTracker'] as const;
export type TrackerName = (typeof trackerNames)[number];

export type TargetName = EndpointName | TrackerName;
export const endpointNames = Object.keys(contract) as EndpointName[];
export const targetNames: readonly TargetName[] = [...endpointNames, ...trackerNames];

/** A network failure, or the status of an error response that the contract declares. */
export type FailureMode = NetworkFailure | `${number}`;

/** Lists the failure modes of a target, with their meanings. */
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
