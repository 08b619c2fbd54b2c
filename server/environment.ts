import * as z from 'zod/mini';
import { Tracking } from '../contract/tracking.ts';

const text = z.string().check(z.trim(), z.minLength(1, 'expected a value'));
const whole = (min: number, max: number) =>
  z
    .pipe(
      z.string().check(z.regex(/^\d{1,9}$/, `expected a whole number from ${min} to ${max}`)),
      z.transform(Number),
    )
    .check(
      z.refine(
        (number: number) => number >= min && number <= max,
        `expected a whole number from ${min} to ${max}`,
      ),
    );
const httpUrl = z.pipe(
  z.url({ protocol: /^https?$/, error: 'expected an http or https URL' }),
  z.transform((url: string) => new URL(url)),
);

const Variables = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z.optional(text),
  DATA_DIR: z._default(text, 'var'),
  DIST_DIR: z._default(text, 'dist'),
  PUBLIC_URL: z.optional(httpUrl),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host/name' }),
  ),
  COOKIE_SECRET: z.optional(z.string().check(z.minLength(32, 'expected at least 32 characters'))),
  TRUST_PROXY_HOPS: z._default(whole(0, 10), 0),
  FRAME_ANCESTORS: z._default(
    z.pipe(
      text,
      z.transform((sources: string) => sources.split(/\s+/)),
    ),
    ["'self'"],
  ),
  GTM_ID: Tracking.shape.gtmId,
  LINKEDIN_PARTNER_ID: Tracking.shape.linkedInPartnerId,
  LINKEDIN_CONVERSION_ID: Tracking.shape.linkedInConversionId,
  TRACKING_CONSENT: z._default(Tracking.shape.consent, 'asked'),
  LOG_LEVEL: z._default(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'expected trace, debug, info, warn, error, fatal or silent',
    }),
    'info',
  ),
});

/** What the server is told by its environment. */
export type Environment = z.output<typeof Variables>;

/** Thrown with every problem at once, a line each. */
export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment is not valid:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

/** Parse the environment; an empty variable counts as none. Throws an EnvironmentError that names every problem. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  }
  return parsed.data;
}
