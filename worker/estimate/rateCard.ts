import type { Region } from '../../contract/inputs.ts';
import { complexity, complexityByDevHours } from './complexity.ts';
import { systemProfiles } from './systemProfiles.ts';

/** The business constants of specification 9. A change of any figure needs a new `version`. */
export const rateCard = {
  version: '2026-11.9',

  /** USD per hour of an in-house developer. */
  hourlyRatesUsd: { us: 95, eu: 55, asia: 35, latam: 45, other: 65 } satisfies Record<
    Exclude<Region, 'custom'>,
    number
  >,

  systems: systemProfiles.map((profile) => ({
    ...profile,
    complexity: complexity(profile.devHours),
  })),
  complexityByDevHours,

  hoursPerDeveloperWeek: 40,
  /**
   * In percent, because integers keep costs exact to the cent. `percentPerDeveloper` is added for
   * each developer above `above`.
   */
  teamSizeFactor: [
    { upToDevelopers: 1, percent: 115, percentPerDeveloper: 0, above: 0 },
    { upToDevelopers: 2, percent: 105, percentPerDeveloper: 0, above: 0 },
    { upToDevelopers: 4, percent: 100, percentPerDeveloper: 0, above: 0 },
    { upToDevelopers: 8, percent: 102, percentPerDeveloper: 2, above: 5 },
    {
      upToDevelopers: Number.POSITIVE_INFINITY,
      percent: 108,
      percentPerDeveloper: 3,
      above: 8,
    },
  ],
  /**
   * In thousandths, because integers keep costs exact to the cent. `thousandthsPerPoint` is added
   * for each percentage point below `below`.
   */
  devTimeFactor: [
    { fromPercentage: 80, thousandths: 1000, thousandthsPerPoint: 5, below: 100 },
    { fromPercentage: 50, thousandths: 1100, thousandthsPerPoint: 10, below: 80 },
    { fromPercentage: 0, thousandths: 1400, thousandthsPerPoint: 20, below: 50 },
  ],
  /** The first entry that the build exceeds applies. */
  durationSurcharge: [
    { aboveWeeks: 26, surcharge: 0.2 },
    { aboveWeeks: 12, surcharge: 0.1 },
  ],
  /** Percent of the initial cost. */
  initialCostSplit: { development: 65, testing: 25, documentation: 10 },
  /** Half of a review overlaps with the build; the other half is added to it. */
  moderationDivisor: 2,

  /** The embedded plan on its annual contract, by effective integration count (E11, E13). */
  embeddedPlan: {
    setupUsd: 1800,
    contractMonths: 12,
    tiers: [
      { upToIntegrations: 5, monthlyUsd: 899, deploymentWeeks: 3 },
      { upToIntegrations: 15, monthlyUsd: 1499, deploymentWeeks: 4 },
      { upToIntegrations: 30, monthlyUsd: 2299, deploymentWeeks: 6 },
      { upToIntegrations: 50, monthlyUsd: 3499, deploymentWeeks: 8 },
      { upToIntegrations: Number.POSITIVE_INFINITY, monthlyUsd: 4999, deploymentWeeks: 10 },
    ],
  },
  /**
   * The plans of the plan explorer (E14). Tiers count the users beyond `freeUsers`; prices are in
   * cents, because a user may cost USD 2.80.
   */
  userPlans: {
    starter: {
      setupUsd: 1800,
      monthlyUsd: 1500,
      freeUsers: 0,
      tiers: [{ upToUsers: Number.POSITIVE_INFINITY, centsPerUser: 800 }],
    },
    pro: {
      setupUsd: 3000,
      monthlyUsd: 3500,
      freeUsers: 100,
      tiers: [
        { upToUsers: 100, centsPerUser: 500 },
        { upToUsers: 200, centsPerUser: 400 },
        { upToUsers: 300, centsPerUser: 300 },
        { upToUsers: 500, centsPerUser: 280 },
        { upToUsers: 700, centsPerUser: 260 },
        { upToUsers: 1000, centsPerUser: 240 },
        { upToUsers: 1500, centsPerUser: 220 },
        { upToUsers: 2000, centsPerUser: 210 },
        { upToUsers: Number.POSITIVE_INFINITY, centsPerUser: 200 },
      ],
    },
  },
} as const;

export type UserPlan = keyof typeof rateCard.userPlans;
