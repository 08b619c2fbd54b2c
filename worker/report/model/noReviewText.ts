import { wantsListings } from '../../../contract/assumptions.ts';
import type { ReportModel } from './ReportModel.ts';

/** Says why no weeks of review count, as the beginning of a sentence. */
export function noReviewText({
  systems,
  inputs: { assumptions },
}: Pick<ReportModel, 'systems' | 'inputs'>): string {
  const areListingsWanted = wantsListings(assumptions);
  const has = (gated: 'access' | 'listing') => systems.some(({ gate }) => gate === gated);
  if (has('access') || (has('listing') && areListingsWanted)) {
    return 'With your assumptions, no platform review of the selected systems counts';
  }
  return `No selected system needs a review before customers can connect${has('listing') ? ', and reviews for listings are not counted' : ''}`;
}
