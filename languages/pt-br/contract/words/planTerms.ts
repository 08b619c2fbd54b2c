import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/planTerms.ts';

export const planTermWords: Translated<typeof English.planTermWords> = {
  connections: { name: 'Conexões', ask: 'se o seu plano inclui o mesmo' },
  tasks: { name: 'Tarefas', ask: 'quantas estão incluídas' },
  users: { name: 'Usuários' },
  overage: { name: 'Excedente', ask: 'quanto custam' },
  term: { name: 'Vigência', ask: 'quanto dura o contrato' },
  notice: { name: 'Aviso prévio' },
  region: { name: 'Região de hospedagem' },
  certificates: { name: 'Certificados' },
  dataProtection: { name: 'Proteção de dados', ask: null },
  leaving: {
    name: 'Conexões na saída',
    judgement:
      'Seus usuários precisam autorizar de novo uma conexão feita pelo aplicativo do fornecedor',
    ask: 'o que acontece com as conexões',
  },
};

export const planFindings: Translated<typeof English.planFindings> = {
  connections:
    'Um contrato para planos por usuário lista conectores, automações e modelos ilimitados.',
  tasks: 'Você define um limite mensal de transações para cada um dos seus usuários.',
  overage: 'Você acrescenta transações extras ao limite de um usuário, em centenas.',
  term: 'O contrato vale a partir da data de início da cotação assinada.',
  processor: 'A Albato Limited, Chipre, é a sua operadora de dados.',
  agreement: 'O acordo de tratamento de dados faz parte do contrato de licença.',
  leaving:
    'Seus usuários autorizam um aplicativo do fornecedor, a menos que você registre um próprio.',
};

export const planTermsTitle = 'O que o plano inclui';

export const askProvider = 'pergunte ao fornecedor';

export const questionText: typeof English.questionText = (ask) =>
  `Pergunte ao fornecedor${ask && ` ${ask}`}.`;

export const judgedText: typeof English.judgedText = (judgement) =>
  `${judgement} (estimativa da calculadora).`;

export const openQuestions: readonly string[] = [
  'Quantas tarefas o plano inclui e quanto custam tarefas adicionais?',
  'Quanto dura o contrato e qual aviso prévio ele exige?',
  'O que acontece com as conexões na saída?',
  'Onde os dados são hospedados e quais certificados existem?',
  'Em quanto o preço pode subir?',
];

export const connectorQuestion: typeof English.connectorQuestion = (systems) =>
  `Há um conector para ${systems}?`;

export const billingQuestion = 'A cobrança é por integrações ou por usuários, e a que preço?';
