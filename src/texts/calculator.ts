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
    [Name in Exclude<ChoiceName, 'currency'>]: Record<NonNullable<InputValues[Name]>, string>;
  },
  integrationRequirements: 'Integration Requirements',
  topIntegrationCount: '200+',
  integrations: 'Integrations',
  nextPlan: (nextFromCount: number, extraPerYear: string) =>
    `from ${nextFromCount}: ${extraPerYear === formatUsd(0) ? 'the next plan' : `+${extraPerYear} a year`}`,
  moreSelected: (count: number) => `at least the ${count} chosen`,
  systemsTexts: {
    choose: 'Select systems or type a name',
    selectedCount: (count: number) => `${formatCount(count, 'system')} selected`,
  },
  inMonths: (months: number) => `in ${formatCount(months, 'month')}`,
  timeUntil: (time: string) => `${upperFirst(time)}.`,
  developmentResources: 'Development Resources',
  devTimeCost: ({ percentage, factor }: DevTimeOutlook) =>
    `an hour costs ${formatNumber(factor, 2)} times at ${percentage}%`,
  regionAtRate: (region: string, rateUsd: number | undefined) =>
    rateUsd === undefined ? region : `${region} · ${formatExactUsd(rateUsd)}/h`,
} as const;

/** Names the button of the revenue that waits. */
export const waitingPressText = (isStated: boolean) =>
  `${isStated ? 'Edit' : 'Add'} what waiting costs`;

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
