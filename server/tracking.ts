import type { Tracking } from '../contract/tracking.ts';
import type { BuiltFiles } from './builtFiles.ts';
import type { Environment } from './environment.ts';
import { intoHead } from './intoHead.ts';

/** The trackers that the environment names; null where it names none. */
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

/** Tell the built pages which trackers they may load, so that an id is a setting of the server and no new build (P4). */
export function withTracking(built: BuiltFiles, tracking: Tracking | null): BuiltFiles {
  if (!tracking) return built;
  const content = JSON.stringify(tracking).replaceAll('"', '&quot;');
  return intoHead(built, `<meta name="tracking" content="${content}">`);
}
