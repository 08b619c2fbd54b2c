import { percentText } from '../../../../contract/format/locale.ts';
import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatNumber, formatPercentage } from '../../../../contract/format/numbers.ts';
import { formatCount, type Noun } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/leverTexts.ts';

const counted = (noun: Noun) => (value: number) => formatCount(value, noun);
const yearlyUsd = (value: number) => `${formatExactUsd(value)} al año`;
const monthlyUsd = (value: number) => `${formatExactUsd(value)} al mes`;
const changedHours = (savingPercentage: number) => {
  if (savingPercentage === 0) return 'horas sin cambios';
  const share = percentText(formatNumber(Math.abs(savingPercentage), 1));
  return `horas ${savingPercentage < 0 ? '+' : '−'}${share}`;
};
const perYear = (value: number) => `${percentText(formatNumber(value, 1))} al año`;

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
    value: (value) => `${percentText(formatNumber(value, 2))} de su tiempo`,
  },
  listings: {
    name: 'Publicaciones en marketplaces',
    value: (value) => (value === 1 ? 'con publicaciones' : 'sin publicaciones'),
  },
  reviews: {
    name: 'Revisión de plataforma más larga',
    value: (value) => `${counted('week')(value)} de revisión`,
  },
  maintenance: { name: 'Mantenimiento (% de las horas de desarrollo)', value: perYear },
  otherHours: {
    name: 'Horas de otra integración',
    value: (value) => `${formatNumber(value, 1)} h de desarrollo`,
  },
  otherMaintenance: {
    name: 'Mantenimiento de otra integración',
    value: (value) => `${formatNumber(value, 2)} h al mes`,
  },
  assistedBuild: { name: 'Asistentes de IA en el desarrollo', value: changedHours },
  assistedMaintenance: { name: 'Asistentes de IA en el mantenimiento', value: changedHours },
  platformBuild: {
    name: 'Desarrollo de su propia plataforma',
    value: (value) => `${formatNumber(value, 1)} h`,
  },
  platformWork: {
    name: 'Trabajo para operar su propia plataforma',
    value: (value) => `${formatNumber(value, 2)} h al mes`,
  },
  platformCost: { name: 'Alojamiento de su propia plataforma', value: monthlyUsd },
  fees: { name: 'Cargos del desarrollo', value: yearlyUsd },
  turnover: { name: 'Rotación de personal', value: perYear },
  handover: {
    name: 'Traspaso a un sucesor',
    value: (value) => `${formatNumber(value, 1)} h cada uno`,
  },
  multiplier: {
    name: 'Multiplicador de costos',
    value: (value) => `${percentText(formatNumber(value, 1))} del multiplicador`,
  },
  planPrice: {
    name: 'Precio del plan',
    value: (value) => `${percentText(formatNumber(value, 2))} del precio de lista`,
  },
  planRise: { name: 'Alza de precio del plan', value: perYear },
  overage: { name: 'Excedente del plan', value: monthlyUsd },
  wageRise: { name: 'Alza de las tarifas por hora', value: perYear },
  ownSetup: {
    name: 'Su trabajo de configuración, embebido',
    value: (value) => `${formatNumber(value, 2)} h por integración`,
  },
  ownEffort: {
    name: 'Su trabajo mensual, embebido',
    value: (value) => `${formatNumber(value, 2)} h al mes por integración`,
  },
  leaving: {
    name: 'Su trabajo de salida, embebido',
    value: (value) => `${formatNumber(value, 2)} h por integración`,
  },
  deployment: { name: 'Despliegue de la solución embebida', value: counted('week') },
};
