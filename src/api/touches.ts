import {
  type Attribution,
  maxTouchLength,
  Touch,
  touchParameters,
  withoutClickIds,
} from '../../contract/attribution.ts';
import { trackers } from './milestones.ts';

/** The sessionStorage key of the first touch. */
const storageKey = 'first-touch';

/**
 * How the visitor came to the page, for the request of a form (S14). Without consent nothing is
 * stored: the first touch is then the one of this document, read from its address. After a refusal
 * it has no click ids. Undefined where that fails, because no form may fail for it.
 */
export function attribution(): Attribution | undefined {
  try {
    const last = currentTouch();
    const first = storedTouch() ?? last;
    if (!(trackers.areRefused ?? navigator.globalPrivacyControl)) return { first, last };
    return { first: withoutClickIds(first), last: withoutClickIds(last) };
  } catch {
    return undefined;
  }
}

/** Keeps the first touch for reloads of the tab where the visitor agrees; otherwise forgets it. */
export function rememberTouch(hasConsent: boolean): void {
  try {
    if (!hasConsent) sessionStorage.removeItem(storageKey);
    else if (!storedTouch()) sessionStorage.setItem(storageKey, JSON.stringify(currentTouch()));
  } catch {
    // Storage is blocked or full: each document then begins a visit.
  }
}

function currentTouch(): Touch {
  const parameters = new URLSearchParams(location.search);
  const referrer = document.referrer ? new URL(document.referrer) : null;
  const isOwn = referrer?.origin === location.origin;
  return touchOf({
    ...Object.fromEntries(touchParameters.map((name) => [name, parameters.get(name)])),
    // The tab that an embedded calculator opens has the host of its page in the address.
    referrer_host: (isOwn ? null : referrer?.host) ?? parameters.get('referrer_host'),
    landing_path: location.pathname,
  });
}

/** A touch with as much of the values as the contract accepts. */
function touchOf(values: Record<string, string | null | undefined>): Touch {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value
      ?.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
      .slice(0, maxTouchLength)
      .toWellFormed(),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

function storedTouch(): Touch | null {
  try {
    return Touch.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** HubSpot's cookie of the visitor, where they agreed to trackers. */
export function hubSpotCookie(): string | undefined {
  if (trackers.areRefused !== false) return undefined;
  return /(?:^|; )hubspotutk=([0-9a-f]{32})(?:;|$)/.exec(document.cookie)?.[1];
}
