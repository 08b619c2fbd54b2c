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
    integrationCount: 'Número de integraciones',
    customHourlyRate: 'Su tarifa por hora',
    selectedSystems: 'Sistemas que conectar',
  },
  choices: {
    region: { ...inputDefinitions.region.optionLabels, custom: 'Tarifa propia' },
  },
  integrationRequirements: 'Necesidades de integración',
  topIntegrationCount: '200+',
  integrations: 'Integraciones',
  nextPlan: (nextFromCount, extraPerYear) =>
    `desde ${nextFromCount}: ${extraPerYear === formatUsd(0) ? 'el plan siguiente' : `+${extraPerYear}/año`}`,
  moreSelected: (count) => `al menos los ${count} elegidos`,
  systemsTexts: {
    choose: 'Elija sistemas o escriba un nombre',
    selectedCount: (count) =>
      `${formatCount(count, 'system')} ${count === 1 ? 'elegido' : 'elegidos'}`,
  },
  inMonths: (months) => `en ${formatCount(months, 'month')}`,
  timeUntil: (time) => `${upperFirst(time)}.`,
  developmentResources: 'Recursos de desarrollo',
  devTimeCost: ({ percentage, factor }) =>
    `al ${percentText(formatNumber(percentage, 2))}, una hora cuesta ${formatNumber(factor, 2)} veces lo normal`,
  regionAtRate: (region, rateUsd) =>
    rateUsd === undefined ? region : `${region} · ${formatExactUsd(rateUsd)}/h`,
};

export const waitingPressText: typeof English.waitingPressText = (isStated) =>
  `${isStated ? 'Editar' : 'Añadir'} el costo de la espera`;

export const customRateTexts: Translated<typeof English.customRateTexts> = {
  unit: 'USD/h',
  help: ({ min, max }, fallbackUsd) =>
    `En dólares estadounidenses, de ${formatExactUsd(min)} a ${formatExactUsd(max)}.${fallbackUsd === undefined ? '' : ` Déjelo vacío para usar ${formatExactUsd(fallbackUsd)}.`}`,
  converted: (usd) =>
    ` ${formatExactUsd(usd)} por hora: aproximadamente ${formatUsd(usd)} por hora.`,
  outsideAdvice: ({ min, max }) =>
    `Las tarifas habituales van de ${formatExactUsd(min)} a ${formatExactUsd(max)}. La estimación usa la suya.`,
  refused: ({ min, max }, fallbackUsd) =>
    `Introduzca una tarifa de ${formatExactUsd(min)} a ${formatExactUsd(max)}.${fallbackUsd === undefined ? '' : ` Por ahora se usa ${formatExactUsd(fallbackUsd)}.`}`,
};
