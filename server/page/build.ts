import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageNames, languages } from '../../contract/languages.ts';
import type { Tracking } from '../../contract/tracking.ts';
import type { Environment } from '../configuration/environment.ts';

/** The file of the result card that assistants show (docs/api.md). */
export const mcpAppFile = 'mcp-app.html';

/** The folder of a build, and its pages, which the server changes before it serves them. */
export interface Build {
  /** Null when nothing is built. */
  folder: string | null;
  /** Null without one. */
  indexHtml: string | null;
  notFoundHtml: string | null;
  /** The page in each other language that was built (P5). */
  translations?: readonly { language: Language; html: string }[];
  /** The view of the tool `estimate`, which assistants get as a resource. */
  mcpAppHtml: string | null;
}

/** The folder beside a build with the files of the one before it (decision 0726). */
export const formerFolderOf = (folder: string): string => `${folder}-former`;

/** Reads the pages of a build. */
export function readBuild(folder: string): Build {
  return {
    folder: existsSync(folder) ? folder : null,
    indexHtml: textOf(join(folder, 'index.html')),
    notFoundHtml: textOf(join(folder, '404.html')),
    translations: languageNames.flatMap((language) => {
      const { [language]: name } = languages;
      const html = name && textOf(join(folder, name, 'index.html'));
      return html ? [{ language, html }] : [];
    }),
    mcpAppHtml: textOf(join(folder, mcpAppFile)),
  };
}

function textOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const startOfHead = /<head>\s*<meta charset="utf-8" ?\/?>/;

/**
 * Inserts markup in the head of a page, right after `<meta charset>`: browsers look for the
 * encoding in the first 1024 bytes.
 *
 * @throws When the head does not start with `<meta charset>`.
 */
export function injectIntoHead(html: string, markup: string): string {
  if (!startOfHead.test(html)) {
    throw new Error('Expected a built page whose head starts with <meta charset>.');
  }
  return html.replace(startOfHead, (start) => `${start}${markup}`);
}

/** Inserts markup in the head of every built page. */
function injectIntoPages(build: Build, markup: string): Build {
  const { indexHtml, notFoundHtml, translations = [] } = build;
  const inject = (html: string) => injectIntoHead(html, markup);
  return {
    ...build,
    indexHtml: indexHtml && inject(indexHtml),
    notFoundHtml: notFoundHtml && inject(notFoundHtml),
    translations: translations.map(({ html, ...page }) => ({ ...page, html: inject(html) })),
  };
}

/** Returns the configured trackers; null without any. */
export function trackingOf(environment: Environment): Tracking | null {
  const { GTM_ID, LINKEDIN_PARTNER_ID, LINKEDIN_CONVERSION_ID, TRACKING_CONSENT } = environment;
  const { LINKEDIN_DEMO_CONVERSION_ID: demoConversionId } = environment;
  if (!GTM_ID && !LINKEDIN_PARTNER_ID) return null;
  return {
    ...(GTM_ID && { gtmId: GTM_ID }),
    ...(LINKEDIN_PARTNER_ID && { linkedInPartnerId: LINKEDIN_PARTNER_ID }),
    ...(LINKEDIN_CONVERSION_ID && { linkedInConversionId: LINKEDIN_CONVERSION_ID }),
    ...(demoConversionId && { linkedInDemoConversionId: demoConversionId }),
    consent: TRACKING_CONSENT,
  };
}

/** Writes the trackers into the built pages, so that changing an id needs no new build (P4). */
export function withTracking(build: Build, tracking: Tracking | null): Build {
  if (!tracking) return build;
  const content = JSON.stringify(tracking).replaceAll('"', '&quot;');
  return injectIntoPages(build, `<meta name="tracking" content="${content}">`);
}

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
export function withTrustedTypes(build: Build, { hasTrackers }: { hasTrackers: boolean }): Build {
  const hosts = JSON.stringify(hasTrackers ? trackerScriptHosts : []);
  const policy = `window.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL(t){const u=new URL(t,location.href);if(u.origin===location.origin||u.protocol==="https:"&&${hosts}.includes(u.host))return t;throw new TypeError("Refused as a script: "+u.origin)}})`;
  return injectIntoPages(build, `<script>${policy}</script>`);
}

/**
 * Returns the CSP sources of a page's inline scripts, each between `<script>` and `</script>`.
 * Nothing else runs unless one of these loads it (strict-dynamic). Hashes are as strict as nonces,
 * and the page stays the same for every response (decision 0802).
 */
export function inlineScriptHashes(html: string): string[] {
  const [, ...scripts] = html.split('<script>').map((part) => part.split('</script>', 1)[0] ?? '');
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
