import type { YearColumn } from '../../../../contract/operands.ts';
import type * as English from '../../../../worker/explanation/operandTexts.ts';

const yearColumns: Readonly<Record<YearColumn, string>> = {
  inHouse: 'Custo interno',
  embedded: 'Custo incorporado',
  benefit: 'Benefício de incorporar',
};

export const yearLabel: typeof English.yearLabel = (column, year) =>
  `${yearColumns[column]}, ${year === 0 ? 'início' : `ano ${year}`}`;

const wages = { rises: 'com aumentos salariais', any: 'com eventuais aumentos salariais' };
const others = { rises: 'com aumentos', any: 'com eventuais aumentos' };
const prices = { rises: 'com aumentos de preço', any: 'com eventuais aumentos de preço' };

const monthlyCosts: Readonly<Record<English.MonthlyCost, { name: string } & typeof wages>> = {
  Build: { name: 'do desenvolvimento', ...wages },
  Live: { name: 'de manutenção', ...wages },
  Hosted: { name: 'de hospedagem', ...others },
  Fee: { name: 'de taxas', ...others },
  Leaving: { name: 'do trabalho de saída', ...others },
  Turnover: { name: 'de rotatividade', ...wages },
  Plan: { name: 'do plano', ...prices },
  Work: { name: 'de trabalho próprio', ...wages },
};

export const monthsLabel: typeof English.monthsLabel = (counted, cost) => {
  const { name, rises, any } = monthlyCosts[cost];
  const label = `Meses ${name}`;
  if (counted === 'counted') return label;
  return counted === 'risen' ? `${label}, ${rises}` : `${label}, descontados, ${any}`;
};

const sources: Readonly<Record<string, string>> = {
  'your input': 'seu dado',
  'your assumption': 'sua premissa',
  'mid-range assumption': 'premissa no meio da faixa',
  assumption: 'premissa',
  'planning assumption': 'premissa de planejamento',
  'rate card': 'tabela de preços',
  calendar: 'calendário',
  comparison: 'comparação',
  'from the discount rate': 'da taxa de desconto',
};

export const sourceText: typeof English.sourceText = (source) => sources[source] ?? source;
