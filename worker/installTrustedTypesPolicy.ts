/** The part of the Trusted Types API that a worker needs. */
interface TrustedTypePolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown;
}

/**
 * Installs the default Trusted Types policy of a worker: scripts of the worker's own origin may
 * load, all others are refused.
 *
 * The server sends `require-trusted-types-for 'script'`, so without a policy the worker could not
 * load its lazy chunks. Call it before the first dynamic import. Does nothing in browsers without
 * Trusted Types.
 */
export function installTrustedTypesPolicy(
  scope: WorkerGlobalScope & { trustedTypes?: TrustedTypePolicyFactory },
): void {
  scope.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin } = new URL(address, scope.location.href);
      if (origin === scope.location.origin) return address;
      throw new TypeError(`Refused to load a worker script from ${origin}`);
    },
  });
}
