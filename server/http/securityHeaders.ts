import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Ports } from '../../backend/ports.ts';

/**
 * Hosts that the two trackers report to after a visitor's consent (P4). Trusted scripts load their
 * scripts. Without a scheme, a page over https reaches them over https alone.
 */
const trackerHosts = [
  '*.googletagmanager.com',
  '*.google-analytics.com',
  '*.analytics.google.com',
  '*.linkedin.com',
  '*.licdn.com',
];

/**
 * Features that neither the page nor a frame in it may use: those that a visitor would be asked
 * for. The others are left out, because every byte of a header delays the first paint.
 */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Creates the headers of a response. They let a browser run the own scripts and what those load,
 * and frame the page where the configuration allows it.
 */
export function securityHeaders({
  isSecure,
  hasTrackers,
  frameAncestors,
  scriptHashes,
  runsWebAssembly = false,
}: {
  /** Whether visitors use https. */
  isSecure: boolean;
  hasTrackers: boolean;
  /** Sources of CSP's frame-ancestors; `'none'` forbids framing. */
  frameAncestors: readonly string[];
  /** CSP sources of the pages' inline scripts. */
  scriptHashes: readonly string[];
  /** Whether the script of the response compiles WebAssembly. */
  runsWebAssembly?: boolean;
}): Record<string, string> {
  const trackers = hasTrackers ? trackerHosts : [];
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [
          ...scriptHashes,
          "'strict-dynamic'",
          ...(runsWebAssembly ? ["'wasm-unsafe-eval'"] : []),
        ],
        workerSrc: ["'self'"],
        // The component library positions elements with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...trackers],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...trackers],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: [...frameAncestors],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Superseded by frame-ancestors, and unable to name other sites.
    xFrameOptions: false,
    // For Internet Explorer, Flash and the XSS auditor, which no longer exist.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Nothing is looked up before a link is followed.
    xDnsPrefetchControl: false,
    strictTransportSecurity: isSecure ? { maxAge: 365 * 24 * 3600 } : false,
  });
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  // Helmet sets them synchronously.
  void setHeaders({ req, res } as Context, async () => undefined);
  return {
    ...Object.fromEntries(
      Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)]),
    ),
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

const path = '/.well-known/security.txt';
const validDays = 90;

/** Names who gets reports of vulnerabilities (RFC 9116), where an address is configured. */
export function securityText(
  { clock, publicUrl }: Pick<Ports, 'clock' | 'publicUrl'>,
  contact: string,
): Middleware {
  return (ctx, next) => {
    if (ctx.path !== path) return next();
    ctx.state.route = path.slice(1);
    const expires = new Date(clock.now() + validDays * 24 * 60 * 60 * 1000);
    const canonical = new URL(path, publicUrl);
    ctx.body = `Contact: mailto:${contact}\nExpires: ${expires.toISOString()}\nCanonical: ${canonical}\n`;
  };
}
