/** The part of Trusted Types that a worker needs; browsers without them need nothing vouched for. */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown;
}

/**
 * The server lets no script load that nobody has vouched for (Content-Security-Policy,
 * require-trusted-types-for): the worker vouches for its own lazy parts, and for nothing from elsewhere.
 * To be called before the first of them is loaded.
 */
export function vouchForParts(scope: WorkerGlobalScope & { trustedTypes?: PolicyFactory }): void {
  scope.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin } = new URL(address, scope.location.href);
      if (origin === scope.location.origin) return address;
      throw new TypeError(`Refused as a part of the worker: ${origin}`);
    },
  });
}
