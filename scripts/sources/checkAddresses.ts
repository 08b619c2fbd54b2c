/** An address that does not respond as a page would. */
export interface AddressFailure {
  address: string;
  /** "404 Not Found", or why there was no response. */
  reason: string;
  /** Whether a server responded. */
  hasResponse: boolean;
}

/** A few requests at a time, so that no host sees a burst. */
const concurrency = 6;

/**
 * Requests each address once.
 *
 * @param options - `timeoutMs`: how long an address may take to respond.
 * @returns the addresses that did not respond with a success, in their order. A response that asks
 *   for a login or refuses programs (401, 403, 405, 429) shows that the page exists.
 */
export async function checkAddresses(
  addresses: readonly string[],
  { timeoutMs }: { timeoutMs: number },
): Promise<AddressFailure[]> {
  const failures = new Map<string, AddressFailure>();
  const waiting = [...addresses];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const failure = await failureOf(address, timeoutMs);
      if (failure) failures.set(address, failure);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return addresses.flatMap((address) => failures.get(address) ?? []);
}

const existsForPeople = new Set([401, 403, 405, 429]);

async function failureOf(address: string, timeoutMs: number): Promise<AddressFailure | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    if (response.ok || existsForPeople.has(response.status)) return null;
    return { address, reason: `${response.status} ${response.statusText}`, hasResponse: true };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { address, reason, hasResponse: false };
  }
}
