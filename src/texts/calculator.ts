import { choiceLabels, inputLabels } from '../../contract/format/inputLabels.ts';
import type { ChoiceName, InputName, InputValues } from '../../contract/inputs.ts';

/** Texts of the input cards. */
export const calculatorTexts = {
  inputs: {
    ...inputLabels,
    integrationCount: 'Number of integrations',
    customHourlyRate: 'Your hourly rate',
    selectedSystems: 'Systems to connect',
  } as const satisfies Record<InputName, string>,
  choices: {
    region: { ...choiceLabels.region, custom: 'Custom rate' },
  } as const satisfies { [Name in ChoiceName]: Record<InputValues[Name], string> },
  integrationRequirements: 'Integration Requirements',
  integrationCountHelp: (devHours: number | undefined) =>
    `How many systems your product is to connect to. Those that you do not select below count as average ones${devHours === undefined ? '' : ` of ${devHours} development hours each`}.`,
  topIntegrationCount: '200+',
  nextPlan: (integrationsLeft: number, nextFromCount: number, extraPerYear: string) =>
    integrationsLeft === 0
      ? `One more integration moves you to the next plan: +${extraPerYear} a year.`
      : `${integrationsLeft === 1 ? 'One more stays' : `${integrationsLeft === 2 ? 'Two' : 'Three'} more stay`} on this plan; the next starts at ${nextFromCount}: +${extraPerYear} a year.`,
  moreSelected: (count: number) =>
    `Estimating ${count} integrations: you selected ${count} systems`,
  systemsTexts: {
    choose: 'Select systems',
    selectedCount: (count: number) =>
      count === 1 ? '1 system selected' : `${count} systems selected`,
    selectedList: 'Selected systems',
    remove: (name: string) => `Remove ${name}`,
    removeTip: (category: string) =>
      category === '' ? 'Press to remove' : `${category} · press to remove`,
    filter: 'Filter by name or category',
    loading: 'Loading the systems…',
    failed: 'The systems could not be loaded.',
    noMatch: 'No system by that name. It is counted as an average one.',
    clear: 'Clear all selections',
  },
  optional: 'optional',
  monthsAhead: (months: number) =>
    months === 1 ? 'Within a month.' : `${months} months from now.`,
  developmentResources: 'Development Resources',
  developerCountHelp:
    'The people who would build the integrations. Three or four work best together: fewer lose time to switching, more to coordination.',
  regionAtRate: (region: string, rateUsd: number | undefined) =>
    rateUsd === undefined ? region : `${region} · $${rateUsd}/h`,
  rateUnit: 'USD/h',
  customRateHelp: ({ min, max }: { min: number; max: number }, fallbackUsd?: number) =>
    `From $${min} to $${max}.${fallbackUsd === undefined ? '' : ` Without one, $${fallbackUsd} counts.`}`,
  rateOutsideAdvice: ({ min, max }: { min: number; max: number }) =>
    `Usual rates are from $${min} to $${max}. The estimate uses yours.`,
  rateRefused: ({ min, max }: { min: number; max: number }, fallbackUsd?: number) =>
    `Not used: a rate is from $${min} to $${max.toLocaleString('en-US')}.${fallbackUsd === undefined ? '' : ` $${fallbackUsd} counts meanwhile.`}`,
} as const;
