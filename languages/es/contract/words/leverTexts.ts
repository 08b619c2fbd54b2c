import { percentText } from '../../../../contract/format/locale.ts';
import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatNumber, formatPercentage } from '../../../../contract/format/numbers.ts';
import { formatCount, type Noun } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/leverTexts.ts';

const counted = (noun: Noun) => (value: number) => formatCount(value, noun);

export const leverWords: Translated<typeof English.leverWords> = {
  integrations: { name: 'Integraciones', value: counted('integration') },
  rate: { name: 'Tarifa por hora', value: (value) => `${formatExactUsd(value)} por hora` },
  hours: {
    name: 'Horas de trabajo',
    value: (value) => `${formatPercentage(value)} de la estimación`,
  },
  team: { name: 'Tamaño del equipo', value: counted('developer') },
  devTime: {
    name: 'Tiempo dedicado a integraciones',
    value: (value) => `${percentText(formatNumber(value, 2))} del tiempo de los desarrolladores`,
  },
  listings: {
    name: 'Publicaciones en marketplaces',
    value: (value) => (value === 1 ? 'con publicaciones' : 'sin publicaciones'),
  },
  reviews: {
    name: 'Revisión de plataforma más larga',
    value: (value) => `${counted('week')(value)} de revisión`,
  },
  deployment: { name: 'Despliegue de la solución embebida', value: counted('week') },
};
