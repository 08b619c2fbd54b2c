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
    integrationCount: 'Número de integrações',
    customHourlyRate: 'Seu valor da hora',
    selectedSystems: 'Sistemas a conectar',
  },
  choices: {
    region: { ...inputDefinitions.region.optionLabels, custom: 'Valor próprio' },
  },
  integrationRequirements: 'Necessidades de integração',
  topIntegrationCount: '200+',
  integrations: 'Integrações',
  nextPlan: (nextFromCount, extraPerYear) =>
    `com ${nextFromCount}: ${extraPerYear === formatUsd(0) ? 'o próximo plano' : `+${extraPerYear}/ano`}`,
  moreSelected: (count) => `no mínimo os ${count} escolhidos`,
  systemsTexts: {
    choose: 'Selecione sistemas ou digite um nome',
    selectedCount: (count) =>
      `${formatCount(count, 'system')} ${count === 1 ? 'selecionado' : 'selecionados'}`,
  },
  inMonths: (months) => `em ${formatCount(months, 'month')}`,
  timeUntil: (time) => `${upperFirst(time)}.`,
  developmentResources: 'Recursos de desenvolvimento',
  devTimeCost: ({ percentage, factor }) =>
    `a ${percentText(formatNumber(percentage, 2))}, uma hora custa ${formatNumber(factor, 2)}×`,
  regionAtRate: (region, rateUsd) =>
    rateUsd === undefined ? region : `${region} · ${formatExactUsd(rateUsd)}/h`,
};

export const waitingPressText: typeof English.waitingPressText = (isStated) =>
  isStated ? 'Editar o custo da espera' : 'Adicionar o custo da espera';

export const customRateTexts: Translated<typeof English.customRateTexts> = {
  unit: 'USD/h',
  help: ({ min, max }, fallbackUsd) =>
    `Em dólares americanos, de ${formatExactUsd(min)} a ${formatExactUsd(max)}.${fallbackUsd === undefined ? '' : ` Deixe em branco para usar ${formatExactUsd(fallbackUsd)}.`}`,
  converted: (usd) => ` ${formatExactUsd(usd)}: cerca de ${formatUsd(usd)} por hora.`,
  outsideAdvice: ({ min, max }) =>
    `Os valores usuais vão de ${formatExactUsd(min)} a ${formatExactUsd(max)}. A estimativa usa o seu.`,
  refused: ({ min, max }, fallbackUsd) =>
    `Digite um valor de ${formatExactUsd(min)} a ${formatExactUsd(max)}.${fallbackUsd === undefined ? '' : ` Usando ${formatExactUsd(fallbackUsd)} por enquanto.`}`,
};
