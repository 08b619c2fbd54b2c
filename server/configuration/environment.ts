import { createPublicKey, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parseSalesRoutes } from '../../backend/salesRoutes.ts';
import { provider } from '../../contract/provider.ts';
import { defaultMailPerHour, defaultNoticesPerHour } from '../../contract/requestLimits.ts';
import { Tracking } from '../../contract/tracking.ts';

/** Characters of a secret that nobody guesses. */
const minSecretCharacters = 32;

const text = z.string().check(z.trim(), z.minLength(1, 'expected a value'));
const whole = (min: number, max: number) => {
  const isInRange = (digits: string) =>
    /^\d{1,9}$/.test(digits) && Number(digits) >= min && Number(digits) <= max;
  const message = `expected a whole number from ${min} to ${max}`;
  return z.pipe(z.string().check(z.refine(isInRange, message)), z.transform(Number));
};
const httpUrl = z.pipe(
  z.url({ protocol: /^https?$/, error: 'expected an http or https URL' }),
  z.transform((url: string) => new URL(url)),
);

/** Page and CRM are served at the root of their hosts. */
const hasNoPath = ({ pathname, search, hash }: URL) => pathname === '/' && !search && !hash;
const rootUrl = httpUrl.check(z.refine(hasNoPath, 'expected an http or https URL without a path'));

/** A source of CSP's frame-ancestors; a semicolon or comma would begin another directive. */
const frameAncestor = /^('self'|https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:(\d{1,5}|\*))?)$/i;
const frameAncestorsMessage =
  "expected 'none', or 'self' and origins such as https://partner.example";
const isSourceList = (sources: string) =>
  sources === "'none'" || sources.split(/\s+/).every((source) => frameAncestor.test(source));

/** Whether text is a public key in base64 of the DER. */
function isPublicKey(base64: string): boolean {
  try {
    createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return /^[A-Za-z0-9+/]+={0,2}$/.test(base64);
  } catch {
    return false;
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const cookieSecretText = z.optional(
  z
    .string()
    .check(z.minLength(minSecretCharacters, `expected at least ${minSecretCharacters} characters`)),
);
const emailAddress = z.email({ error: 'expected an e-mail address' });

const Variables = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], {
      error: 'expected development, test or production',
    }),
    'development',
  ),
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z.optional(text),
  METRICS_PORT: z.optional(whole(0, 65_535)),
  METRICS_HOST: z._default(text, '127.0.0.1'),
  DATA_DIR: z._default(text, 'var'),
  BACKUP_DIR: z.optional(text),
  BACKUP_EVERY_HOURS: z._default(whole(1, 500), 24),
  BACKUP_KEEP: z._default(whole(1, 10_000), 7),
  DIST_DIR: z._default(text, 'dist'),
  PUBLIC_URL: z.optional(rootUrl),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host/name' }),
  ),
  COOKIE_SECRET: cookieSecretText,
  COOKIE_SECRET_PREVIOUS: cookieSecretText,
  TRUST_PROXY_HOPS: z._default(whole(0, 10), 0),
  FRAME_ANCESTORS: z._default(
    z.pipe(
      text.check(z.refine(isSourceList, frameAncestorsMessage)),
      z.transform((sources: string) => sources.split(/\s+/)),
    ),
    ["'self'"],
  ),
  GTM_ID: Tracking.shape.gtmId,
  LINKEDIN_PARTNER_ID: Tracking.shape.linkedInPartnerId,
  LINKEDIN_CONVERSION_ID: Tracking.shape.linkedInConversionId,
  LINKEDIN_DEMO_CONVERSION_ID: Tracking.shape.linkedInDemoConversionId,
  TRACKING_CONSENT: z._default(Tracking.shape.consent, 'asked'),
  SENDGRID_API_KEY: z.optional(
    z.string().check(z.regex(/^SG\.\S+$/, 'expected a SendGrid API key, which begins with SG.')),
  ),
  SENDGRID_API_URL: z._default(httpUrl, new URL('https://api.sendgrid.com/')),
  SENDGRID_WEBHOOK_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          isPublicKey,
          'expected the verification key of the signed event webhook, as SendGrid shows it',
        ),
      ),
  ),
  MAIL_FROM: z.optional(emailAddress),
  MAIL_FROM_NAME: z._default(
    text.check(z.regex(/^[\p{L}\p{M}\p{N} .'’-]{1,64}$/u, 'expected a name')),
    provider.name,
  ),
  CONTROLLER: z.optional(text.check(z.maxLength(300, 'expected at most 300 characters'))),
  MAIL_PER_HOUR: z._default(whole(1, 1_000_000), defaultMailPerHour),
  BOOKING_URL: z.optional(httpUrl),
  SALES_INBOX: z.optional(emailAddress),
  SALES_ROUTES: z._default(
    z.pipe(
      text,
      z.transform((rules: string, context) => {
        const routes = parseSalesRoutes(rules);
        if (typeof routes !== 'string') return routes;
        context.issues.push({ code: 'custom', message: routes, input: rules });
        return z.NEVER;
      }),
    ),
    [],
  ),
  SALES_TIME_ZONE: z._default(
    text.check(z.refine(isTimeZone, 'expected a time zone such as Europe/Berlin')),
    'UTC',
  ),
  SECURITY_CONTACT: z.optional(emailAddress),
  RETENTION_DAYS: z._default(whole(1, 36_500), 730),
  NOTICES_PER_HOUR: z._default(whole(1, 1_000_000), defaultNoticesPerHour),
  CRM_WEBHOOK_URL: z.optional(httpUrl),
  CRM_WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(16, 'expected at least 16 characters')),
  ),
  HUBSPOT_TOKEN: z.optional(text),
  HUBSPOT_PORTAL_ID: z.optional(z.string().check(z.regex(/^\d{1,20}$/, 'expected digits'))),
  HUBSPOT_FORM_ID: z.optional(z.guid({ error: 'expected the GUID of a form' })),
  HUBSPOT_FORMS_URL: z._default(httpUrl, new URL('https://api.hsforms.com/')),
  HUBSPOT_API_URL: z._default(httpUrl, new URL('https://api.hubapi.com/')),
  SALESFORCE_URL: z.optional(rootUrl),
  SALESFORCE_CLIENT_ID: z.optional(text),
  SALESFORCE_CLIENT_SECRET: z.optional(text),
  SALESFORCE_ID_FIELD: z._default(
    z
      .string()
      .check(z.regex(/^[A-Za-z]\w{0,36}__c$/, 'expected a custom field, which ends in __c')),
    'Roi_Lead_Id__c',
  ),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], { error: 'expected on or off' }), 'on'),
  STOP_DELAY_MS: z._default(whole(0, 30_000), 3000),
  LOG_LEVEL: z._default(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'expected trace, debug, info, warn, error, fatal or silent',
    }),
    'info',
  ),
});

export type Environment = z.output<typeof Variables>;

/** Lists every problem of the environment, one per line. */
export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment is not valid:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

/**
 * Parses the environment. An empty variable counts as absent.
 *
 * @throws {EnvironmentError} Lists every problem.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = Variables.safeParse(given);
  const malformed = parsed.error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
  const problems = [...(malformed ?? []), ...conflicts(given)];
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  return parsed.data;
}

const publicUrlFile = (dataDir: string) => join(dataDir, 'public-url');

/** Keeps the public URL with the data, so that commands without it write links to this page. */
export function keepPublicUrl({ PUBLIC_URL, DATA_DIR }: Environment): void {
  if (PUBLIC_URL) writeFileSync(publicUrlFile(DATA_DIR), `${PUBLIC_URL.href}\n`);
}

/**
 * Where the server with the same variables has its page, for commands that write links: by its
 * variables, or as the server of the same data last had it.
 */
export function publicUrlOf(variables: Record<string, string | undefined>): URL {
  const { PUBLIC_URL, PORT, DATA_DIR } = variables;
  const environment = parseEnvironment({ PUBLIC_URL, PORT, DATA_DIR });
  const file = publicUrlFile(environment.DATA_DIR);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const local = new URL(`http://localhost:${environment.PORT}`);
  return environment.PUBLIC_URL ?? (URL.canParse(kept) ? new URL(kept) : local);
}

const hubSpot = ['HUBSPOT_TOKEN', 'HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_ID'];
const salesforce = ['SALESFORCE_URL', 'SALESFORCE_CLIENT_ID', 'SALESFORCE_CLIENT_SECRET'];

/** The variables that turn a CRM on, each alone, and those that it then needs. */
const crms: readonly { turnedOnBy: readonly string[]; needs: readonly string[] }[] = [
  // A secret alone was always accepted.
  { turnedOnBy: ['CRM_WEBHOOK_URL'], needs: ['CRM_WEBHOOK_SECRET'] },
  { turnedOnBy: hubSpot, needs: hubSpot },
  { turnedOnBy: salesforce, needs: salesforce },
];

/** Problems of variables that are valid alone but not together (S9, S11). */
function conflicts(given: Record<string, string | undefined>): string[] {
  const isHttp = (name: string) => /^http:/i.test(given[name]?.trim() ?? '');
  const inProduction = [
    ...['SENDGRID_API_KEY', 'COOKIE_SECRET', 'PUBLIC_URL', 'CONTROLLER']
      .filter((name) => !given[name])
      .map((name) => `${name}: expected a value`),
    ...[
      'PUBLIC_URL',
      'BOOKING_URL',
      'CRM_WEBHOOK_URL',
      'SENDGRID_API_URL',
      'HUBSPOT_FORMS_URL',
      'HUBSPOT_API_URL',
      'SALESFORCE_URL',
    ]
      .filter(isHttp)
      .map((name) => `${name}: expected an https URL`),
    ...(given.RATE_LIMITS === 'off' ? ['RATE_LIMITS: expected on'] : []),
  ].map((problem) => `${problem} with NODE_ENV=production`);
  const crmsOn = crms.flatMap(({ turnedOnBy, needs }) => {
    const by = turnedOnBy.find((name) => given[name]);
    return by ? [{ by, missing: needs.filter((name) => !given[name]) }] : [];
  });
  return [
    ...(given.BACKUP_DIR && given.DATABASE_URL
      ? ['BACKUP_DIR: expected no value with DATABASE_URL; use pg_dump']
      : []),
    ...(given.NODE_ENV === 'production' ? inProduction : []),
    ...(given.SALES_ROUTES && !given.SALES_INBOX
      ? ['SALES_INBOX: expected a value with SALES_ROUTES']
      : []),
    ...crmsOn.flatMap(({ by, missing }) =>
      missing.map((name) => `${name}: expected a value with ${by}`),
    ),
    ...(crmsOn.length > 1
      ? [`${crmsOn.map(({ by }) => by).join(', ')}: expected the variables of one CRM`]
      : []),
  ];
}

/**
 * Returns the secret that signs cookies when none is configured. It is created once and stored with
 * the data, so a restart invalidates no cookie.
 *
 * @throws {EnvironmentError} When the stored one is too short, such as in an empty file: anyone
 * could forge cookies.
 */
export function cookieSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'cookie-secret');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // A link appears with its whole content, and fails when another process was first.
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < minSecretCharacters) {
    throw new EnvironmentError([
      `DATA_DIR: expected at least ${minSecretCharacters} characters in ${file}; remove the file to create another`,
    ]);
  }
  return secret;
}
