import type { BeyondPlan } from '../../../../contract/estimate.ts';
import { lastMonth } from '../../../../contract/format/durations.ts';
import { formatCount, formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/paperParts.ts';

const beyondPlanNames: Readonly<Record<BeyondPlan, string>> = {
  overage: 'excedente',
  'own work': 'su propio trabajo',
  'work to leave': 'trabajo de salida',
};

export const inputsTitles: Translated<typeof English.inputsTitles> = {
  part: 'Sus datos',
  requirements: 'Necesidades de integración',
  resources: 'Recursos de desarrollo',
};

export const rateOfText: typeof English.rateOfText = (rate, isOwn) =>
  `${rate} (${isOwn ? 'la suya' : 'predeterminada'})`;

export const systemsNote: typeof English.systemsNote = (names) => `Sistemas: ${formatList(names)}.`;
export const unlistedNote: typeof English.unlistedNote = (count) =>
  `${formatCount(count, 'system')} no ${count === 1 ? 'está' : 'están'} en el tarifario y se ${count === 1 ? 'cuenta' : 'cuentan'} con las otras integraciones.`;
export const selectedNote: typeof English.selectedNote = (estimated, selected) =>
  `Se estiman ${formatCount(estimated, 'integration')}: usted eligió ${formatCount(selected, 'system')}.`;

export const costsTitles: Translated<typeof English.costsTitles> = {
  part: 'Análisis de costos',
  inHouse: 'Costos internos',
  embedded: 'Costos de la solución embebida',
};

export const subscriptionLabel: Translated<typeof English.subscriptionLabel> =
  'Suscripción, 12 meses';
export const perMonth: typeof English.perMonth = (amount) => `${amount} al mes`;

export const periodsNote: typeof English.periodsNote = (isByIntegrations, beyondPlan) => {
  const without = formatList(beyondPlan.map((cost) => beyondPlanNames[cost]));
  return `Los dos totales abarcan períodos distintos. El total interno es solo el desarrollo, antes del mantenimiento. El total embebido es el alta y los primeros 12 meses de suscripción${isByIntegrations ? '' : ' al precio de lista por integraciones'}${without && `, sin contar ${without}`}. El pronóstico de costos a ${lastMonth} meses, más abajo, muestra ambos sobre la misma base.`;
};

export const savingsTitle: Translated<typeof English.savingsTitle> = 'Ahorro';

export const forecastTitle: Translated<typeof English.forecastTitle> =
  `Pronóstico de costos a ${lastMonth} meses`;

export const timeLostColumn: Translated<typeof English.timeLostColumn> = 'Tiempo perdido';

export const captions: Translated<typeof English.captions> = {
  lines: (currency) => `Costo acumulado en ${currency}.`,
  areas: 'Las áreas sombreadas son los costos probables (P10 a P90) de cada opción.',
  buildEnd: 'El círculo marca el final del desarrollo.',
  unfinished: `El desarrollo continúa después del mes ${lastMonth}.`,
  timeLost: 'El tiempo perdido es parte del costo interno; no se paga a nadie por él.',
};

export const afterColumn: Translated<typeof English.afterColumn> = 'Tras';
export const startRow: Translated<typeof English.startRow> = 'Inicio';

export const breakdownTitle: Translated<typeof English.breakdownTitle> = 'Desglose por integración';

export const hoursSentences: typeof English.hoursSentences = (development, maintenance, share) =>
  `Desarrollo total: ${development}. Mantenimiento mensual: ${maintenance}${share ? ` (${share.text}, según ${share.origin})` : ''}. Son supuestos de planificación, no mediciones.`;

export const breakdownColumns: Translated<typeof English.breakdownColumns> = [
  'Sistema',
  'Desarr., h',
  'Mant., h/mes',
  'Revisión, sem.',
  'Complejidad',
];

export const breakdownRows: Translated<typeof English.breakdownRows> = {
  platform: 'Su propia plataforma',
  assistants: 'Asistentes de IA',
  total: 'Total',
};

export const noReview: Translated<typeof English.noReview> = 'ninguna';
