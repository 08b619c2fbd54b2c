import { forecastMonths } from '../../../../contract/format/durations.ts';
import { lowerFirst } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/splitTexts.ts';

export const splitTitle = 'O que desenvolver?';
export const splitChoices: Translated<typeof English.splitChoices> = {
  build: 'Desenvolver',
  embed: 'Incorporar',
};
export const splitColumns: Translated<typeof English.splitColumns> = {
  name: 'Sistema',
  choice: 'Escolha',
  reason: 'Motivo',
};
export const splitNote = `Isto é aritmética sobre ${forecastMonths} meses com seus dados, não um conselho de estratégia: o que distingue seu produto, ou o que você quer possuir, não está em nenhum número.`;
export const noSplitText = `Com essas escolhas fixadas, nenhuma divisão entra em produção até o mês ${forecastMonths}.`;

export const bothChoices: typeof English.bothChoices = (built, embedded) =>
  `Desenvolver ${built}, incorporar ${embedded}`;

const otherWay = ({ isBuilt, isOne }: English.Move) =>
  isOne
    ? `${isBuilt ? 'Incorporá' : 'Desenvolvê'}-la`
    : `${isBuilt ? 'Incorporar' : 'Desenvolver'} uma delas`;
const lowerWay = (move: English.Move) => lowerFirst(otherWay(move));
const pinned = ({ isOne }: English.Move) => (isOne ? 'Fixada' : 'Fixadas');

const notLive = `o desenvolvimento não entrasse em produção até o mês ${forecastMonths}.`;

export const splitReasons: Translated<typeof English.splitReasons> = {
  review: (move, isListing, weeks) =>
    `${isListing ? 'A publicação no marketplace' : 'A revisão antes do acesso'} leva ${weeks}: ${lowerWay(move)} faria perder a data-alvo.`,
  late: (move) => `${otherWay(move)} faria perder a data-alvo.`,
  unfinished: (move) => `${otherWay(move)}, além das demais, faria com que ${notLive}`,
  nextPlan: (move, by) => `${otherWay(move)} exige o próximo plano e acrescenta ${by}.`,
  firstPlan: (move, by) => `Nada mais precisa de um plano: ${lowerWay(move)} acrescenta ${by}.`,
  unchanged: (move) => `${otherWay(move)} não muda o total.`,
  adds: (move, by) => `${otherWay(move)} acrescenta ${by}.`,
  pinnedUnfinished: (move) => `${pinned(move)}; ${lowerWay(move)} faria com que ${notLive}`,
  pinnedUnchanged: (move) => `${pinned(move)}; ${lowerWay(move)} não muda o total.`,
  pinnedAdds: (move, by) => `${pinned(move)}; ${lowerWay(move)} acrescenta ${by}.`,
  pinnedTakesOff: (move, by) => `${pinned(move)}; ${lowerWay(move)} reduz o total em ${by}.`,
};

export const totalTexts: Translated<typeof English.totalTexts> = {
  buildAll: 'Desenvolver tudo',
  embedAll: 'Incorporar tudo',
  live: (time, isLate) => `em produção em ${time}${isLate ? ', depois da data-alvo' : ''}`,
  notLive: `não entra em produção até o mês ${forecastMonths}`,
};

export const splitLabel: typeof English.splitLabel = (built, embedded, hasPins) => {
  const parts = [built > 0 && `desenvolver ${built}`, embedded > 0 && `incorporar ${embedded}`];
  return `Melhor divisão${hasPins ? ' com suas escolhas fixadas' : ''} (${parts.filter(Boolean).join(', ')})`;
};
