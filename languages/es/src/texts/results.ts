import type { Billing } from '../../../../contract/assumptions.ts';
import type { BeyondBuild, BeyondPlan } from '../../../../contract/estimate.ts';
import { lastMonth } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import { formatNumber } from '../../../../contract/format/numbers.ts';
import { formatCount, formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../src/texts/results.ts';

/** What the price that counts is called beside its setup (E45). */
const priceNames: Readonly<Record<Billing, string>> = {
  integrations: 'plan',
  starter: 'plan Starter',
  pro: 'plan Pro',
  quote: 'su cotización',
};

const beyondBuildNames: Readonly<Record<BeyondBuild, string>> = {
  turnover: 'rotación',
  fees: 'cargos',
};

const beyondPlanNames: Readonly<Record<BeyondPlan, string>> = {
  overage: 'excedente',
  'own work': 'su propio trabajo',
  'work to leave': 'trabajo de salida',
};

export const resultsTexts: Translated<typeof English.resultsTexts> = {
  region: 'Resultados',
  costAnalysis: 'Análisis de costos',
  inHouse: 'Desarrollo interno',
  embedded: 'Solución embebida',
  maintenanceHelp: 'Supone 8 horas al mes por integración media.',
  ownMaintenanceHelp: (percentage) =>
    `Según su supuesto: el ${percentText(formatNumber(percentage, 2))} de las horas de desarrollo al año.`,
  perMonth: '/mes',
  savingsAndTime: 'Ahorro y tiempo de salida al mercado',
  hiddenUntilRequested: 'Oculto hasta que solicite su informe',
  seeSavings: 'Vea estas cifras en el informe.',
  sendToMe: 'Envíenmelo',
  timelineInHouse: 'Interno',
  timelineEmbedded: 'Embebido',
  defaultInHouseTimeline: '18+ semanas',
  defaultEmbeddedTimeline: '2-4 semanas',
  reviewWait: (systems, weeks) =>
    `Rayado: espera de la revisión de plataforma de ${systems} (${weeks}; la mitad coincide con el desarrollo).`,
  answer: 'Su respuesta',
  horizonLegend: 'Comparar los costos de',
  horizon: (horizon) => `${horizon} meses`,
  live: 'en producción:',
  certainty: 'Grado de certeza',
  parts: {
    build: 'desarrollo',
    later: (beyondBuild) =>
      formatList(['mantenimiento', ...beyondBuild.map((cost) => beyondBuildNames[cost])]),
    spent: 'gastado hasta entonces',
    toBuild: 'por desarrollar',
    embedded: (beyondPlan, billing) =>
      formatList(['alta', priceNames[billing], ...beyondPlan.map((part) => beyondPlanNames[part])]),
  },
  noFigure: '—',
  pending: 'Calculando la estimación.',
  explained: (label, value) => `${label}, ${value}, mostrar el cálculo`,
  derivation: 'Cómo se calculó',
};

export const breakdownTexts: Translated<typeof English.breakdownTexts> = {
  title: 'Desglose de integraciones',
  totalDevHours: 'Total de horas de desarrollo',
  maintenanceHours: 'Mantenimiento al mes',
  composition: (known, generic, genericDevHours) => {
    const systems = known === 1 ? '1 sistema elegido' : `${known} sistemas elegidos`;
    const others = `${formatCount(generic, 'other integration')} a ${genericDevHours}${generic === 1 ? '' : ' cada una'}`;
    return `${[known && systems, generic && others].filter(Boolean).join('. ')}.`;
  },
  showList: 'Mostrar la lista',
  hideList: 'Ocultar la lista',
};

export const forecastTexts: Translated<typeof English.forecastTexts> = {
  title: `Pronóstico de costos a ${lastMonth} meses`,
  closerLook: 'Más de cerca',
};

export const scenarioTexts: Translated<typeof English.scenarioTexts> = {
  copyLink: 'Copiar enlace',
  compare: 'Fijar y comparar',
  pinned: (count) => (count === 1 ? 'A fijado: fijar otro' : 'A y B fijados: reemplazar uno'),
  toCfo: 'Enviar a mi CFO',
  more: 'Más',
  files: 'Archivos',
  link: 'El escenario de su enlace',
  failed: 'Algo falló. Inténtelo de nuevo.',
};
