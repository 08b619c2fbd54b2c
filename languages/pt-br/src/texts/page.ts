import { formatNumber } from '../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../contract/languages.ts';
import { isPageUpdated } from '../../../../src/startup/loadFile.ts';
import type * as English from '../../../../src/texts/page.ts';

/** What a visitor can do about a part that did not load. */
const missingPartAdvice = () =>
  isPageUpdated()
    ? 'Esta página foi atualizada: recarregue-a.'
    : 'Verifique sua conexão e tente novamente.';

export const pageTexts: Translated<typeof English.pageTexts> = {
  title: 'Desenvolver suas integrações ou incorporá-las?',
  figuresHint: 'Cada valor sublinhado abre o cálculo.',
  skipToContent: 'Ir para a calculadora',
  skipToResults: 'Ir para os resultados',
  skipToReport: 'Ir para o formulário do relatório',
  report: 'Relatório',
  notFoundTitle: 'Página não encontrada',
  notFoundText: 'Não há nada neste endereço.',
  notFoundLink: 'Abrir a calculadora',
  logo: (provider) => `${provider}: página do produto`,
  footer: (version) => `Tabela de preços ${version}.`,
  assumptions: 'Premissas de planejamento, não medições; não é cotação.',
  privacy: 'Privacidade',
  trackingChoice: 'Opção de rastreamento',
  openingForm: 'Abrindo o formulário…',
  withoutScript: {
    link: 'O cenário do seu link ainda não pode ser exibido: ele precisa de',
    defaults:
      'Esta é a estimativa para os dados padrão. Para alterá-los, solicitar o relatório ou agendar uma demonstração, é preciso ter',
    script:
      'JavaScript, que está desativado ou não foi carregado. Se estiver ativado, verifique sua conexão e recarregue a página.',
  },
  estimatorFailed: 'Não foi possível calcular a estimativa.',
  retry: 'Tentar novamente',
  partFailed: (part = 'Uma parte desta página') =>
    `${part}: algo deu errado aqui. Recarregue a página para voltar a usar esta parte. Seus dados são mantidos.`,
  reload: 'Recarregar',
  newTab: '(abre em uma nova aba)',
};

export const controlsTexts: Translated<typeof English.controlsTexts> = {
  helpAbout: (subject) => `Ajuda: ${subject}`,
  increase: (label) => `Aumentar: ${label}`,
  decrease: (label) => `Diminuir: ${label}`,
  correctedTo: (value, { min, max }) =>
    `Usando ${value}. Digite um número inteiro de ${formatNumber(min, 0)} a ${formatNumber(max, 0)}.`,
  closeDialog: 'Fechar',
  chooseDate: 'Escolher data',
  clearDate: 'Limpar a data',
  partMissing: (part) => `${part}: não foi possível carregar. ${missingPartAdvice()}`,
};

export const notificationsTexts: Translated<typeof English.notificationsTexts> = {
  area: (hotkey) => `Notificações (${hotkey})`,
  dismiss: 'Fechar',
  none: 'Nenhuma notificação',
};

export const insightsTexts: Translated<typeof English.insightsTexts> = {
  title: 'Análise de negócio protegida',
  text: 'A análise completa está no seu relatório em PDF personalizado.',
  covers: [
    'Risco de prazo',
    'Otimização de recursos',
    'Complexidade técnica',
    'Modelagem de custo-benefício',
    'Recomendações estratégicas',
  ],
  getComplete: 'Obter a análise completa',
  inReport: 'no seu relatório em PDF',
};

export const readyToStartTexts: Translated<typeof English.readyToStartTexts> = {
  title: 'Pronto para começar?',
  text: 'Uma demonstração ao vivo com suas próprias integrações.',
  scheduleDemo: 'Agendar demo',
};

export const reportRequestTexts: Translated<typeof English.reportRequestTexts> = {
  title: 'Obter o relatório de ROI detalhado',
  downloadText: 'Esta economia e cada valor com seu cálculo.',
  downloadButton: 'Baixar o relatório em PDF',
};
