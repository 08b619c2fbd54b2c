import type { Region } from '../../contract/calculation.ts';
import type { Route } from '../navigation/routes.ts';

declare const mintedFromRateCard: unique symbol;

/** The id of a system that the rate card lists; no text that a visitor or a link brought can take its place. */
export type ListedSystemId = string & { readonly [mintedFromRateCard]: true };

/** The ids of systems as the worker lists them. */
export function listedSystemIds(systems: readonly { id: string }[]): ListedSystemId[] {
  return systems.map(({ id }) => id as ListedSystemId);
}

/**
 * Everything that is measured (specification 1): seven events and route changes. A payload holds counts and
 * members of closed lists, and no free text: who the visitor is cannot be expressed here.
 */
interface AnalyticsEvents {
  slider_change: { slider: 'integrationCount' | 'developerCountNumber'; value: number };
  system_select: { system: ListedSystemId };
  region_select: { region: Region };
  roi_report_request: { integrationCount: number };
  demo_schedule: { integrationCount: number };
  pdf_download: { integrationCount: number };
  /** USD, in whole dollars. */
  calculation_complete: { savingsAmount: number; integrationCount: number };
  route_change: { route: Route };
}

export type AnalyticsEvent = {
  [N in keyof AnalyticsEvents]: { event: N } & AnalyticsEvents[N];
}[keyof AnalyticsEvents];
