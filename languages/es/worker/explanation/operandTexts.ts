import type { YearColumn } from '../../../../contract/operands.ts';
import type * as English from '../../../../worker/explanation/operandTexts.ts';
import type { Rise } from '../../../../worker/streams/costStreams.ts';

const yearColumns: Readonly<Record<YearColumn, string>> = {
  inHouse: 'Costo interno',
  embedded: 'Costo embebido',
  benefit: 'Beneficio de embeber',
};

export const yearLabel: typeof English.yearLabel = (column, year) =>
  `${yearColumns[column]}, ${year === 0 ? 'inicio' : `año ${year}`}`;

export const streamTexts: typeof English.streamTexts = {
  build: { heading: 'Desarrollo', months: 'del desarrollo' },
  maintenance: { heading: 'Mantenimiento', months: 'de mantenimiento' },
  hosting: { heading: 'Alojamiento', months: 'de alojamiento' },
  turnover: { heading: 'Rotación', months: 'de rotación' },
  fees: { heading: 'Cargos', months: 'de cargos' },
  start: { heading: 'Alta y trabajo propio', months: 'del inicio' },
  subscription: { heading: 'Suscripción y excedente', months: 'del plan' },
  ownWork: { heading: 'Trabajo propio al mes', months: 'de trabajo propio' },
  leaving: { heading: 'Trabajo de salida', months: 'del trabajo de salida' },
};

const rising: Readonly<Record<Rise, { rises: string; any: string }>> = {
  wages: { rises: 'con alzas salariales', any: 'con las alzas salariales que haya' },
  plan: { rises: 'con alzas de precio', any: 'con las alzas de precio que haya' },
  never: { rises: 'con alzas', any: 'con las alzas que haya' },
};

export const monthsLabel: typeof English.monthsLabel = (counted, stream, rises) => {
  const label = `Meses ${streamTexts[stream].months}`;
  if (counted === 'counted') return label;
  const words = rising[rises];
  return counted === 'risen' ? `${label}, ${words.rises}` : `${label}, descontados, ${words.any}`;
};

const sources: Readonly<Record<string, string>> = {
  'your input': 'su dato',
  'your assumption': 'su supuesto',
  'mid-range assumption': 'supuesto en el punto medio',
  assumption: 'supuesto',
  'planning assumption': 'supuesto de planificación',
  'rate card': 'tarifario',
  calendar: 'calendario',
  comparison: 'comparación',
  'from the discount rate': 'de la tasa de descuento',
};

export const sourceText: typeof English.sourceText = (source) => sources[source] ?? source;
