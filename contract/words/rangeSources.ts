/** The names of pages that describe what others published; titles of publications stay. */
export const sourceTitles = {
  mundoInformatico: 'Mundo Informático, on the SaaS inflation index of Vertice (in Spanish)',
  saas86: '86SaaS, on the SaaS pricing index of Vertice',
  worldatwork: 'WorldatWork, on a pay survey of Mercer',
} as const;

/** What the pages say, as sentences. */
export const findings = {
  spaceO:
    'A software company calls 15% to 25% of the development cost a year the general industry consensus.',
  metr: 'Experienced open-source developers took 19% longer with AI tools in early 2025 (2% to 39%). Those who took part again later took 18% less time (38% less to 9% more), which the authors call weak evidence.',
  mundoInformatico: 'In 2023, 73% of SaaS vendors raised their prices, by 12% on average.',
  saas86: 'In 2025, SaaS prices rose by 11.4%.',
  worldatwork: 'Employers in the United States raised pay by 3.5% on average in 2025.',
  qsm: 'Team size: of IT projects of the same size, the best had a median of 4 people, the worst of 17.',
  tregubov:
    'Time share: developers on two or more projects spend 17% of their effort on interruptions between them, in an educational setting.',
  mckinsey: 'Duration: every additional year raises the cost overruns of large IT projects by 15%.',
} as const;

/** How the ends of ranges follow from sources that do not state them, as clauses. */
export const bases = {
  assistedBuildSavingPercentage:
    '−20% and 40% are the source’s 19% longer and 38% shorter, rounded',
  planRisePercentagePerYear:
    '0% is a contract that excludes rises, the calculator’s estimate, and 12% what the sources report',
  wageRisePercentagePerYear:
    '0% is pay that does not rise, and 6% not quite twice what the source reports, both the calculator’s estimates',
  multiplierPercentage:
    '30% is about what the sources add for the default inputs, and 100% what the rules add',
} as const;
