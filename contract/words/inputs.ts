/** The names of inputs on paper and in mails; on the page some have another. */
export const inputLabels = {
  integrationCount: 'Integrations',
  developerCountNumber: 'Developers',
  devTimePercentage: 'Time spent on integrations',
  region: 'Region',
  customHourlyRate: 'Hourly rate',
  selectedSystems: 'Systems selected',
  otherSystems: 'Other systems',
  deadline: 'Target date',
  builtSystems: 'Pinned to build',
  embeddedSystems: 'Pinned to embed',
  currency: 'Currency',
  exchangeRate: 'Exchange rate',
  assumptions: 'Your assumptions',
} as const;

/** The names of rate regions. */
export const regionLabels = {
  us: 'United States',
  eu: 'Europe',
  asia: 'Asia',
  latam: 'Latin America',
  other: 'Other',
  custom: 'Custom',
} as const;
