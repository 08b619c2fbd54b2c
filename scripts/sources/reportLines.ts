import type { AddressFailure } from './checkAddresses.ts';

/**
 * Writes what a check of addresses found, line by line. Where no server responds at all, the
 * network is missing, which says nothing about the addresses.
 *
 * @param checked - How many addresses were checked.
 */
export function reportLines(checked: number, failures: readonly AddressFailure[]): string[] {
  const [first] = failures;
  if (first && failures.length === checked && !failures.some(({ hasResponse }) => hasResponse)) {
    return [
      `The network does not respond (${first.reason}), so none of the ${checked} addresses was checked.`,
    ];
  }
  return [
    ...failures.map(({ address, reason }) => `${address}: ${reason}`),
    `${checked - failures.length} of ${checked} addresses work.`,
  ];
}
