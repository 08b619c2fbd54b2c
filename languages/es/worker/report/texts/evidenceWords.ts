import type { SystemFigure } from '../../../../../contract/assumptions.ts';
import { formatList, upperFirst } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/evidenceWords.ts';

const figureNames: Readonly<Record<SystemFigure, string>> = {
  devHours: 'horas',
  maintenanceHours: 'mantenimiento',
  moderationWeeks: 'semanas de revisión',
};

export const ownFiguresText: typeof English.ownFiguresText = (figures) =>
  `${upperFirst(formatList(figures.map((figure) => figureNames[figure])))}: ${figures.length > 1 ? 'sus propias cifras' : 'su propia cifra'}.`;

export const judgementNote =
  'Las horas, el mantenimiento y las semanas de revisión son estimaciones de la calculadora donde no se indica otra cosa.';

const gateNames = {
  none: 'Sin revisión',
  access: 'Revisión de acceso',
  listing: 'Revisión de publicación',
};

export const reviewText: typeof English.reviewText = ({ gate, weeks, isJudged, isCounted }) => {
  const range = weeks && `de ${weeks.min} a ${weeks.max} semanas`;
  const stated = isJudged
    ? `; ${range}, estimación de la calculadora`
    : `, con una duración publicada ${range}`;
  return `${gateNames[gate]}${range ? stated : ''}${isCounted ? '' : '; no se cuenta, porque usted no quiere publicaciones'}.`;
};

export const leads: Translated<typeof English.leads> = {
  reviewWeeks: 'Semanas de revisión:',
  recurs: 'Se repite:',
  alsoRead: 'También se leyó:',
};

export const confidenceWords: Translated<typeof English.confidenceWords> = {
  official: 'oficial',
  reported: 'publicado',
  judgement: 'estimado',
};

export const readOnText: typeof English.readOnText = (day) => `leído el ${day}`;
export const allReadOnText: typeof English.allReadOnText = (day) =>
  `Todas las fuentes se leyeron el ${day}.`;

export const genericHoursText: typeof English.genericHoursText = (build, maintenance) =>
  `${build} de desarrollo${maintenance === null ? '' : ` y ${maintenance} al mes de mantenimiento`}`;

export const genericNote: typeof English.genericNote = (count, hours, origin) =>
  `${count === 1 ? 'Se cuenta' : 'Cada una se cuenta'} con ${hours} (${origin}).`;

export const rangeLeads: Translated<typeof English.rangeLeads> = {
  published: 'Rangos publicados: ',
  judged: 'Rangos plausibles, estimaciones de la calculadora: ',
  sourced:
    'Rangos plausibles, estimaciones de la calculadora junto a fuentes de cifras relacionadas, no del rango: ',
};

export const publishedRangeText: typeof English.publishedRangeText = (range) =>
  `rango publicado: ${range}`;
