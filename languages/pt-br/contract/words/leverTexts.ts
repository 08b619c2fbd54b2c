import { percentText } from '../../../../contract/format/locale.ts';
import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatNumber, formatPercentage } from '../../../../contract/format/numbers.ts';
import { formatCount, type Noun } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/leverTexts.ts';

const counted = (noun: Noun) => (value: number) => formatCount(value, noun);

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
  deployment: { name: 'Implantação da solução incorporada', value: counted('week') },
};
