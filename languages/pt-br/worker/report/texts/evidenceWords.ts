import type { SystemFigure } from '../../../../../contract/assumptions.ts';
import { formatList, upperFirst } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/evidenceWords.ts';

const figureNames: Readonly<Record<SystemFigure, string>> = {
  devHours: 'horas',
  maintenanceHours: 'manutenção',
  moderationWeeks: 'semanas de revisão',
};

export const ownFiguresText: typeof English.ownFiguresText = (figures) =>
  `${upperFirst(formatList(figures.map((figure) => figureNames[figure])))}: ${figures.length > 1 ? 'seus próprios números' : 'seu próprio número'}.`;

export const judgementNote =
  'Horas, manutenção e semanas de revisão são estimativas da calculadora onde nada mais é indicado.';

const gateNames = {
  none: 'Sem revisão',
  access: 'Revisão de acesso',
  listing: 'Revisão de publicação',
};

export const reviewText: typeof English.reviewText = ({ gate, weeks, isJudged, isCounted }) => {
  const range = weeks && `de ${weeks.min} a ${weeks.max} semanas`;
  const stated = isJudged
    ? `; ${range}, estimativa da calculadora`
    : `, com duração relatada ${range}`;
  return `${gateNames[gate]}${range ? stated : ''}${isCounted ? '' : '; não considerada, porque você não quer publicações'}.`;
};

export const leads: Translated<typeof English.leads> = {
  reviewWeeks: 'Semanas de revisão:',
  recurs: 'Repete-se:',
  alsoRead: 'Também lido:',
};

export const confidenceWords: Translated<typeof English.confidenceWords> = {
  official: 'oficial',
  reported: 'relatado',
  judgement: 'estimado',
};

export const readOnText: typeof English.readOnText = (day) => `lido em ${day}`;
export const allReadOnText: typeof English.allReadOnText = (day) =>
  `Todas as fontes foram lidas em ${day}.`;

export const genericHoursText: typeof English.genericHoursText = (build, maintenance) =>
  `${build} de desenvolvimento${maintenance === null ? '' : ` e ${maintenance} por mês de manutenção`}`;

export const genericNote: typeof English.genericNote = (count, hours, origin) =>
  `${count === 1 ? 'É calculada' : 'Cada uma é calculada'} com ${hours} (${origin}).`;

export const rangeLeads: Translated<typeof English.rangeLeads> = {
  published: 'Faixas publicadas: ',
  judged: 'Faixas plausíveis, estimativas da calculadora: ',
  sourced:
    'Faixas plausíveis, estimativas da calculadora junto a fontes de números relacionados, não da faixa: ',
};

export const publishedRangeText: typeof English.publishedRangeText = (range) =>
  `faixa publicada: ${range}`;
