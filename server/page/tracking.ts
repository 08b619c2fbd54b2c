import type { Tracking } from '../../contract/tracking.ts';
import type { Environment } from '../configuration/environment.ts';
import type { BuiltFiles } from './builtFiles.ts';
import { injectIntoHead } from './injectIntoHead.ts';

/** Returns the configured trackers; null without any. */
export function trackingOf(environment: Environment): Tracking | null {
  const { GTM_ID, LINKEDIN_PARTNER_ID, LINKEDIN_CONVERSION_ID, TRACKING_CONSENT } = environment;
  if (!GTM_ID && !LINKEDIN_PARTNER_ID) return null;
  return {
    ...(GTM_ID && { gtmId: GTM_ID }),
    ...(LINKEDIN_PARTNER_ID && { linkedInPartnerId: LINKEDIN_PARTNER_ID }),
    ...(LINKEDIN_CONVERSION_ID && { linkedInConversionId: LINKEDIN_CONVERSION_ID }),
    consent: TRACKING_CONSENT,
  };
}

/** Writes the trackers into the built pages, so that changing an id needs no new build (P4). */
export function withTracking(built: BuiltFiles, tracking: Tracking | null): BuiltFiles {
  if (!tracking) return built;
  const content = JSON.stringify(tracking).replaceAll('"', '&quot;');
  return injectIntoHead(built, `<meta name="tracking" content="${content}">`);
}
