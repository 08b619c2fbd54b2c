/** Texts of the smallest changes that turn the result. */
export const deferredCounselTexts = {
  intro:
    'The smallest changes of assumptions that turn the result over 36 months, each within what sources report or what we consider plausible.',
  failed: 'We couldn’t search for such changes.',
  searching: 'Searching…',
  noVerdict:
    'There is no result to turn: nothing is live in-house after 36 months, or both cost the same.',
  open: 'Open this scenario',
  distance: (percentage: number, confidence: 'reported' | 'judgement') =>
    `${percentage}% of the way to the end of ${confidence === 'reported' ? 'what sources report' : 'what we consider plausible, a judgement'}`,
  more: (shown: number, count: number) => `The ${shown} smallest of ${count} such changes.`,
} as const;
