import type * as English from '../../../../backend/mails/visitorMailTexts.ts';

export const visitorMailTexts: typeof English.visitorMailTexts = {
  greeting: (name) => (name === null ? 'Olá,' : `Olá, ${name},`),
  report: (integrations) => ({
    subject: `Seu relatório de ROI de integrações: ${integrations}`,
    preview: 'Seus números em resumo. O relatório completo está anexado.',
    heading: 'Seu relatório de ROI de integrações',
  }),
  reportIntroduction:
    'Veja quanto custaria o desenvolvimento interno das suas integrações, em comparação com incorporá-las. A análise completa está anexada em PDF.',
  withAssumptions: (words) => `Os números são calculados ${words}, listadas abaixo deles.`,
  openCalculation: 'Abrir seu cálculo',
  orCopy: 'Ou copie este endereço:',
  seeDemo:
    'Veja uma demonstração ao vivo com suas próprias integrações, conduzida por um especialista.',
  specialistKnows:
    'O especialista tem sua estimativa em mãos, então você não precisará explicar tudo de novo.',
  bookDemo: 'Agendar uma demonstração',
  estimates:
    'São estimativas de planejamento baseadas nos números que você informou. O relatório mostra o cálculo de cada valor.',
  booking: {
    subject: 'Sua demonstração: escolha um horário',
    preview: 'Escolha um horário para sua demonstração.',
    heading: 'Escolha um horário para sua demonstração',
  },
  chooseTime: 'Você solicitou uma demonstração. Escolha um horário conveniente.',
  chooseTimeAction: 'Escolher um horário',
  noTimeSuits: 'Se nenhum horário for conveniente, responda a este e-mail.',
  why: (host) =>
    `Você recebeu este e-mail porque seu endereço foi informado na calculadora de ROI em ${host}. Se não foi você, pode ignorá-lo.`,
  controller: (controller, privacyUrl) =>
    `Responsável pelos seus dados: ${controller}. Política de privacidade: ${privacyUrl}`,
  objection: (canReply) =>
    `Você pode se opor ao uso dos seus dados a qualquer momento: ${canReply ? 'responda a este e-mail ou escreva para esta empresa' : 'escreva para esta empresa'}.`,
  ownSystem: 'Seu próprio sistema',
  yourAssumptions: 'Suas premissas',
  theReport: 'no relatório',
  inPlace: 'em vez das da tabela de preços',
  byRateCard: (value, byRateCard) => `${value} (tabela de preços: ${byRateCard})`,
  others: 'Outras',
  more: (count, where) => `e mais ${count} ${where}`,
  inHouse: 'Desenvolvimento interno',
  inHouseBasis: (basis, monthly) => `${basis}, que custa ${monthly} por mês`,
  embeddedYear: 'Incorporado, ano\u00a01',
  embeddedBasis: (basis, monthly) => `${basis} a ${monthly}`,
  buildAlone: 'Somente o desenvolvimento',
  timeToMarket: 'Tempo até o lançamento',
  times: (inHouse, embedded) =>
    `${inHouse} com desenvolvimento interno\n${embedded} com a solução incorporada`,
};
