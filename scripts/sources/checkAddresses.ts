/** An address that does not answer as a page would. */
export interface AddressFailure {
  address: string;
  /** "404 Not Found", or why there was no response. */
  reason: string;
}

/** A few requests at a time, so that no host sees a burst. */
const concurrency = 6;

/**
 * Requests each address once.
 *
 * @param options - `timeoutMs`: how long an address may take to answer.
 * @returns the addresses that did not answer with a success, in their order. A response that asks
 *   for a login or refuses programs (401, 403, 405, 429) shows that the page exists.
 */
export async function checkAddresses(
  addresses: readonly string[],
  { timeoutMs }: { timeoutMs: number },
): Promise<AddressFailure[]> {
  const reasons = new Map<string, string>();
  const waiting = [...addresses];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const reason = await reasonOfFailure(address, timeoutMs);
      if (reason) reasons.set(address, reason);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return addresses.flatMap((address) => {
    const reason = reasons.get(address);
    return reason === undefined ? [] : { address, reason };
  });
}

const existsForPeople = new Set([401, 403, 405, 429]);

async function reasonOfFailure(address: string, timeoutMs: number): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    if (response.ok || existsForPeople.has(response.status)) return null;
    return `${response.status} ${response.statusText}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}
