/** The amounts of a summary, as texts. */
type Costs = Readonly<
  Record<
    | 'integrations'
    | 'share'
    | 'rate'
    | 'build'
    | 'basis'
    | 'time'
    | 'maintenance'
    | 'provider'
    | 'yearOne'
    | 'setup'
    | 'monthly'
    | 'note'
    | 'embeddedTime',
    string
  > & { developers: number }
>;

/** What both sides cost at first, and when they are live. */
export function costsText(costs: Costs): string {
  const { developers, provider } = costs;
  const team = developers === 1 ? 'one developer' : `${developers} developers`;
  return `Building ${costs.integrations} in-house with ${team} at ${costs.share} of their time and ${costs.rate} an hour costs an estimated ${costs.build} (${costs.basis}) and takes ${costs.time}. Maintenance then costs ${costs.maintenance} a month. ${provider} costs ${costs.yearOne} in year 1 (${costs.setup} setup and 12 months at ${costs.monthly}${costs.note}) and is live in ${costs.embeddedTime}.`;
}

export const withAssumptions = (assumptions: string) => `With own assumptions (${assumptions}).`;

export const estimatesNote = (rateCard: string | undefined) =>
  `These are planning estimates${rateCard === undefined ? '' : ` (rate card ${rateCard})`}.`;

export const linkText = (link: string) => `See the math behind each figure: ${link}`;

/** Labels what would be a saving if the build were live. */
export const startDifference = (basis: string) => `Difference at the start (${basis})`;

/** What a preview of a short link says around its answer. */
export const linkPreviewTexts = {
  title: (integrations: string) => `${integrations}: build in-house or embed?`,
  basis: (day: string, version: string) =>
    `A planning estimate of ${day} by rate card ${version}, not a quote.`,
};
