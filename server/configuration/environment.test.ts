import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import {
  cookieSecret,
  EnvironmentError,
  keepPublicUrl,
  parseEnvironment,
  publicUrlOf,
} from './environment.ts';

const webhookKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64');

const production = {
  NODE_ENV: 'production',
  SENDGRID_API_KEY: 'SG.key',
  COOKIE_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://roi.example',
  CONTROLLER: 'Engines Ltd, 1 Mill Lane, London',
};

describe('the environment', () => {
  it('requires https for visitors in production', () => {
    for (const PUBLIC_URL of ['http://roi.example', ' HTTP://roi.example']) {
      expect(() => parseEnvironment({ ...production, PUBLIC_URL })).toThrow(/PUBLIC_URL: .*https/);
      expect(parseEnvironment({ PUBLIC_URL }).PUBLIC_URL).toEqual(new URL(PUBLIC_URL));
    }
    const PUBLIC_URL = 'https://http.example/';
    expect(parseEnvironment({ ...production, PUBLIC_URL }).PUBLIC_URL).toEqual(new URL(PUBLIC_URL));
  });

  it.each([
    'CRM_WEBHOOK_URL',
    'SENDGRID_API_URL',
    'HUBSPOT_FORMS_URL',
    'HUBSPOT_API_URL',
    'SALESFORCE_URL',
    'BOOKING_URL',
  ])('requires https for %s in production, because leads travel there', (name) => {
    const others = {
      ...(name === 'CRM_WEBHOOK_URL' && { CRM_WEBHOOK_SECRET: 'x'.repeat(16) }),
      ...(name === 'SALESFORCE_URL' && {
        SALESFORCE_CLIENT_ID: 'id',
        SALESFORCE_CLIENT_SECRET: 'secret',
      }),
    };
    const plain = { ...others, [name]: 'http://receiver.example/' };
    expect(() => parseEnvironment({ ...production, ...plain })).toThrow(
      `${name}: expected an https`,
    );
    expect(() => parseEnvironment(plain)).not.toThrow();
  });

  it('accepts an https URL that mentions an http one', () => {
    const BOOKING_URL = 'https://meetings.example/?from=http://roi.example';
    expect(() => parseEnvironment({ ...production, BOOKING_URL })).not.toThrow();
  });

  it('refuses a folder for backups of a database, which has tools of its own', () => {
    const DATABASE_URL = 'postgres://u:p@h/n';
    expect(() => parseEnvironment({ BACKUP_DIR: 'backups' })).not.toThrow();
    expect(() => parseEnvironment({ BACKUP_DIR: 'backups', DATABASE_URL })).toThrow(
      'BACKUP_DIR: expected no value with DATABASE_URL; use pg_dump',
    );
  });

  it('has the page at its public URL, or else on this machine', () => {
    const PUBLIC_URL = 'https://roi.example';
    expect(publicUrlOf({ PUBLIC_URL, PORT: '4000' }).href).toBe('https://roi.example/');
    expect(publicUrlOf({ PORT: '4000' }).href).toBe('http://localhost:4000/');
    expect(() => publicUrlOf({ PUBLIC_URL: 'roi' })).toThrow('PUBLIC_URL: expected');
  });

  it('has the page where the server of the same data last had it, for commands without a URL', () => {
    const DATA_DIR = temporaryFolder();
    keepPublicUrl(parseEnvironment({ DATA_DIR }));
    expect(publicUrlOf({ DATA_DIR }).href).toBe('http://localhost:3000/');
    keepPublicUrl(parseEnvironment({ DATA_DIR, PUBLIC_URL: 'https://roi.example' }));
    expect(publicUrlOf({ DATA_DIR }).href).toBe('https://roi.example/');
    const PUBLIC_URL = 'https://other.example';
    expect(publicUrlOf({ DATA_DIR, PUBLIC_URL }).href).toBe('https://other.example/');
  });

  it('accepts a time zone by its IANA name for the inbox', () => {
    const SALES_INBOX = 'sales@example.com';
    const SALES_ROUTES = 'region=us us@example.com';
    expect(parseEnvironment({ SALES_INBOX, SALES_ROUTES }).SALES_ROUTES).toEqual([
      { by: 'region', value: 'us', inbox: 'us@example.com' },
    ]);
    expect(() => parseEnvironment({ SALES_ROUTES })).toThrow(
      'SALES_INBOX: expected a value with SALES_ROUTES',
    );
    expect(() => parseEnvironment({ SALES_INBOX, SALES_ROUTES: 'region=mars us@x.y' })).toThrow(
      /SALES_ROUTES: expected a region of .*, not "mars"/,
    );
    expect(parseEnvironment({}).SALES_TIME_ZONE).toBe('UTC');
    const SALES_TIME_ZONE = 'America/Sao_Paulo';
    expect(parseEnvironment({ SALES_TIME_ZONE }).SALES_TIME_ZONE).toBe(SALES_TIME_ZONE);
    expect(() => parseEnvironment({ SALES_TIME_ZONE: 'Berlin' })).toThrow(
      'SALES_TIME_ZONE: expected a time zone such as Europe/Berlin',
    );
  });

  it('accepts every kind of origin that may frame the page', () => {
    const sources = [
      "'self'",
      'https://*.partner.example',
      'http://localhost:*',
      'https://a.b:8443',
    ];
    const FRAME_ANCESTORS = ` ${sources.join('  ')} `;
    expect(parseEnvironment({ FRAME_ANCESTORS }).FRAME_ANCESTORS).toEqual(sources);
    expect(parseEnvironment({ FRAME_ANCESTORS: "'none'" }).FRAME_ANCESTORS).toEqual(["'none'"]);
  });

  it('refuses to run unlimited in production (S11)', () => {
    expect(() => parseEnvironment({ ...production, RATE_LIMITS: 'off' })).toThrow(/RATE_LIMITS/);
    expect(parseEnvironment({ RATE_LIMITS: 'off' }).RATE_LIMITS).toBe('off');
  });

  it('requires all variables of a CRM, and of one CRM only', () => {
    const hubSpot = {
      HUBSPOT_TOKEN: 'pat-eu1',
      HUBSPOT_PORTAL_ID: '4242',
      HUBSPOT_FORM_ID: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    };
    expect(() => parseEnvironment(hubSpot)).not.toThrow();
    for (const name of Object.keys(hubSpot)) {
      const others = { ...hubSpot, [name]: '' };
      expect(() => parseEnvironment(others)).toThrow(`${name}: expected a value with HUBSPOT_`);
    }
    const SALESFORCE_URL = 'https://engines.my.salesforce.com';
    expect(() => parseEnvironment({ SALESFORCE_URL })).toThrow(
      'SALESFORCE_CLIENT_SECRET: expected a value with SALESFORCE_URL',
    );
    expect(() => parseEnvironment({ ...hubSpot, SALESFORCE_URL })).toThrow(
      'HUBSPOT_TOKEN, SALESFORCE_URL: expected the variables of one CRM',
    );
  });

  it('requires a secret for the CRM', () => {
    const CRM_WEBHOOK_URL = 'https://crm.example/hook';
    expect(() => parseEnvironment({ CRM_WEBHOOK_URL })).toThrow(/CRM_WEBHOOK_SECRET/);
    expect(() =>
      parseEnvironment({ CRM_WEBHOOK_URL, CRM_WEBHOOK_SECRET: 'x'.repeat(16) }),
    ).not.toThrow();
  });

  it('may be empty: everything has a default, and nothing else is read (S9)', () => {
    const empty = { PORT: '', HOST: ' ', DATA_DIR: undefined };
    expect(parseEnvironment({ OTHER: 'x', ...empty })).toEqual({
      NODE_ENV: 'development',
      METRICS_HOST: '127.0.0.1',
      BACKUP_EVERY_HOURS: 24,
      BACKUP_KEEP: 7,
      PORT: 3000,
      DATA_DIR: 'var',
      DIST_DIR: 'dist',
      TRUST_PROXY_HOPS: 0,
      FRAME_ANCESTORS: ["'self'"],
      TRACKING_CONSENT: 'asked',
      SENDGRID_API_URL: new URL('https://api.sendgrid.com/'),
      MAIL_FROM_NAME: 'Albato Embedded',
      MAIL_PER_HOUR: 5000,
      NOTICES_PER_HOUR: 200,
      SALES_ROUTES: [],
      SALES_TIME_ZONE: 'UTC',
      RETENTION_DAYS: 730,
      HUBSPOT_FORMS_URL: new URL('https://api.hsforms.com/'),
      HUBSPOT_API_URL: new URL('https://api.hubapi.com/'),
      SALESFORCE_ID_FIELD: 'Roi_Lead_Id__c',
      RATE_LIMITS: 'on',
      STOP_DELAY_MS: 3000,
      LOG_LEVEL: 'info',
    });
  });

  it.each([
    ['PORT', '0', 0],
    ['PORT', '65535', 65_535],
    ['TRUST_PROXY_HOPS', '10', 10],
    ['MAIL_PER_HOUR', '1', 1],
    ['MAIL_PER_HOUR', '1000000', 1_000_000],
    ['STOP_DELAY_MS', '0', 0],
    ['STOP_DELAY_MS', '30000', 30_000],
    ['COOKIE_SECRET_PREVIOUS', 'x'.repeat(32), 'x'.repeat(32)],
    ['HOST', ' ::1 ', '::1'],
    ['NODE_ENV', 'test', 'test'],
    ['DATABASE_URL', 'postgres://u:p@h/n', 'postgres://u:p@h/n'],
    ['DATABASE_URL', 'postgresql://u:p@h/n', 'postgresql://u:p@h/n'],
    ['COOKIE_SECRET', 'x'.repeat(32), 'x'.repeat(32)],
    ['MAIL_FROM_NAME', 'x'.repeat(64), 'x'.repeat(64)],
    ['MAIL_FROM_NAME', 'Zoë O’Neil-1', 'Zoë O’Neil-1'],
    ['MAIL_FROM', 'a@b.example', 'a@b.example'],
    ['LOG_LEVEL', 'silent', 'silent'],
    ['RATE_LIMITS', 'off', 'off'],
  ])('accepts %s=%s', (name, value, expected) => {
    expect(parseEnvironment({ [name]: value })).toMatchObject({ [name]: expected });
  });

  it('accepts a public key in base64, and nothing else', () => {
    const SENDGRID_WEBHOOK_KEY = webhookKey;
    expect(parseEnvironment({ SENDGRID_WEBHOOK_KEY })).toMatchObject({ SENDGRID_WEBHOOK_KEY });
    for (const other of [`${webhookKey}!`, `!${webhookKey}`, `${webhookKey}===`]) {
      expect(() => parseEnvironment({ SENDGRID_WEBHOOK_KEY: other })).toThrow(
        'SENDGRID_WEBHOOK_KEY: expected the verification key of the signed event webhook',
      );
    }
  });

  it('lists every problem on a line of its own, in production each missing variable (S9)', () => {
    expect(() => parseEnvironment(production)).not.toThrow();
    expect(() => parseEnvironment({ NODE_ENV: 'production', PORT: 'x', LOG_LEVEL: 'y' })).toThrow(
      new EnvironmentError([
        'PORT: expected a whole number from 0 to 65535',
        'LOG_LEVEL: expected trace, debug, info, warn, error, fatal or silent',
        'SENDGRID_API_KEY: expected a value with NODE_ENV=production',
        'COOKIE_SECRET: expected a value with NODE_ENV=production',
        'PUBLIC_URL: expected a value with NODE_ENV=production',
        'CONTROLLER: expected a value with NODE_ENV=production',
      ]),
    );
    expect(new EnvironmentError(['A: b', 'C: d'])).toMatchObject({
      name: 'EnvironmentError',
      message: 'The environment is not valid:\n  A: b\n  C: d',
    });
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['FRAME_ANCESTORS', 'self'],
    ['FRAME_ANCESTORS', "'none' https://partner.example"],
    ['FRAME_ANCESTORS', "'self'; script-src *"],
    ['FRAME_ANCESTORS', 'https://partner.example/path'],
    ['SENDGRID_WEBHOOK_KEY', 'A'.repeat(120)],
    ['FRAME_ANCESTORS', 'xhttps://partner.example'],
    ['FRAME_ANCESTORS', 'https://*.*.example'],
    ['FRAME_ANCESTORS', 'https://partner.example:123456'],
    ['FRAME_ANCESTORS', 'ftp://partner.example'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['PORT', '0000000080'],
    ['PORT', '80.5'],
    ['PORT', '65536'],
    ['PUBLIC_URL', 'roi.example'],
    ['PUBLIC_URL', 'xhttps://roi.example'],
    ['PUBLIC_URL', 'httpsx://roi.example'],
    ['DATABASE_URL', 'mysql://localhost/leads'],
    ['DATABASE_URL', 'xpostgres://localhost/leads'],
    ['COOKIE_SECRET', 'x'.repeat(31)],
    ['SENDGRID_API_KEY', 'key'],
    ['SENDGRID_API_KEY', 'SG.'],
    ['SENDGRID_API_KEY', 'SG.a b'],
    ['SENDGRID_API_KEY', 'xSG.key'],
    ['SALES_INBOX', 'nobody'],
    ['CRM_WEBHOOK_SECRET', 'x'.repeat(15)],
    ['MAIL_FROM_NAME', 'x'.repeat(65)],
    ['MAIL_FROM_NAME', '<b>'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM_NAME', 'a\nBcc: b'],
    ['TRUST_PROXY_HOPS', '11'],
    ['MAIL_PER_HOUR', '0'],
    ['NOTICES_PER_HOUR', '0'],
    ['STOP_DELAY_MS', '30001'],
    ['COOKIE_SECRET_PREVIOUS', 'x'.repeat(31)],
    ['PUBLIC_URL', 'https://roi.example/calculator'],
    ['PUBLIC_URL', 'https://roi.example/?a'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'some'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(
      new RegExp(`\n {2}${name}: expected`),
    );
  });
});

test('the secret is created once for each folder, and only its owner can read it', () => {
  const folder = join(temporaryFolder(), 'a', 'b');
  const secret = cookieSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(cookieSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['cookie-secret']);
  expect(statSync(join(folder, 'cookie-secret')).mode & 0o777).toBe(0o600);
  expect(cookieSecret(temporaryFolder())).not.toBe(secret);
});

test('a stored secret may have the shortest length and a newline at its end', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'cookie-secret'), `${'x'.repeat(32)}\n`);
  expect(cookieSecret(folder)).toBe('x'.repeat(32));
});

test.each(['', '\n', 'x'.repeat(31)])('a stored secret of %j is refused', (secret) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'cookie-secret'), secret);
  expect(() => cookieSecret(folder)).toThrow(EnvironmentError);
  expect(() => cookieSecret(folder)).toThrow('DATA_DIR: expected at least 32 characters');
});

test('a folder that cannot be used is an error', () => {
  expect(() => cookieSecret('/dev/null/folder')).toThrow();
});
