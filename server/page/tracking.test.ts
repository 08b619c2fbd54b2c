import { expect, test } from 'vitest';
import { Tracking } from '../../contract/tracking.ts';
import { EnvironmentError, parseEnvironment } from '../configuration/environment.ts';
import { trackingOf, withTracking } from './tracking.ts';

const built = {
  files: new Map(),
  indexHtml:
    '<html lang=en><head><meta charset="utf-8"><style></style><title>$& calculator</title><div id=root></div>',
  notFoundHtml: null,
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
