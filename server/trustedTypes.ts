import type { BuiltFiles } from './builtFiles.ts';
import { intoHead } from './intoHead.ts';

/** Where the trackers' own scripts come from (P4). */
const trackerScriptHosts = [
  'www.googletagmanager.com',
  'www.google-analytics.com',
  'snap.licdn.com',
];

/**
 * Under Trusted Types no text becomes a script's address by itself. This policy, set before any other script,
 * lets our own through, and the trackers' where there are any: the worker and the trackers need nothing else.
 */
export function withTrustedTypes(
  built: BuiltFiles,
  { hasTrackers }: { hasTrackers: boolean },
): BuiltFiles {
  const hosts = JSON.stringify(hasTrackers ? trackerScriptHosts : []);
  const policy = `window.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL(t){const u=new URL(t,location.href);if(u.origin===location.origin||u.protocol==="https:"&&${hosts}.includes(u.host))return t;throw new TypeError("Refused as a script: "+u.origin)}})`;
  return intoHead(built, `<script>${policy}</script>`);
}
