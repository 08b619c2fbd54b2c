import { contract, type EndpointName } from '../../contract/index.ts';
import { endpointNames } from '../../mocks/failureModes/targets.ts';

const patterns = endpointNames.map(
  (name) => [name, new RegExp(`^${contract[name].path.replace(/\{\w+\}/g, '[^/]+')}$`)] as const,
);

/** Returns the endpoint of the contract that a request is for. */
export function endpointOf(method: string, pathname: string): EndpointName | undefined {
  return patterns.find(
    ([name, pattern]) => contract[name].method === method && pattern.test(pathname),
  )?.[0];
}
