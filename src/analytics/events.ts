import type { Region } from '../../contract/calculation.ts';
import type { Route } from '../navigation/routes.ts';

declare const listedSystemBrand: unique symbol;

/**
 * The id of a system in the rate card. Branded, so that no text from a visitor or a link is
 * accepted.
 */
export type ListedSystemId = string & { readonly [listedSystemBrand]: true };

/** Returns the ids of systems that the worker lists. */
export function listedSystemIds(systems: readonly { id: string }[]): ListedSystemId[] {
  return systems.map(({ id }) => id as ListedSystemId);
}

/**
 * Everything that is measured (specification 1): seven events and route changes. Payloads hold
 * counts and members of closed lists, but no free text, so they cannot identify a visitor.
 */
interface AnalyticsEvents {
  slider_change: { slider: 'integrationCount' | 'developerCountNumber'; value: number };
  system_select: { system: ListedSystemId };
  region_select: { region: Region };
  roi_report_request: { integrationCount: number };
  demo_schedule: { integrationCount: number };
  pdf_download: { integrationCount: number };
  /** `savingsAmount` is in whole US dollars. */
  calculation_complete: { savingsAmount: number; integrationCount: number };
  route_change: { route: Route };
}

export type AnalyticsEvent = {
  [N in keyof AnalyticsEvents]: { event: N } & AnalyticsEvents[N];
}[keyof AnalyticsEvents];
