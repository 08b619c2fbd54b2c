import { expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';

const scriptHashes = ["'sha256-abc='"];

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const policy = (added: { scripts: string; trackers: string; ancestors: string }) =>
  [
    "default-src 'none'",
    `script-src 'sha256-abc=' 'strict-dynamic'${added.scripts}`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${added.trackers}`,
    "font-src 'self'",
    `connect-src 'self'${added.trackers}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${added.ancestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join(';');

it('without trackers, over http, nothing but the own scripts may load, and nobody may frame the page', () => {
  const frameAncestors = ["'none'"];
  expect(
    securityHeaders({ isSecure: false, hasTrackers: false, frameAncestors, scriptHashes }),
  ).toEqual({
    ...always,
    'content-security-policy': policy({ scripts: '', trackers: '', ancestors: "'none'" }),
  });
});

it('with trackers, over https, they may be reached, and browsers stay with https', () => {
  const headers = securityHeaders({
    isSecure: true,
    hasTrackers: true,
    frameAncestors: ["'self'", 'https://partner.example'],
    scriptHashes,
    runsWebAssembly: true,
  });
  const trackers =
    '*.googletagmanager.com *.google-analytics.com *.analytics.google.com *.linkedin.com *.licdn.com';
  expect(headers).toEqual({
    ...always,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': `${policy({
      scripts: " 'wasm-unsafe-eval'",
      trackers: ` ${trackers}`,
      ancestors: "'self' https://partner.example",
    })};upgrade-insecure-requests`,
  });
});
