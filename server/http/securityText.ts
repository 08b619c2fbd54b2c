import type { Middleware } from 'koa';
import type { Ports } from '../../backend/ports.ts';

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
