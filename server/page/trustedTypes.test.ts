import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withTrustedTypes } from './trustedTypes.ts';

const head = '<head><meta charset="utf-8">';

/** The script of the policy, as a page of a build receives it. */
function policyScript(hasTrackers: boolean): string {
  const built = { files: new Map(), indexHtml: `${head}</head>`, notFoundHtml: null };
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
