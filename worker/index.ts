import * as Comlink from 'comlink';
import { workerApi } from './workerApi.ts';

/** The part of the Trusted Types API that a worker needs. */
interface TrustedTypePolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown;
}

const scope: WorkerGlobalScope & { trustedTypes?: TrustedTypePolicyFactory } = self;

// The default Trusted Types policy of this worker: scripts of its own origin may load, all others
// are refused. The server sends `require-trusted-types-for 'script'`, so without a policy the
// worker could not load its lazy chunks. Browsers without Trusted Types need none.
scope.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin } = new URL(address, scope.location.href);
    if (origin === scope.location.origin) return address;
    throw new TypeError(`Refused to load a worker script from ${origin}`);
  },
});

Comlink.expose(workerApi);
