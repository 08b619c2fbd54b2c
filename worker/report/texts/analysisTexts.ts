import { formatList } from '../../../contract/format/phrases.ts';

/*
 * The words of the sections about the analysis, the next step and the time to market.
 */

export const analysisTitle = 'Business analysis';

export const certificationLead = 'Google certification (estimate).';

/** @param included - That fees are included, as a sentence; empty where they are not. */
export const certificationText = (warning: string, systems: readonly string[], included: string) =>
  `${warning}. This applies to ${formatList(systems)}${included ? `. ${included}` : ' and is not included in the figures of this report.'}`;

export const strengthsTitle = 'What in-house does better';

export const analysisNoteLead = 'Analysis note.';
export const analysisNote = (day: string) =>
  `This analysis is generated from your inputs of ${day} by fixed rules. It is a planning estimate, not a quote.`;

export const nextStepTexts = {
  title: 'Next step',
  book: 'Book a demo:',
  ask: 'Ask for a demo:',
  demo: (provider: string) =>
    `see ${provider} live with your own integrations, led by a specialist.`,
  atHand: 'The specialist has your estimate at hand, so you won’t repeat yourself.',
  link: 'Request your demo',
  contact: 'Contact:',
} as const;

export const timeTexts = {
  title: 'Time to market',
  bars: (build: string, review: string) =>
    `Solid: ${build} of development. Light: ${review} of platform review, half of the longest one. The total is rounded up to whole weeks.`,
  withoutReview: (build: string) =>
    `${build} of development, rounded up to whole weeks. No platform review is included.`,
  reviews: 'Platform reviews by system',
  parallel:
    'Reviews run in parallel, so only the longest one affects the schedule. Half of it overlaps with the build.',
} as const;
