import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/page.ts';

export const certaintyTexts: Translated<typeof English.certaintyTexts> = {
  midRangeBasis: 'Em 36 meses:',
  openSplit: 'Ver por quê',
  likely: (low, high) => `provável: de ${low} a ${high}`,
  noRange: 'sem faixa: o desenvolvimento interno não entra em produção até lá',
  ownHours: 'horas próprias',
  priceRises: 'aumentos de preço',
  likelyPart: (zeros) => `provável: ${zeros}`,
};

export const dateTexts: Translated<typeof English.dateTexts> = {
  try: 'Experimentar',
  tried: (label) => `Dados alterados: ${label}`,
};

export const dockTexts: Translated<typeof English.dockTexts> = {
  title: 'A resposta em resumo',
  inHouse: (horizon, isUnfinished) =>
    `Interno, ${isUnfinished ? 'gasto até então, ' : ''}${horizon} meses`,
  embedded: 'Incorporado',
};

export const deferredDerivationTexts: Translated<typeof English.deferredDerivationTexts> = {
  title: (figure = 'Este valor') => `${figure}: como é calculado`,
  close: 'Fechar',
  failed: 'Não foi possível mostrar o cálculo.',
};

export const deferredConsentTexts: Translated<typeof English.deferredConsentTexts> = {
  region: 'Opção de rastreamento',
  text: 'Esta calculadora pode medir como é usada? Nunca o seu nome ou e-mail.',
  accept: 'Aceitar',
  refuse: 'Recusar',
  privacyPolicy: 'Política de Privacidade',
};

export const savedCalculationTexts: Translated<typeof English.savedCalculationTexts> = {
  notFound: {
    title: 'Este cálculo não foi encontrado',
    description: 'O link pode estar incompleto. Em vez dele, você vê os dados padrão.',
  },
  failed: {
    title: 'Não foi possível abrir este cálculo',
    description: 'Verifique sua conexão e recarregue a página.',
  },
  refused: {
    title: 'Não foi possível abrir este cálculo',
    description:
      'O servidor teve um problema. Seu link está correto: recarregue a página em alguns minutos.',
  },
};
