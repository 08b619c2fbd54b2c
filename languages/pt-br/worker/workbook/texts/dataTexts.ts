import { formatNumber } from '../../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/workbook/texts/dataTexts.ts';

export const gateWords: Translated<typeof English.gateWords> = {
  none: 'nenhuma',
  access: 'acesso',
  listing: 'publicação',
};

export const systemsTexts: Translated<typeof English.systemsTexts> = {
  introductions: [
    'Digite 1 para selecionar um sistema. Seus próprios números contam, a menos que a aba Summary diga “Tabela de preços”.',
    'As horas são premissas de planejamento, não medições; a aba Evidence diz em que se baseiam.',
  ],
  columns: [
    'Sistema',
    'Categoria',
    'Selecionado',
    'Suas horas de desenvolvimento',
    'Suas horas de manutenção por mês',
    'Suas semanas de revisão',
    'Horas de desenvolvimento',
    'Horas de manutenção por mês',
    'Semanas de revisão',
    'Semanas de revisão, meio da faixa',
    'Tipo de revisão',
    'Horas de desenvolvimento contadas',
    'Horas de manutenção contadas',
    'Revisão contada',
    'Semanas de revisão, faixa',
    'Complexidade',
    'Nota',
  ],
  select: '1 seleciona, 0 não.',
  figures: {
    devHours: 'Horas de desenvolvimento',
    maintenanceHours: 'Horas de manutenção por mês',
    moderationWeeks: 'Semanas de revisão',
  },
  figureMessage: (figure, min, max) =>
    `${figure}: de ${formatNumber(min, 2)} a ${formatNumber(max, 2)}. Vazio: o número da tabela de preços ou do meio da faixa.`,
  unlisted: (question) => `Fora da tabela de preços: informe seus próprios números. ${question}`,
  own: 'Próprio',
  noReview: 'nenhuma',
  reviewRange: (min, max, isJudged) => `de ${min} a ${max}, ${isJudged ? 'estimado' : 'relatado'}`,
};

export const constantsTexts: Translated<typeof English.constantsTexts> = {
  title: 'Constantes da tabela de preços',
  rates: ['Região', 'USD por hora'],
  teamSize: [
    'Desenvolvedores a partir de',
    'Fator da equipe',
    'Acréscimo por desenvolvedor',
    'Acima de',
  ],
  timeShare: ['Tempo a partir de', 'Fator do tempo', 'Acréscimo por ponto', 'Abaixo de'],
  plan: ['Integrações a partir de', 'USD por mês', 'Semanas de implantação'],
  others: ['Outras constantes', 'Valor'],
  hoursPerWeek: 'Horas de trabalho por semana',
  mediumBuild: 'Primeiro acréscimo: desenvolvimentos de mais de',
  mediumSurcharge: 'Primeiro acréscimo',
  longBuild: 'Segundo acréscimo: desenvolvimentos de mais de',
  longSurcharge: 'Segundo acréscimo',
  development: 'Desenvolvimento, parte do custo inicial',
  testing: 'Testes, parte do custo inicial',
  setupFee: 'Taxa de implantação do plano',
  weeksPerMonth: 'Semanas por mês',
  users: 'Usuários',
  wholeUsers: 'Usuários inteiros',
  billable: 'Usuários acima dos 100 gratuitos do plano Pro',
  tiers: ['Acima de', 'Até', 'USD por usuário', 'Usuários do nível'],
  starter: 'Plano Starter por mês',
  pro: 'Plano Pro por mês',
};

export const evidenceTexts: Translated<typeof English.evidenceTexts> = {
  title: 'Em que se baseiam os números',
  introductions: [
    'oficial: a plataforma diz. relatado: outros dizem. estimado: ninguém diz, é a estimativa da calculadora.',
    'Uma revisão de acesso impede que os clientes se conectem; uma de publicação só deixa o aplicativo fora de um marketplace.',
  ],
  basis: 'A base das semanas de revisão',
  basisNote: 'As horas são estimativas da calculadora para cada sistema: nenhuma fonte as informa.',
  ranges: 'As faixas plausíveis das premissas',
  sources: ['Confiança', 'Lido em', 'Endereço', 'Evidência'],
  columns: ['Sistema', 'Selecionado', 'Tema', 'Valor', 'Tipo de revisão'],
  assumption: 'Premissa',
  range: 'Faixa',
  subject: 'Assunto',
  unstated: 'A estimativa da calculadora: nenhuma fonte a informa.',
  noReview: 'sem revisão',
  weeks: (min, max) => `de ${min} a ${max} semanas`,
  review: 'Revisão',
  recurs: 'Repete-se',
  everyMonths: (months) => `a cada ${months} meses`,
  reviewWeeks: 'Semanas de revisão',
};

export const confidenceWords: Translated<typeof English.confidenceWords> = {
  official: 'oficial',
  reported: 'relatado',
  judgement: 'estimado',
};

export const currencyTexts: Translated<typeof English.currencyTexts> = {
  title: (code) => `Valores em ${code}`,
  introduction:
    'Os valores são mostrados em unidades inteiras; as células são exatas. Os resultados são decididos em USD.',
  figure: 'Indicador',
  months: (code) => ['Custo total até o fim de um mês', `Interno, ${code}`, `Incorporado, ${code}`],
  units: (code) => `${code} por um USD`,
  accepted: (units, min, max) => `${units}, de ${formatNumber(min, 2)} a ${formatNumber(max, 2)}`,
  over: (figure, months) => `${figure}, em ${months} meses`,
};

export const splitTexts: Translated<typeof English.splitTexts> = {
  introduction: (day) => `Exportado em ${day}. Células alteradas não o mudam.`,
  nothing: 'Com uma só integração, não há nada a dividir.',
  columns: (months) => [`Em ${months} meses`, 'Total', 'Em produção'],
};
