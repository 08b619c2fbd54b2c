import { counterargumentsIntro } from '../../../../../contract/format/deferredClaimTexts.ts';
import { financeFigureTexts } from '../../../../../contract/format/financeTexts.ts';
import { percentText } from '../../../../../contract/format/locale.ts';
import { formatExactUsd, formatUsd } from '../../../../../contract/format/money.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../../contract/format/phrases.ts';
import {
  noSplitText,
  splitChoices,
  splitColumns,
  splitNote,
  splitTitle,
} from '../../../../../contract/format/splitTexts.ts';
import { evidenceTexts } from '../../../../../contract/format/systemTexts.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/cards.ts';

const hours = (count: number) => formatCount(count, 'hour', 12);
const weeks = (count: number) => formatCount(count, 'week', 12);
const range = (min: number, max: number) => `${formatNumber(min, 12)} a ${weeks(max)}`;

export const systemListTexts: Translated<typeof English.systemListTexts> = {
  anEstimate: (feesUsdPerYear) =>
    feesUsdPerYear > 0 ? 'Estimativa:' : 'Estimativa, não incluída nos valores:',
  addFees: (isReplaced) =>
    isReplaced
      ? `Trocar por ${formatExactUsd(10_000)} por ano`
      : `Adicionar ${formatExactUsd(10_000)} por ano`,
  removeFees: 'Remover suas taxas',
  system: 'Sistema',
  devHours: 'Desenvolvimento',
  maintenance: 'Manutenção',
  perMonth: (amount) => `${amount}/mês`,
  complexity: 'Complexidade',
  review: 'Revisão',
  reviewWeeks: (count) => (count === 0 ? 'Nenhuma' : weeks(count)),
  why: 'Por quê',
  evidence: 'Evidências',
  evidenceOf: (system) => `dos valores de ${system}`,
};

export const deferredBreakdownTexts: Translated<typeof English.deferredBreakdownTexts> = {
  failed: 'Não foi possível carregar as evidências.',
  devHours: 'Horas de desenvolvimento',
  maintenanceHours: 'Horas de manutenção',
  review: 'Revisão',
  recurring: 'Trabalho recorrente',
  sources: 'Fontes',
  plannedWeeks: (count, isJudged) =>
    `Planejado com ${weeks(count)}${isJudged ? ', estimativa da calculadora.' : '. Com base em:'}`,
  gates: evidenceTexts.gates,
  reportedRange: (min, max) => `Segundo relatos, leva de ${range(min, max)}.`,
  judgedRange: (min, max) => `De ${range(min, max)}, estimativa da calculadora.`,
  amounts: {
    devHours: hours,
    maintenanceHours: (count) => `${hours(count)} por mês`,
    moderationWeeks: weeks,
  },
  ownFigure: (amount) => `${amount}: o seu próprio valor.`,
  replacedByPercentage: 'Não contam: a porcentagem anual do desenvolvimento as substitui.',
  midRangeHours: 'Meio da faixa: 1,35 vez as horas da tabela de preços.',
  notCounted: 'Não conta, porque você não quer publicações.',
  ofRateCard: (amount, isJudged) =>
    `Tabela de preços: ${amount}${isJudged ? ', estimativa da calculadora.' : '. Com base em:'}`,
  recurringEvent: evidenceTexts.recurringEvent,
  confidence: {
    official: 'Oficial',
    reported: 'Relatado',
    judgement: 'Estimado',
  },
  read: (day) => `lido em ${day}.`,
};

export const deferredFinanceTexts: Translated<typeof English.deferredFinanceTexts> = {
  ...financeFigureTexts,
  theCase: 'O caso em uma página',
  caseFailed: 'Não foi possível calcular o caso.',
  failed: 'Não foi possível calcular os indicadores financeiros.',
  horizon: 'Horizonte',
};

export const splitTexts: Translated<typeof English.splitTexts> = {
  none: noSplitText,
  note: splitNote,
  columns: { ...splitColumns, side: 'Lado' },
  sides: { best: 'Melhor', ...splitChoices },
  sideOf: (row) => `Lado de ${row}`,
  unpin: 'Desafixar todos',
  tooFew: 'Com uma só integração, não há nada a dividir.',
  computing: 'Comparando as divisões…',
  failed: 'Não foi possível comparar as divisões.',
};

export const deferredCounterargumentsTexts: Translated<
  typeof English.deferredCounterargumentsTexts
> = {
  intro: counterargumentsIntro,
  failed: 'Não foi possível procurar tais mudanças.',
  searching: 'Procurando…',
  open: 'Abrir este cenário',
  more: (shown, count) => `${shown} de ${count}: as que mudam menos.`,
};

export const planExplorerTexts: Translated<typeof English.planExplorerTexts> = {
  title: 'O que o plano inclui e preços por usuário',
  failed: 'Não foi possível calcular os preços.',
  terms:
    'Das páginas do próprio fornecedor, como se liam no dia indicado ao lado. O que vale é a sua cotação.',
  perUser: 'E se a cobrança for por usuário?',
  intro:
    'O preço de tabela depende das integrações. O preço de outros dois planos depende de quantos dos seus usuários conectam aplicativos. Os custos ao longo do tempo usam um só preço.',
  users: 'Usuários',
  usersUnit: 'usuários',
  usersHelp:
    'No início, os seus usuários atuais ou os 100 que o Pro inclui. Um número inteiro de 0 a 10.000.',
  perMonth: 'Por mês',
  year1: 'Ano 1 com implantação',
  setup: 'Implantação',
  choosePrice: 'Usar este preço',
  choosePriceOf: (name) => `Usar este preço: ${name}`,
  inUse: 'Os custos ao longo do tempo usam este preço.',
  own: 'Seu plano',
  ownTerms: (integrations) => `Para ${formatCount(integrations, 'integration')}`,
  comparison: (plan, users, extraUsd) => {
    const by =
      Math.round(extraUsd) === 0
        ? 'o mesmo que'
        : `${formatUsd(Math.abs(extraUsd))} a ${extraUsd > 0 ? 'mais' : 'menos'} do que`;
    return `Dos planos por usuário, o ${plan} é mais barato para ${formatCount(users, 'user')}: no ano 1, custa ${by} o seu plano.`;
  },
  starter: 'Starter',
  pro: 'Pro',
  userTerms: ({ monthlyUsd, freeUsers, highestPerUserUsd, lowestPerUserUsd }) => {
    const base = `${formatExactUsd(monthlyUsd)} por mês`;
    const free = freeUsers > 0 ? `, primeiros ${freeUsers} usuários grátis` : '';
    return highestPerUserUsd === lowestPerUserUsd
      ? `${base}${free}, mais ${formatExactUsd(highestPerUserUsd)} por usuário`
      : `${base}${free}, depois ${formatExactUsd(highestPerUserUsd)} a ${formatExactUsd(lowestPerUserUsd)} por usuário`;
  },
  withoutDiscount: (percentage) =>
    `Estes são preços de tabela: o seu desconto de ${percentText(formatNumber(percentage, 2))} no plano não está incluído.`,
};

export const closerLookTexts: Translated<typeof English.closerLookTexts> = {
  forecast: 'Projeção',
  tabs: {
    cfo: 'Para o seu CFO',
    split: splitTitle,
    others: 'Argumentos contrários',
    sure: 'Grau de certeza',
    matters: 'O que mais pesa?',
    assumptions: 'Premissas',
  },
};
