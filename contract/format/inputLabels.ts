import type { ChoiceName, InputName, InputValues } from '../inputs.ts';

/**
 * The names of inputs in the report and in mails; on the page some have other names
 * (`src/texts/calculator.ts`).
 */
export const inputLabels = {
  integrationCount: 'Integrations',
  developerCountNumber: 'Developers',
  devTimePercentage: 'Time spent on integrations',
  region: 'Region',
  customHourlyRate: 'Hourly rate',
  selectedSystems: 'Systems selected',
  deadline: 'Target date',
  assumptions: 'Your assumptions',
} as const satisfies Record<InputName, string>;

export const choiceLabels = {
  region: {
    us: 'United States',
    eu: 'Europe',
    asia: 'Asia',
    latam: 'Latin America',
    other: 'Other',
    custom: 'Custom',
  },
} as const satisfies { [Name in ChoiceName]: Record<InputValues[Name], string> };
