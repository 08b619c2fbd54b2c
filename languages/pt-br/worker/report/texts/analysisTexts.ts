import { formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/analysisTexts.ts';

export const analysisTitle = 'Análise de negócio';

export const certificationLead = 'Certificação do Google (estimativa).';

export const certificationText: typeof English.certificationText = (warning, systems, included) =>
  `${warning}. Isso se aplica a ${formatList(systems)}${included ? `. ${included}` : ' e não está incluído nos números deste relatório.'}`;

export const strengthsTitle = 'Vantagens do desenvolvimento interno';

export const analysisNoteLead = 'Nota sobre a análise.';
export const analysisNote: typeof English.analysisNote = (day) =>
  `Esta análise é gerada a partir dos seus dados de ${day} por regras fixas. É uma estimativa de planejamento, não uma cotação.`;

export const nextStepTexts: Translated<typeof English.nextStepTexts> = {
  title: 'Próximo passo',
  book: 'Agende uma demonstração:',
  ask: 'Peça uma demonstração:',
  demo: (provider) =>
    `veja ${provider} ao vivo com suas próprias integrações, com a condução de um especialista.`,
  atHand:
    'O especialista tem sua estimativa em mãos, então você não precisará explicar tudo de novo.',
  link: 'Solicite sua demonstração',
  contact: 'Contato:',
};

export const timeTexts: Translated<typeof English.timeTexts> = {
  title: 'Tempo até o lançamento',
  bars: (build, review) =>
    `Escuro: ${build} de desenvolvimento. Claro: ${review} de revisão de plataforma, metade da mais longa. O total é arredondado para cima em semanas inteiras.`,
  withoutReview: (build) =>
    `${build} de desenvolvimento, arredondado para cima em semanas inteiras. Nenhuma revisão de plataforma está incluída.`,
  reviews: 'Revisões de plataforma por sistema',
  parallel:
    'As revisões ocorrem em paralelo, portanto só a mais longa afeta o cronograma. Metade dela se sobrepõe ao desenvolvimento.',
};
