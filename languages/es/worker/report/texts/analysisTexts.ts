import { formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/analysisTexts.ts';

export const analysisTitle = 'Análisis de negocio';

export const certificationLead = 'Certificación de Google (estimación).';

export const certificationText: typeof English.certificationText = (warning, systems, included) =>
  `${warning}. Esto se aplica a ${formatList(systems)}${included ? `. ${included}` : ' y no está incluido en las cifras de este informe.'}`;

export const strengthsTitle = 'Ventajas del desarrollo interno';

export const analysisNoteLead = 'Nota sobre el análisis.';
export const analysisNote: typeof English.analysisNote = (day) =>
  `Este análisis se genera a partir de sus datos del ${day} con reglas fijas. Es una estimación de planificación, no una cotización.`;

export const nextStepTexts: Translated<typeof English.nextStepTexts> = {
  title: 'Siguiente paso',
  book: 'Reserve una demostración:',
  ask: 'Pida una demostración:',
  demo: (provider) =>
    `vea ${provider} en vivo con sus propias integraciones, de la mano de un especialista.`,
  atHand: 'El especialista tiene a mano su estimación, así que usted no tendrá que repetir nada.',
  link: 'Solicite su demostración',
  contact: 'Contacto:',
};

export const timeTexts: Translated<typeof English.timeTexts> = {
  title: 'Tiempo de salida al mercado',
  bars: (build, review) =>
    `Oscuro: ${build} de desarrollo. Claro: ${review} de revisión de plataforma, la mitad de la más larga. El total se redondea hacia arriba a semanas enteras.`,
  withoutReview: (build) =>
    `${build} de desarrollo, redondeado hacia arriba a semanas enteras. No se incluye ninguna revisión de plataforma.`,
  reviews: 'Revisiones de plataforma por sistema',
  parallel:
    'Las revisiones se hacen en paralelo, así que solo la más larga afecta el calendario. La mitad de ella se superpone con el desarrollo.',
};
