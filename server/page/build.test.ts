import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Tracking } from '../../contract/tracking.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { EnvironmentError, parseEnvironment } from '../configuration/environment.ts';
import {
  inlineScriptHashes,
  readBuild,
  trackingOf,
  withTracking,
  withTrustedTypes,
} from './build.ts';

test('a build that does not exist has neither files nor pages', () => {
  const pages = { indexHtml: null, notFoundHtml: null, mcpAppHtml: null, translations: [] };
  const nothing = { folder: null, ...pages };
  expect(readBuild(join(temporaryFolder(), 'absent'))).toEqual(nothing);
  expect(withTrustedTypes(nothing, { hasTrackers: false })).toEqual(nothing);
});

test('a build is read with its pages as text', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<p>Łódź');
  mkdirSync(join(folder, 'de'));
  writeFileSync(join(folder, 'de/index.html'), '<p>Lodz');
  const translations = [{ language: 'de', html: '<p>Lodz' }];
  const pages = { indexHtml: '<p>Łódź', notFoundHtml: null, mcpAppHtml: null, translations };
  expect(readBuild(folder)).toEqual({ folder, ...pages });
});

const built = {
  folder: null,
  indexHtml:
    '<html lang=en><head><meta charset="utf-8"><style></style><title>$& calculator</title><div id=root></div>',
  notFoundHtml: null,
  mcpAppHtml: null,
};

function metaOf(variables: Record<string, string>) {
  const page = withTracking(built, trackingOf(parseEnvironment(variables))).indexHtml ?? '';
  const content = /^[^$]*<meta name="tracking" content="([^"]*)">/.exec(page)?.[1];
  return content && Tracking.parse(JSON.parse(content.replaceAll('&quot;', '"')));
}

test('the page contains the configured trackers, and asks for consent by default', () => {
  expect(metaOf({ GTM_ID: 'GTM-ABC123' })).toEqual({ gtmId: 'GTM-ABC123', consent: 'asked' });
  expect(
    metaOf({
      LINKEDIN_PARTNER_ID: '123456',
      LINKEDIN_CONVERSION_ID: '987',
      TRACKING_CONSENT: 'implied',
    }),
  ).toEqual({ linkedInPartnerId: '123456', linkedInConversionId: '987', consent: 'implied' });
});

test('without a configured tracker the page is served as it was built', () => {
  const tracking = trackingOf(parseEnvironment({ TRACKING_CONSENT: 'implied' }));
  expect(withTracking(built, tracking)).toBe(built);
});

test('an id that could be markup, or an unknown consent, is named and prevents the start', () => {
  expect(() => parseEnvironment({ GTM_ID: 'GTM-"><script>', TRACKING_CONSENT: 'maybe' })).toThrow(
    EnvironmentError,
  );
  expect(() => parseEnvironment({ GTM_ID: 'GTM-"><script>' })).toThrow(/GTM_ID: expected GTM-/);
  expect(() => parseEnvironment({ LINKEDIN_PARTNER_ID: 'abc' })).toThrow(/LINKEDIN_PARTNER_ID/);
});

const head = '<head><meta charset="utf-8">';

/** The script of the policy, as a page of a build receives it. */
function policyScript(hasTrackers: boolean): string {
  const built = { folder: null, indexHtml: `${head}</head>`, notFoundHtml: null, mcpAppHtml: null };
  const { indexHtml } = withTrustedTypes(built, { hasTrackers });
  const script = indexHtml?.match(/^<head><meta charset="utf-8"><script>(.*)<\/script><\/head>$/);
  return script?.[1] ?? expect.fail('Expected the policy first in the head.');
}

/** A page whose policy is created, and that loads scripts by URL. */
function openPage({ hasTrackers }: { hasTrackers: boolean }) {
  const policies = new Map<string, { createScriptURL(url: string): string }>();
  const trustedTypes = { createPolicy: policies.set.bind(policies) };
  const location = new URL('https://roi.example/roi-calculator');
  const globals = { window: { trustedTypes }, trustedTypes, location, URL, TypeError };
  runInNewContext(policyScript(hasTrackers), globals);
  const policy = policies.get('default') ?? expect.fail('Expected a default policy.');
  return (url: string) => policy.createScriptURL(url);
}

const trackerScripts = [
  'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  'https://www.google-analytics.com/analytics.js',
  'https://snap.licdn.com/li.lms-analytics/insight.min.js',
];
const foreignScripts = [
  'https://evil.example/a.js',
  'https://www.googletagmanager.com.evil.example/gtm.js',
  'http://www.googletagmanager.com/gtm.js',
  'data:text/javascript,alert()',
];

test.each([true, false])('own scripts run, with trackers: %s', (hasTrackers) => {
  const load = openPage({ hasTrackers });
  for (const url of ['/app.js', 'worker.js', 'https://roi.example/app.js']) {
    expect(load(url)).toBe(url);
  }
});

test('scripts of the trackers run only where trackers are configured', () => {
  const [withTrackers, without] = [{ hasTrackers: true }, { hasTrackers: false }].map(openPage);
  for (const url of trackerScripts) {
    expect(withTrackers?.(url)).toBe(url);
    expect(() => without?.(url), url).toThrow(`Refused as a script: ${new URL(url).origin}`);
  }
});

test.each([true, false])('no script of another origin runs, with trackers: %s', (hasTrackers) => {
  const load = openPage({ hasTrackers });
  for (const url of foreignScripts) {
    expect(() => load(url), url).toThrow(`Refused as a script: ${new URL(url).origin}`);
  }
});

test('a browser without Trusted Types ignores the policy', () => {
  expect(() => runInNewContext(policyScript(true), { window: {} })).not.toThrow();
});

test.each(['<header></header>', '<head><title>a</title></head>'])(
  '%s throws, because the policy would be missing or the encoding too late',
  (indexHtml) => {
    expect(() => withTrustedTypes({ ...built, indexHtml }, { hasTrackers: false })).toThrow(
      /starts with <meta charset>/,
    );
  },
);

test('each inline script may run, named once by its hash', () => {
  const hashes = inlineScriptHashes(
    '<script>a()</script><p>b()</p><script>a()</script><script src="x.js"></script><script>c()</script>',
  );
  const hashOf = (script: string) =>
    `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(hashes).toEqual([hashOf('a()'), hashOf('c()')]);
  expect(inlineScriptHashes('<p>a()</p>')).toEqual([]);
});
