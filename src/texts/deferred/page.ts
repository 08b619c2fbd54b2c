import type { Horizon } from '../../../contract/format/answerText.ts';

/** Texts of the answer in short. */
export const dockTexts = {
  title: 'Answer in short',
  inHouse: (horizon: Horizon, isUnfinished: boolean) => {
    if (horizon === 'initial') return 'In-house, build only';
    return `In-house, ${isUnfinished ? 'spent in ' : ''}${horizon} months`;
  },
  embedded: (horizon: Horizon) => (horizon === 'initial' ? 'Embedded, year 1' : 'Embedded'),
} as const;

/** Texts about whether a target date can be met. */
export const deferredDeadlineTexts = {
  bothMeet: 'Building and embedding both meet your date.',
  inHouseMeets: 'The in-house build meets your date.',
  inHouseMisses: (late: string) => `The in-house build would miss your date by ${late}.`,
  embeddedMeets: 'Embedding meets your date.',
  embeddedMisses: (late: string) => `Embedding would miss it by ${late}.`,
  reviewAlone: (system: string, review: string) =>
    `No team size can meet this date: half of ${system}'s ${review} review already takes longer.`,
  noTeam: 'No team size within this calculator can meet this date.',
  needed: ([developers, percentage]: [number, number], other?: [number, number]) => {
    const team = developers === 1 ? 'one developer' : `${developers} developers`;
    const or = other ? `, or ${other[0] === 1 ? 'one' : other[0]} at ${other[1]}%,` : '';
    return `You'd need ${team} at ${percentage}%${or} to make it.`;
  },
} as const;

/** Texts of the derivation dialog. */
export const deferredDerivationTexts = {
  title: (figure = 'This figure') => `${figure}: how it is calculated`,
  close: 'Close',
  rule: (id: string) => `Rule ${id}`,
  failed: 'We couldn’t show how this is calculated.',
} as const;

/** Texts of the tracking choice. */
export const deferredConsentTexts = {
  region: 'Tracking choice',
  text: 'May we measure how this calculator is used? Never your name or e-mail.',
  accept: 'Accept',
  refuse: 'Refuse',
  privacyPolicy: 'Privacy Policy',
} as const;

/** Texts for a calculation of a link that cannot be opened. */
export const savedCalculationTexts = {
  notFound: {
    title: 'We couldn’t find this calculation',
    description: 'The link may be incomplete. You see the default inputs instead.',
  },
  failed: {
    title: 'We couldn’t open this calculation',
    description: 'Check your connection and reload the page.',
  },
} as const;
