import { formatCount, formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/forecast/inputSentences.ts';

export const teamAddsText: typeof English.teamAddsText = (developers, added) =>
  `${developers === 1 ? 'Um único desenvolvedor' : `Uma equipe de ${developers}`} acrescenta ${added} ao custo das mesmas horas. Equipes de três ou quatro são as mais eficientes.`;

export const efficientTeamText: typeof English.efficientTeamText = (developers) =>
  `Uma equipe de ${developers} tem o tamanho mais eficiente: não acrescenta nada ao custo.`;

export const fullTimeTexts: Translated<typeof English.fullTimeTexts> = {
  stated:
    'Seus desenvolvedores trabalham nisso em tempo integral, portanto não há acréscimo de custo por alternar entre projetos.',
  assumed:
    'Você não informou o tempo dedicado às integrações. Supõe-se tempo integral, portanto não há acréscimo de custo por alternar entre projetos.',
};

export const partTimeText: typeof English.partTimeText = ({
  percentage,
  factor,
  fullUsd,
  usd,
  fullTimeline,
}) =>
  `Com ${percentage} do tempo, o custo das mesmas horas é multiplicado por ${factor}, porque alternar entre projetos custa tempo. Em tempo integral, a mesma equipe desenvolveria por ${fullUsd} em vez de ${usd} e entraria em produção após ${fullTimeline}.`;

export const focusText: typeof English.focusText = (savedUsd, timeline) =>
  `Se optar pelo desenvolvimento interno, deixe a equipe dedicar pelo menos 80% do tempo às integrações. O custo inicial cai ${savedUsd}, e você entra em produção após ${timeline}.`;

export const nextPlanText: typeof English.nextPlanText = (integrationsLeft, extraUsd) => {
  const extra = extraUsd === null ? 'não tem custo adicional' : `custa ${extraUsd} a mais por ano`;
  return integrationsLeft === 0
    ? `Mais uma integração leva você ao próximo plano, que ${extra}. Confirme a quantidade antes de assinar.`
    : `Seu plano comporta ${formatCount(integrationsLeft, 'more integration')} pela mesma assinatura. Depois disso, o próximo plano ${extra}.`;
};

export const passedDeadlineText: typeof English.passedDeadlineText = (day) =>
  `Sua data-alvo, ${day}, já havia passado quando este relatório foi criado.`;

export const deadlineDistanceText: typeof English.deadlineDistanceText = (day, distance) =>
  `Sua data-alvo, ${day}, é ${distance}.`;

export const complexityCountsText: typeof English.complexityCountsText = (systems, counts) => {
  const rated = counts.map(({ complexity, count }) => `${count} “${complexity}”`);
  return `Complexidade dos ${systems} sistemas selecionados da tabela de preços: ${formatList(rated)}.`;
};
