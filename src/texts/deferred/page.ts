import type { Horizon } from '../../../contract/format/answerText.ts';

/** Texts of how sure the answer is, and of the split. */
export const certaintyTexts = {
  /** Beside costs over another time. */
  midRangeBasis: 'Over 36 months:',
  openSplit: 'See why',
  likely: (low: string, high: string) => `likely ${low} to ${high}`,
  noRange: 'no range to state: the build is not live by then',
  ownHours: 'own hours',
  priceRises: 'price rises',
  likelyPart: (zeros: string) => `likely ${zeros}`,
} as const;

/** Texts of the target date in the answer. */
export const dateTexts = {
  try: 'Try',
  tried: (label: string) => `Inputs changed: ${label}`,
} as const;

/** Texts of the answer in short. */
export const dockTexts = {
  title: 'Answer in short',
  inHouse: (horizon: Horizon, isUnfinished: boolean) =>
    `In-house, ${isUnfinished ? 'spent so far, ' : ''}${horizon} months`,
  embedded: 'Embedded',
} as const;

/** Texts of the derivation dialog. */
export const deferredDerivationTexts = {
  title: (figure = 'This figure') => `${figure}: how it is calculated`,
  close: 'Close',
  failed: 'The calculation couldn’t be shown.',
} as const;

/** Texts of the tracking choice. */
export const deferredConsentTexts = {
  region: 'Tracking choice',
  text: 'May this calculator measure how it is used? Never your name or e-mail.',
  accept: 'Accept',
  refuse: 'Refuse',
  privacyPolicy: 'Privacy Policy',
} as const;

/** Texts for a calculation of a link that cannot be opened. */
export const savedCalculationTexts = {
  notFound: {
    title: 'This calculation was not found',
    description: 'The link may be incomplete. You see the default inputs instead.',
  },
  failed: {
    title: 'This calculation couldn’t be opened',
    description: 'Check your connection and reload the page.',
  },
  /** The server answered, with an error. */
  refused: {
    title: 'This calculation couldn’t be opened',
    description: 'The server had a problem. Your link is fine: reload the page in a few minutes.',
  },
} as const;
