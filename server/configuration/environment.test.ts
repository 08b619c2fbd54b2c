import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

const production = {
  NODE_ENV: 'production',
  SENDGRID_API_KEY: 'SG.key',
  COOKIE_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://roi.example',
};

describe('the environment', () => {
  it('may be empty: everything has a default (S9)', () => {
    expect(parseEnvironment({ PORT: '', HOST: ' ' })).toMatchObject({
      PORT: 3000,
      DATA_DIR: 'var',
      DIST_DIR: 'dist',
      RATE_LIMITS: 'on',
      TRUST_PROXY_HOPS: 0,
      MAIL_PER_HOUR: 5000,
      FRAME_ANCESTORS: ["'self'"],
    });
  });

  it('in production names everything that is missing, at once (S9)', () => {
    const parse = () => parseEnvironment({ NODE_ENV: 'production' });
    for (const name of ['SENDGRID_API_KEY', 'COOKIE_SECRET', 'PUBLIC_URL']) {
      expect(parse).toThrow(name);
    }
    expect(() => parseEnvironment(production)).not.toThrow();
  });

  it('requires https for visitors in production', () => {
    const PUBLIC_URL = 'http://roi.example';
    expect(() => parseEnvironment({ ...production, PUBLIC_URL })).toThrow(/PUBLIC_URL: .*https/);
    expect(parseEnvironment({ PUBLIC_URL }).PUBLIC_URL).toEqual(new URL(PUBLIC_URL));
  });

  it('takes every kind of origin that may frame the page', () => {
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

  it('requires a secret for the CRM', () => {
    const CRM_WEBHOOK_URL = 'https://crm.example/hook';
    expect(() => parseEnvironment({ CRM_WEBHOOK_URL })).toThrow(/CRM_WEBHOOK_SECRET/);
    expect(() =>
      parseEnvironment({ CRM_WEBHOOK_URL, CRM_WEBHOOK_SECRET: 'x'.repeat(16) }),
    ).not.toThrow();
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['FRAME_ANCESTORS', 'self'],
    ['FRAME_ANCESTORS', "'none' https://partner.example"],
    ['FRAME_ANCESTORS', "'self'; script-src *"],
    ['FRAME_ANCESTORS', 'https://partner.example/path'],
    ['SENDGRID_WEBHOOK_KEY', 'A'.repeat(120)],
    ['PORT', '80.5'],
    ['PORT', '65536'],
    ['PUBLIC_URL', 'roi.example'],
    ['DATABASE_URL', 'mysql://localhost/leads'],
    ['COOKIE_SECRET', 'short'],
    ['SENDGRID_API_KEY', 'key'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM_NAME', 'a\nBcc: b'],
    ['TRUST_PROXY_HOPS', '11'],
    ['MAIL_PER_HOUR', '0'],
    ['STOP_DELAY_MS', '3001'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'some'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(
      new RegExp(`\n {2}${name}: expected`),
    );
  });
});
