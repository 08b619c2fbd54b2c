import { formatExactUsd, formatUsd } from '../../contract/format/money.ts';
import { formatNumber } from '../../contract/format/numbers.ts';
import { formatCount, upperFirst } from '../../contract/format/phrases.ts';
import {
  type ChoiceName,
  type InputName,
  type InputValues,
  inputDefinitions,
  mapInputs,
} from '../../contract/inputs.ts';
import type { DevTimeOutlook } from '../../worker/answer/answer.ts';

/** Texts of the input cards. */
export const calculatorTexts = {
  inputs: {
    ...mapInputs<Record<InputName, string>>((name) => inputDefinitions[name].label),
    integrationCount: 'Number of integrations',
    customHourlyRate: 'Your hourly rate',
    selectedSystems: 'Systems to connect',
  },
  choices: {
    region: { ...inputDefinitions.region.optionLabels, custom: 'Custom rate' },
  } as const satisfies {
    [Name in Exclude<ChoiceName, 'currency'>]: Record<InputValues[Name], string>;
  },
  integrationRequirements: 'Integration Requirements',
  integrationCountHelp: (devHours: number | undefined) =>
    `How many integrations your product needs. Any you don’t name below count as other integrations${devHours === undefined ? '' : ` (${devHours} development hours each)`}.`,
  topIntegrationCount: '200+',
  nextPlan: (integrationsLeft: number, nextFromCount: number, extraPerYear: string) => {
    const extra = extraPerYear === formatUsd(0) ? 'no extra cost' : `${extraPerYear} a year`;
    return integrationsLeft === 0
      ? `One more integration moves you to the next plan, which adds ${extra}.`
      : `${integrationsLeft} more ${integrationsLeft === 1 ? 'fits' : 'fit'} in this plan. From ${nextFromCount}, the next plan adds ${extra}.`;
  },
  moreSelected: (count: number) =>
    `Estimating ${count} integrations: you selected ${count} systems.`,
  systemsTexts: {
    choose: 'Select systems or type a name',
    selectedCount: (count: number) => `${formatCount(count, 'system')} selected`,
  },
  optional: 'optional',
  timeUntil: (time: string) => `${upperFirst(time)}.`,
  developmentResources: 'Development Resources',
  developerCountHelp:
    'The people who would build the integrations. Teams of three or four are most efficient: smaller ones lose time to context switching, larger ones to coordination.',
  devTimeCost: ({ percentage, factor, comparison }: DevTimeOutlook) =>
    `At ${percentage}% the same hours cost ${formatNumber(factor, 2)} times as much: switching between projects is not free. At ${comparison.percentage}% it would be ${formatNumber(comparison.factor, 2)}.`,
  regionAtRate: (region: string, rateUsd: number | undefined) =>
    rateUsd === undefined ? region : `${region} · ${formatExactUsd(rateUsd)}/h`,
} as const;

/** Texts of what leads to the assumptions, and of the marks where they apply. */
export const assumptionsTexts = {
  title: 'Assumptions',
  waiting: (isStated: boolean) => `${isStated ? 'Edit' : 'Add'} what waiting costs`,
  row: (own: number, isMidRange: boolean) =>
    `Assumptions: ${[isMidRange && 'mid-range', own > 0 && `${own} of your own`].filter(Boolean).join(' and ') || 'rate card'}`,
} as const;

/** Texts of the quick starts, Undo and Reset. */
export const quickStartsTexts = {
  title: 'Start from',
  names: {
    crmStarter: 'CRM starter',
    marketingSuite: 'Marketing suite',
    enterprise: 'Enterprise',
  },
  started: (name: string) => `Inputs filled in: ${name}`,
  undo: 'Undo',
  undone: (inputs: string) => `Undone: ${inputs}`,
  reset: 'Reset',
  resetDone: 'Inputs reset to defaults',
} as const;

/** Texts of the visitor's own hourly rate. */
export const customRateTexts = {
  unit: 'USD/h',
  help: ({ min, max }: { min: number; max: number }, fallbackUsd?: number) =>
    `In US dollars, from $${min} to $${max}.${fallbackUsd === undefined ? '' : ` Leave empty to use $${fallbackUsd}.`}`,
  converted: (usd: number) => ` ${formatExactUsd(usd)} is about ${formatUsd(usd)} an hour.`,
  outsideAdvice: ({ min, max }: { min: number; max: number }) =>
    `Usual rates are from $${min} to $${max}. The estimate uses yours.`,
  refused: ({ min, max }: { min: number; max: number }, fallbackUsd?: number) =>
    `Enter a rate from $${min} to $${max.toLocaleString('en-US')}.${fallbackUsd === undefined ? '' : ` Using $${fallbackUsd} for now.`}`,
} as const;
