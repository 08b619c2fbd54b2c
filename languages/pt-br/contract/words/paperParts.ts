import type { BeyondPlan } from '../../../../contract/estimate.ts';
import { lastMonth } from '../../../../contract/format/durations.ts';
import { formatCount, formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/paperParts.ts';

const beyondPlanNames: Readonly<Record<BeyondPlan, string>> = {
  overage: 'excedente',
  'own work': 'seu próprio trabalho',
  'work to leave': 'trabalho de saída',
};

export const inputsTitles: Translated<typeof English.inputsTitles> = {
  part: 'Seus dados',
  requirements: 'Necessidades de integração',
  resources: 'Recursos de desenvolvimento',
};

export const rateOfText: typeof English.rateOfText = (rate, isOwn) =>
  `${rate} (${isOwn ? 'seu valor' : 'padrão'})`;

export const systemsNote: typeof English.systemsNote = (names) => `Sistemas: ${formatList(names)}.`;
export const unlistedNote: typeof English.unlistedNote = (count) =>
  `${formatCount(count, 'system')} não ${count === 1 ? 'está na tabela de preços e é contado' : 'estão na tabela de preços e são contados'} com as outras integrações.`;
export const selectedNote: typeof English.selectedNote = (estimated, selected) =>
  `Estimativa de ${formatCount(estimated, 'integration')}: você selecionou ${formatCount(selected, 'system')}.`;

export const costsTitles: Translated<typeof English.costsTitles> = {
  part: 'Análise de custos',
  inHouse: 'Custos internos',
  embedded: 'Custos da solução incorporada',
};

export const subscriptionLabel: Translated<typeof English.subscriptionLabel> =
  'Assinatura, 12 meses';
export const perMonth: typeof English.perMonth = (amount) => `${amount} por mês`;

export const periodsNote: typeof English.periodsNote = (isByIntegrations, beyondPlan) => {
  const without = formatList(beyondPlan.map((cost) => beyondPlanNames[cost]));
  return `Os dois totais cobrem períodos diferentes. O total interno é só o desenvolvimento, antes da manutenção. O total da solução incorporada é a implantação e os primeiros 12 meses de assinatura${isByIntegrations ? '' : ' ao preço de tabela por integrações'}${without && `, sem ${without}`}. A projeção de custos de ${lastMonth} meses, abaixo, mostra ambos na mesma base.`;
};

export const savingsTitle: Translated<typeof English.savingsTitle> = 'Economia';

export const forecastTitle: Translated<typeof English.forecastTitle> =
  `Projeção de custos de ${lastMonth} meses`;

export const timeLostColumn: Translated<typeof English.timeLostColumn> = 'Tempo perdido';

export const captions: Translated<typeof English.captions> = {
  lines: (currency) => `Custo acumulado em ${currency}.`,
  areas: 'As áreas sombreadas são os custos prováveis (P10 a P90) de cada opção.',
  buildEnd: 'O círculo marca o fim do desenvolvimento.',
  unfinished: `O desenvolvimento continua depois do mês ${lastMonth}.`,
  timeLost: 'O tempo perdido faz parte do custo interno; ninguém é pago por ele.',
};

export const afterColumn: Translated<typeof English.afterColumn> = 'Após';
export const startRow: Translated<typeof English.startRow> = 'Início';

export const breakdownTitle: Translated<typeof English.breakdownTitle> =
  'Detalhamento das integrações';

export const hoursSentences: typeof English.hoursSentences = (development, maintenance, share) =>
  `Desenvolvimento total: ${development}. Manutenção mensal: ${maintenance}${share ? ` (${share.text}, conforme ${share.origin})` : ''}. São premissas de planejamento, não medições.`;

export const breakdownColumns: Translated<typeof English.breakdownColumns> = [
  'Sistema',
  'Desenv., h',
  'Manut., h/mês',
  'Revisão, sem.',
  'Complexidade',
];

export const breakdownRows: Translated<typeof English.breakdownRows> = {
  platform: 'Sua própria plataforma',
  assistants: 'Assistentes de IA',
  total: 'Total',
};

export const noReview: Translated<typeof English.noReview> = 'nenhuma';
