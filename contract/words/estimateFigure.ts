/** What a saving counts, of a build that is not live after 36 months. */
export const lateBuildBasis = (basis: string, time: string) =>
  `${basis}, of a build that takes ${time}`;

export const monthlyExtraSentence = (amount: string) =>
  `The subscription costs ${amount} a month more than the maintenance.`;
