import { forecastMonths } from '../../../../contract/format/durations.ts';
import { lowerFirst } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/splitTexts.ts';

export const splitTitle = '¿Qué desarrollar?';
export const splitChoices: Translated<typeof English.splitChoices> = {
  build: 'Desarrollar',
  embed: 'Embeber',
};
export const splitColumns: Translated<typeof English.splitColumns> = {
  name: 'Sistema',
  choice: 'Elección',
  reason: 'Motivo',
};
export const splitNote = `Esto es aritmética sobre ${forecastMonths} meses con sus datos, no un consejo de estrategia: lo que distingue a su producto, o lo que usted quiere poseer, no está en ninguna cifra.`;
export const noSplitText = `Con estas elecciones fijadas, ningún reparto está en producción en el mes ${forecastMonths}.`;

export const bothChoices: typeof English.bothChoices = (built, embedded) =>
  `Desarrollar ${built}, embeber ${embedded}`;

const otherWay = ({ isBuilt, isOne }: English.Move) =>
  `${isBuilt ? 'Embeber' : 'Desarrollar'}${isOne ? 'la' : ' una de ellas'}`;
const lowerWay = (move: English.Move) => lowerFirst(otherWay(move));

const pinned = ({ isOne }: English.Move) => (isOne ? 'Fijada' : 'Fijadas');

const notLive = `el desarrollo no estaría en producción en el mes ${forecastMonths}.`;

export const splitReasons: Translated<typeof English.splitReasons> = {
  review: (move, isListing, weeks) =>
    `${isListing ? 'La publicación en el marketplace' : 'La revisión previa al acceso'} tarda ${weeks}: ${move.isBuilt ? 'embeber' : 'desarrollar'} ${move.isOne ? 'la integración' : 'una de ellas'} haría incumplir la fecha objetivo.`,
  late: (move) => `${otherWay(move)} haría incumplir la fecha objetivo.`,
  unfinished: (move) => `Al ${lowerWay(move)} también, ${notLive}`,
  nextPlan: (move, by) => `${otherWay(move)} exige el siguiente plan y añade ${by}.`,
  firstPlan: (move, by) =>
    `Ninguna otra integración necesita un plan: ${lowerWay(move)} añade ${by}.`,
  unchanged: (move) => `${otherWay(move)} no cambia el total.`,
  adds: (move, by) => `${otherWay(move)} añade ${by}.`,
  pinnedUnfinished: (move) => `${pinned(move)}; al ${lowerWay(move)}, ${notLive}`,
  pinnedUnchanged: (move) => `${pinned(move)}; ${lowerWay(move)} no cambia el total.`,
  pinnedAdds: (move, by) => `${pinned(move)}; ${lowerWay(move)} añade ${by}.`,
  pinnedTakesOff: (move, by) => `${pinned(move)}; ${lowerWay(move)} resta ${by}.`,
};

export const totalTexts: Translated<typeof English.totalTexts> = {
  buildAll: 'Desarrollar todo',
  embedAll: 'Embeber todo',
  live: (time, isLate) =>
    `en producción en ${time}${isLate ? ', después de la fecha objetivo' : ''}`,
  notLive: `no está en producción en el mes ${forecastMonths}`,
};

export const splitLabel: typeof English.splitLabel = (built, embedded, hasPins) => {
  const parts = [built > 0 && `desarrollar ${built}`, embedded > 0 && `embeber ${embedded}`];
  return `Mejor reparto${hasPins ? ' con lo que usted fijó' : ''} (${parts.filter(Boolean).join(', ')})`;
};
