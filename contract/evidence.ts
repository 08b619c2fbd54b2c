import { type Assumptions, wantsListings } from './assumptions.ts';

/** Who supports a statement: the platform itself, others, or our judgement (E27). */
export type Confidence = 'official' | 'reported' | 'judgement';

/**
 * Whether an event that recurs counts: one that only concerns a listed app does not where no
 * listings are wanted (E28).
 */
export function isCountedEvent(
  { isForListing = false }: { readonly isForListing?: boolean },
  assumptions: Assumptions | null | undefined,
): boolean {
  return !isForListing || wantsListings(assumptions);
}

/** Whether a review counts: one that only gates a listing does not where none is wanted (E28). */
export function isCountedReview(
  { gate }: { readonly gate: 'none' | 'access' | 'listing' },
  assumptions: Assumptions | null | undefined,
): boolean {
  return gate !== 'listing' || wantsListings(assumptions);
}

/** Whether no source supports the range of a review, so that it is our judgement. */
export function isJudgedRange(review: readonly { readonly confidence: Confidence }[]): boolean {
  return review.every(({ confidence }) => confidence === 'judgement');
}
