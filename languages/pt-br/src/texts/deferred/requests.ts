import type { Translated } from '../../../../../contract/languages.ts';
import { provider } from '../../../../../contract/provider.ts';
import type * as English from '../../../../../src/texts/deferred/requests.ts';

export const didYouMeanText: Translated<typeof English.didYouMeanText> = 'Você quis dizer';

export const deferredReportRequestTexts: Translated<typeof English.deferredReportRequestTexts> = {
  name: 'Nome',
  email: 'E-mail comercial',
  company: 'Empresa',
  consent: 'Ao enviar este formulário, você concorda com a nossa',
  privacyPolicy: 'Política de Privacidade',
  salesNote: `A equipe de vendas da ${provider.name} recebe uma cópia.`,
  submit: 'Enviar para o meu e-mail',
  submitting: 'Enviando…',
  nameRequired: 'O nome é obrigatório',
  emailRequired: 'O e-mail comercial é obrigatório',
  emailInvalid: 'Digite um e-mail válido',
  companyRequired: 'A empresa é obrigatória',
  steps: {
    save: 'Salvando o seu cálculo',
    build: 'Criando o seu PDF',
    notify: 'Avisando a equipe de vendas',
    send: 'Enviando o e-mail',
  },
  progress: (step, steps, name) => `Etapa ${step} de ${steps}: ${name}…`,
  longerThanUsual: 'Isto está demorando mais que o normal.',
  saved: {
    title: 'Salvo!',
    description:
      'O seu cálculo de ROI foi salvo. Um membro da nossa equipe entrará em contato em breve com resultados detalhados e os próximos passos.',
  },
  failures: {
    save: {
      logMessage: 'The calculation was not saved.',
      notification: {
        title: 'Erro',
        description: 'Não foi possível salvar o seu cálculo. Tente novamente.',
      },
      refused: 'O servidor não conseguiu salvar o seu cálculo.',
      unreachable: 'O servidor não respondeu, então o seu cálculo não está salvo.',
    },
    send: {
      logMessage: 'The report was not sent.',
      notification: { title: 'Não foi possível enviar o e-mail. Tente novamente.' },
      refused:
        'O seu cálculo está salvo, mas o servidor não conseguiu enviar o relatório por e-mail.',
      unreachable: 'O seu cálculo está salvo, mas o servidor não respondeu.',
    },
  },
  noCookie:
    'Este navegador bloqueia o cookie pelo qual o servidor sabe quem salvou um cálculo, então o servidor não pode enviar o relatório por e-mail.',
  notMailed: 'O provedor de e-mail recusou este endereço. Verifique-o ou baixe o relatório.',
  tryAgain: 'Tentar novamente',
  sent: { title: 'O relatório de ROI foi enviado para o seu endereço de e-mail.' },
  sentTo: (email) => `Enviado para ${email}`,
  followsByEmail: 'Este navegador não conseguiu criar o PDF. O relatório seguirá por e-mail.',
  readyNotSent: 'Não foi possível enviar o seu relatório por e-mail, mas você pode baixá-lo',
  savingsRemembered: 'Estes valores ficam visíveis neste navegador por 30 dias.',
  savingsThisPage: 'Estes valores ficam visíveis até você sair desta página.',
  inputsChanged: 'Você alterou os dados desde então. Estes valores e arquivos usam os atuais.',
  downloadPdf: 'Baixar o PDF',
  filesOpen:
    'O relatório, a planilha e o arquivo de estimativa podem ser reabertos nesta página: solte um deles em qualquer parte dela.',
  downloadUpdatedPdf: 'Baixar um PDF atualizado',
  buildingPdf: 'Criando o seu PDF…',
};

/** The notifications are specified, and Russian in every language (P5). */
export const deferredDemoRequestTexts: Translated<typeof English.deferredDemoRequestTexts> = {
  title: 'Agendar uma demonstração',
  intro: 'Meia hora com um especialista.',
  introWithEstimate:
    'Meia hora com um especialista. Ele terá a sua estimativa em mãos, então você não precisará explicar tudo de novo.',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  companyName: 'Empresa',
  website: 'Site',
  websiteAside: 'opcional',
  email: 'E-mail comercial',
  privacyAgreed: 'Concordo com a',
  privacyPolicy: 'Política de Privacidade',
  submit: 'Solicitar demonstração',
  submitting: 'Enviando…',
  sent: {
    lang: 'ru',
    title: 'Успешно отправлено!',
    description: 'Ваша заявка на демо получена. Мы свяжемся с вами в ближайшее время.',
  },
  requested: (email) =>
    `A sua solicitação de demonstração foi recebida. ${provider.name} entrará em contato em breve pelo e-mail ${email}.`,
  chooseTime: 'Escolher um horário',
  notSent:
    'A sua solicitação não foi enviada. Tente novamente mais tarde ou entre em contato direto com o fornecedor.',
  failed: {
    lang: 'ru',
    title: 'Ошибка отправки',
    description: 'Попробуйте отправить форму позже или свяжитесь с нами напрямую.',
  },
};
