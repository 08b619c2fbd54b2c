/** Texts of the changes that turn the result. */
export const deferredCounterargumentsTexts = {
  intro:
    'Changes of assumptions that turn the result over 36 months, each within what sources report or what we consider plausible. In each set, no change can be left out or made smaller on its own.',
  failed: 'We couldn’t search for such changes.',
  searching: 'Searching…',
  open: 'Open this scenario',
  distance: (percentage: number, confidence: 'reported' | 'judgement') =>
    `${percentage}% of the way to the end of ${confidence === 'reported' ? 'what sources report' : 'what we consider plausible, a judgement'}`,
  more: (shown: number, count: number) =>
    `${shown} of ${count} such sets, those with the fewest changes.`,
} as const;
