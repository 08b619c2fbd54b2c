import { formatWait as waitText } from '../../../../contract/format/durations.ts';
import type * as English from '../../../../contract/format/refusalDetails.ts';
import { refusalDetails as english } from '../../../../contract/format/refusalDetails.ts';
import type { Translated } from '../../../../contract/languages.ts';
import { formatCount } from './phrases.ts';

const formatWait = (seconds: number) => waitText(seconds, formatCount);

/** What only programs are refused for stays English. */
export const refusalDetails: Translated<typeof English.refusalDetails> = {
  ...english,
  bodyTooLarge: (maxBytes) => `Envie no máximo ${maxBytes} bytes.`,
  bodyTooSlow: (bytesPerSecond) =>
    `Envie a solicitação a ${bytesPerSecond} bytes por segundo ou mais rápido.`,
  bodyCutOff: 'A conexão terminou antes de toda a solicitação chegar.',
  idempotencyKeyReused: 'Esta Idempotency-Key foi usada em outra solicitação. Use uma nova.',
  deadlinePassed: 'A data-alvo já passou. Escolha hoje ou um dia posterior.',
  notTheVisitorWhoSaved:
    'Um relatório só pode ser enviado por e-mail ao visitante que salvou o cálculo nos últimos 30 minutos.',
  looksAutomated:
    'Esta solicitação parece automatizada. Ela fica salva, mas nenhuma mensagem é enviada. Recarregue a página e preencha o formulário novamente.',
  notTheSavedContact: 'Use o e-mail e a empresa com que o cálculo foi salvo.',
  noMoreReports: (retryAfterSeconds) =>
    `Você atingiu o limite de relatórios por e-mail. Tente novamente em ${formatWait(retryAfterSeconds)}. O seu cálculo está salvo.`,
  reportsUnavailable: (retryAfterSeconds) =>
    `No momento não é possível enviar relatórios por e-mail. Tente novamente em ${formatWait(retryAfterSeconds)}. O seu cálculo está salvo.`,
  reportsBusy: (retryAfterSeconds) =>
    `Muitos relatórios estão sendo solicitados agora. Tente novamente em ${formatWait(retryAfterSeconds)}. O seu cálculo está salvo.`,
  mailProviderRefused: 'O provedor de e-mail rejeitou a mensagem.',
  flood: ({ points, seconds }, retryAfterSeconds) =>
    `Envie no máximo ${points} solicitações em ${seconds} segundos. Tente novamente em ${formatWait(retryAfterSeconds)}.`,
  noMoreEstimates: (retryAfterSeconds) =>
    `Muitas estimativas estão sendo solicitadas. Tente novamente em ${formatWait(retryAfterSeconds)}.`,
  noMoreLinks: (retryAfterSeconds) =>
    `Muitos links curtos estão sendo salvos. Tente novamente em ${formatWait(retryAfterSeconds)}.`,
  estimatesBusy: (retryAfterSeconds) =>
    `Muitas estimativas estão sendo calculadas agora. Tente novamente em ${formatWait(retryAfterSeconds)}.`,
  otherSite: 'Só são permitidas solicitações deste site.',
  storeUnavailable:
    'O banco de dados não está funcionando agora. Tente novamente em alguns segundos. Enviar o mesmo formulário de novo é seguro.',
  outcomeUnknown: 'Não se sabe se isto foi salvo. Enviar de novo é seguro: é salvo uma única vez.',
  failed: 'O servidor falhou. Nada foi salvo.',
};
