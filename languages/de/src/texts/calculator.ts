import { percentText } from '../../../../contract/format/locale.ts';
import { formatExactUsd, formatUsd } from '../../../../contract/format/money.ts';
import { formatNumber } from '../../../../contract/format/numbers.ts';
import { formatCount, upperFirst } from '../../../../contract/format/phrases.ts';
import { type InputName, inputDefinitions, mapInputs } from '../../../../contract/inputs.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../src/texts/calculator.ts';

export const calculatorTexts: Translated<typeof English.calculatorTexts> = {
  inputs: {
    ...mapInputs<Record<InputName, string>>((name) => inputDefinitions[name].label),
    integrationCount: 'Anzahl der Integrationen',
    customHourlyRate: 'Ihr Stundensatz',
    selectedSystems: 'Anzubindende Systeme',
  },
  choices: {
    region: { ...inputDefinitions.region.optionLabels, custom: 'Eigener Satz' },
  },
  integrationRequirements: 'Integrationsbedarf',
  topIntegrationCount: '200+',
  integrations: 'Integrationen',
  nextPlan: (nextFromCount, extraPerYear) =>
    `ab ${nextFromCount}: ${extraPerYear === formatUsd(0) ? 'der nächste Tarif' : `+${extraPerYear} pro Jahr`}`,
  moreSelected: (count) => `mindestens die ${count} gewählten`,
  systemsTexts: {
    choose: 'Systeme wählen oder Namen eingeben',
    selectedCount: (count) => `${formatCount(count, 'system')} gewählt`,
  },
  inMonths: (months) => `in ${months} ${months === 1 ? 'Monat' : 'Monaten'}`,
  timeUntil: (time) => `${upperFirst(time)}.`,
  developmentResources: 'Entwicklungsressourcen',
  devTimeCost: ({ percentage, factor }) =>
    `bei ${percentText(formatNumber(percentage, 2))} kostet eine Stunde das ${formatNumber(factor, 2)}-Fache`,
  regionAtRate: (region, rateUsd) =>
    rateUsd === undefined ? region : `${region} · ${formatExactUsd(rateUsd)}/h`,
};

export const waitingPressText: typeof English.waitingPressText = (isStated) =>
  isStated ? 'Kosten des Wartens bearbeiten' : 'Kosten des Wartens hinzufügen';

export const customRateTexts: Translated<typeof English.customRateTexts> = {
  unit: 'USD/h',
  help: ({ min, max }, fallbackUsd) =>
    `In US-Dollar, von ${formatExactUsd(min)} bis ${formatExactUsd(max)}.${fallbackUsd === undefined ? '' : ` Leer gelassen gelten ${formatExactUsd(fallbackUsd)}.`}`,
  converted: (usd) => ` ${formatExactUsd(usd)} sind etwa ${formatUsd(usd)} pro Stunde.`,
  outsideAdvice: ({ min, max }) =>
    `Übliche Sätze liegen zwischen ${formatExactUsd(min)} und ${formatExactUsd(max)}. Die Schätzung verwendet Ihren.`,
  refused: ({ min, max }, fallbackUsd) =>
    `Geben Sie einen Satz von ${formatExactUsd(min)} bis ${formatExactUsd(max)} ein.${fallbackUsd === undefined ? '' : ` Vorerst gelten ${formatExactUsd(fallbackUsd)}.`}`,
};
