import type { YearColumn } from '../../../../contract/operands.ts';
import type * as English from '../../../../worker/explanation/operandTexts.ts';
import type { Rise } from '../../../../worker/streams/costStreams.ts';

const yearColumns: Readonly<Record<YearColumn, string>> = {
  inHouse: 'Custo interno',
  embedded: 'Custo da solução incorporada',
  benefit: 'Benefício de incorporar',
};

export const yearLabel: typeof English.yearLabel = (column, year) =>
  `${yearColumns[column]}, ${year === 0 ? 'início' : `ano ${year}`}`;

export const streamTexts: typeof English.streamTexts = {
  build: { heading: 'Desenvolvimento', months: 'do desenvolvimento' },
  maintenance: { heading: 'Manutenção', months: 'de manutenção' },
  hosting: { heading: 'Hospedagem', months: 'de hospedagem' },
  turnover: { heading: 'Rotatividade', months: 'de rotatividade' },
  fees: { heading: 'Taxas', months: 'de taxas' },
  start: { heading: 'Implantação e trabalho próprio', months: 'do início' },
  subscription: { heading: 'Assinatura e excedente', months: 'do plano' },
  ownWork: { heading: 'Trabalho próprio por mês', months: 'de trabalho próprio' },
  leaving: { heading: 'Trabalho de saída', months: 'do trabalho de saída' },
};

const rising: Readonly<Record<Rise, { rises: string; any: string }>> = {
  wages: { rises: 'com aumentos salariais', any: 'com eventuais aumentos salariais' },
  plan: { rises: 'com aumentos de preço', any: 'com eventuais aumentos de preço' },
  never: { rises: 'com aumentos', any: 'com eventuais aumentos' },
};

export const monthsLabel: typeof English.monthsLabel = (counted, stream, rises) => {
  const label = `Meses ${streamTexts[stream].months}`;
  if (counted === 'counted') return label;
  const words = rising[rises];
  return counted === 'risen' ? `${label}, ${words.rises}` : `${label}, descontados, ${words.any}`;
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
