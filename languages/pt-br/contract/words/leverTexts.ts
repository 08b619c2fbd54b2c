import { percentText } from '../../../../contract/format/locale.ts';
import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatNumber, formatPercentage } from '../../../../contract/format/numbers.ts';
import { formatCount, type Noun } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/leverTexts.ts';

const counted = (noun: Noun) => (value: number) => formatCount(value, noun);
const yearlyUsd = (value: number) => `${formatExactUsd(value)} ao ano`;
const monthlyUsd = (value: number) => `${formatExactUsd(value)} por mês`;
const changedHours = (savingPercentage: number) => {
  if (savingPercentage === 0) return 'horas inalteradas';
  const share = percentText(formatNumber(Math.abs(savingPercentage), 1));
  return `horas ${savingPercentage < 0 ? '+' : '−'}${share}`;
};
const perYear = (value: number) => `${percentText(formatNumber(value, 1))} ao ano`;

export const leverWords: Translated<typeof English.leverWords> = {
  integrations: { name: 'Integrações', value: counted('integration') },
  rate: { name: 'Valor da hora', value: (value) => `${formatExactUsd(value)} por hora` },
  hours: {
    name: 'Horas de trabalho',
    value: (value) => `${formatPercentage(value)} da estimativa`,
  },
  team: { name: 'Tamanho da equipe', value: counted('developer') },
  devTime: {
    name: 'Tempo dedicado a integrações',
    value: (value) => `${percentText(formatNumber(value, 2))} do tempo da equipe`,
  },
  listings: {
    name: 'Publicações em marketplaces',
    value: (value) => (value === 1 ? 'com publicações' : 'sem publicações'),
  },
  reviews: {
    name: 'Revisão de plataforma mais longa',
    value: (value) => `${counted('week')(value)} de revisão`,
  },
  maintenance: { name: 'Manutenção (parcela das horas de desenvolvimento)', value: perYear },
  otherHours: {
    name: 'Horas de outra integração',
    value: (value) => `${formatNumber(value, 1)} h de desenvolvimento`,
  },
  otherMaintenance: {
    name: 'Manutenção de outra integração',
    value: (value) => `${formatNumber(value, 2)} h por mês`,
  },
  assistedBuild: { name: 'Assistentes de IA no desenvolvimento', value: changedHours },
  assistedMaintenance: { name: 'Assistentes de IA na manutenção', value: changedHours },
  platformBuild: {
    name: 'Desenvolvimento da sua própria plataforma',
    value: (value) => `${formatNumber(value, 1)} h`,
  },
  platformWork: {
    name: 'Trabalho para operar sua própria plataforma',
    value: (value) => `${formatNumber(value, 2)} h por mês`,
  },
  platformCost: { name: 'Hospedagem da sua própria plataforma', value: monthlyUsd },
  fees: { name: 'Taxas do desenvolvimento', value: yearlyUsd },
  turnover: { name: 'Rotatividade', value: perYear },
  handover: {
    name: 'Passagem a um sucessor',
    value: (value) => `${formatNumber(value, 1)} h cada`,
  },
  multiplier: {
    name: 'Multiplicador de custo',
    value: (value) => `${percentText(formatNumber(value, 1))} do multiplicador`,
  },
  planPrice: {
    name: 'Preço do plano',
    value: (value) => `${percentText(formatNumber(value, 2))} do preço de tabela`,
  },
  planRise: { name: 'Aumento de preço do plano', value: perYear },
  overage: { name: 'Excedente do plano', value: monthlyUsd },
  wageRise: { name: 'Aumento do valor da hora', value: perYear },
  ownSetup: {
    name: 'Seu trabalho de configuração, incorporado',
    value: (value) => `${formatNumber(value, 2)} h por integração`,
  },
  ownEffort: {
    name: 'Seu trabalho mensal, incorporado',
    value: (value) => `${formatNumber(value, 2)} h por mês por integração`,
  },
  leaving: {
    name: 'Seu trabalho de saída, incorporado',
    value: (value) => `${formatNumber(value, 2)} h por integração`,
  },
  deployment: { name: 'Implantação da solução incorporada', value: counted('week') },
};
