import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Context } from 'koa';
import helmet from 'koa-helmet';

/** Hosts that the two trackers report to once a visitor has accepted them (P4); what they load, they load as trusted scripts. */
const trackerHosts = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.linkedin.com',
  'https://*.licdn.com',
];

/** What a browser may do with our answers: run our own scripts and what those load, be framed where the configuration says, and nothing else. The headers are the same for every answer, and made once. */
export function securityHeaders({
  isSecure,
  hasTrackers,
  frameAncestors,
  scriptHashes,
}: {
  /** Whether visitors come by https. */
  isSecure: boolean;
  hasTrackers: boolean;
  /** Sources of CSP's frame-ancestors; `'none'` forbids framing. */
  frameAncestors: readonly string[];
  /** CSP sources of the scripts that stand in the pages. */
  scriptHashes: readonly string[];
}): Record<string, string> {
  const trackers = hasTrackers ? trackerHosts : [];
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [...scriptHashes, "'strict-dynamic'"],
        workerSrc: ["'self'"],
        // The component library measures and places things with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...trackers],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...trackers],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: [...frameAncestors],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Superseded by frame-ancestors, and unable to name other sites.
    xFrameOptions: false,
    // For browsers and plug-ins that are gone: Internet Explorer, Flash, the XSS auditor.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: isSecure ? { maxAge: 365 * 24 * 3600 } : false,
  });
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  // Helmet sets them before it returns: nothing in them waits for a request.
  void setHeaders({ req, res } as Context, async () => undefined);
  return Object.fromEntries(
    Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
