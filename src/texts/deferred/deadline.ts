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
  team: (developers: number, share: number) =>
    `You'd need ${developers} developers at ${share}% to make it.`,
  share: (developers: number, share: number) =>
    `You'd need ${developers === 1 ? 'one developer' : `${developers} developers`} at ${share}% to make it.`,
  teamOrShare: (developers: number, share: number, team: number, fullerShare: number) =>
    `You'd need ${developers} developers at ${share}%, or ${team === 1 ? 'one' : team} at ${fullerShare}%, to make it.`,
} as const;
