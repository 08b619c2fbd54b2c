import type { YearColumn } from '../../../../contract/operands.ts';
import type * as English from '../../../../worker/explanation/operandTexts.ts';

const yearColumns: Readonly<Record<YearColumn, string>> = {
  inHouse: 'Costo interno',
  embedded: 'Costo embebido',
  benefit: 'Beneficio de embeber',
};

export const yearLabel: typeof English.yearLabel = (column, year) =>
  `${yearColumns[column]}, ${year === 0 ? 'inicio' : `año ${year}`}`;

const wages = { rises: 'con alzas salariales', any: 'con las alzas salariales que haya' };
const others = { rises: 'con alzas', any: 'con las alzas que haya' };
const prices = { rises: 'con alzas de precio', any: 'con las alzas de precio que haya' };

const monthlyCosts: Readonly<Record<English.MonthlyCost, { name: string } & typeof wages>> = {
  Build: { name: 'del desarrollo', ...wages },
  Live: { name: 'de mantenimiento', ...wages },
  Hosted: { name: 'de alojamiento', ...others },
  Fee: { name: 'de cargos', ...others },
  Leaving: { name: 'del trabajo de salida', ...others },
  Turnover: { name: 'de rotación', ...wages },
  Plan: { name: 'del plan', ...prices },
  Work: { name: 'de trabajo propio', ...wages },
};

export const monthsLabel: typeof English.monthsLabel = (counted, cost) => {
  const { name, rises, any } = monthlyCosts[cost];
  const label = `Meses ${name}`;
  if (counted === 'counted') return label;
  return counted === 'risen' ? `${label}, ${rises}` : `${label}, descontados, ${any}`;
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
