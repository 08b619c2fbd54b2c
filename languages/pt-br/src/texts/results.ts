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
  integrations: 'plano',
  starter: 'plano Starter',
  pro: 'plano Pro',
  quote: 'sua cotação',
};

const beyondBuildNames: Readonly<Record<BeyondBuild, string>> = {
  turnover: 'rotatividade',
  fees: 'taxas',
};

const beyondPlanNames: Readonly<Record<BeyondPlan, string>> = {
  overage: 'excedente',
  'own work': 'seu próprio trabalho',
  'work to leave': 'trabalho de saída',
};

export const resultsTexts: Translated<typeof English.resultsTexts> = {
  region: 'Resultados',
  costAnalysis: 'Análise de custos',
  inHouse: 'Desenvolvimento interno',
  embedded: 'Solução incorporada',
  maintenanceHelp: 'Considera 8 horas por mês por integração média.',
  ownMaintenanceHelp: (percentage) =>
    `Pela sua premissa: ${percentText(formatNumber(percentage, 2))} das horas de desenvolvimento por ano.`,
  perMonth: '/mês',
  savingsAndTime: 'Economia e tempo até o lançamento',
  hiddenUntilRequested: 'Oculto até você solicitar seu relatório',
  seeSavings: 'Veja estes valores no relatório.',
  sendToMe: 'Enviar para mim',
  timelineInHouse: 'Interno',
  timelineEmbedded: 'Incorporado',
  defaultInHouseTimeline: '18+ semanas',
  defaultEmbeddedTimeline: '2-4 semanas',
  reviewWait: (systems, weeks) =>
    `Hachurado: espera pela revisão de plataforma de ${systems} (${weeks}; metade coincide com o desenvolvimento).`,
  answer: 'Sua resposta',
  horizonLegend: 'Comparar os custos de',
  horizon: (horizon) => `${horizon} meses`,
  live: 'em produção:',
  certainty: 'Grau de certeza',
  parts: {
    build: 'desenvolvimento',
    later: (beyondBuild) =>
      formatList(['manutenção', ...beyondBuild.map((cost) => beyondBuildNames[cost])]),
    spent: 'gasto até então',
    toBuild: 'ainda a desenvolver',
    embedded: (beyondPlan, billing) =>
      formatList([
        'implantação',
        priceNames[billing],
        ...beyondPlan.map((part) => beyondPlanNames[part]),
      ]),
  },
  noFigure: '—',
  pending: 'A estimativa está sendo calculada.',
  explained: (label, value) => `${label}, ${value}, mostrar o cálculo`,
  derivation: 'Como isto foi calculado',
};

export const breakdownTexts: Translated<typeof English.breakdownTexts> = {
  title: 'Detalhamento das integrações',
  totalDevHours: 'Total de horas de desenvolvimento',
  maintenanceHours: 'Manutenção por mês',
  composition: (known, generic, genericDevHours) => {
    const systems = known === 1 ? '1 sistema selecionado' : `${known} sistemas selecionados`;
    const others = `${formatCount(generic, 'other integration')} com ${genericDevHours}${generic === 1 ? '' : ' cada'}`;
    return `${[known && systems, generic && others].filter(Boolean).join(' e ')}.`;
  },
  showList: 'Mostrar a lista',
  hideList: 'Ocultar a lista',
};

export const forecastTexts: Translated<typeof English.forecastTexts> = {
  title: `Projeção de custos de ${lastMonth} meses`,
  closerLook: 'Mais de perto',
};

export const scenarioTexts: Translated<typeof English.scenarioTexts> = {
  copyLink: 'Copiar link',
  compare: 'Fixar para comparar',
  pinned: (count) => (count === 1 ? 'A fixado: fixar outro' : 'A e B fixados: substituir um'),
  toCfo: 'Enviar ao meu CFO',
  more: 'Mais',
  files: 'Arquivos',
  link: 'O cenário do seu link',
  failed: 'Algo deu errado. Tente novamente.',
};
