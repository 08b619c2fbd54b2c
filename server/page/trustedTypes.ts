import type { BuiltFiles } from './builtFiles.ts';
import { injectIntoHead } from './injectIntoHead.ts';

/** Hosts of the trackers' scripts (P4). */
const trackerScriptHosts = [
  'www.googletagmanager.com',
  'www.google-analytics.com',
  'snap.licdn.com',
];

/**
 * Adds the Trusted Types policy to the built pages, before any other script. It allows the URLs of
 * the own scripts and of the configured trackers; the worker and the trackers need nothing else.
 */
export function withTrustedTypes(
  built: BuiltFiles,
  { hasTrackers }: { hasTrackers: boolean },
): BuiltFiles {
  const hosts = JSON.stringify(hasTrackers ? trackerScriptHosts : []);
  const policy = `window.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL(t){const u=new URL(t,location.href);if(u.origin===location.origin||u.protocol==="https:"&&${hosts}.includes(u.host))return t;throw new TypeError("Refused as a script: "+u.origin)}})`;
  return injectIntoHead(built, `<script>${policy}</script>`);
}
