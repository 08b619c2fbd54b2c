import type * as English from '../../../../contract/words/summaryText.ts';

export const costsText: typeof English.costsText = (costs) => {
  const { developers, provider } = costs;
  const team = developers === 1 ? 'um desenvolvedor' : `${developers} desenvolvedores`;
  return `Desenvolver internamente ${costs.integrations} com ${team}, a ${costs.share} do tempo e a ${costs.rate} por hora, custa cerca de ${costs.build} (${costs.basis}) e leva ${costs.time}. Depois, a manutenção custa ${costs.maintenance} por mês. ${provider} custa ${costs.yearOne} no ano 1 (${costs.setup} de implantação e 12 meses a ${costs.monthly}${costs.note}) e está em produção em ${costs.embeddedTime}.`;
};

export const withAssumptions: typeof English.withAssumptions = (assumptions) =>
  `Com premissas próprias (${assumptions}).`;

export const estimatesNote: typeof English.estimatesNote = (rateCard) =>
  `Estas são estimativas de planejamento${rateCard === undefined ? '' : ` (tabela de preços ${rateCard})`}.`;

export const linkText: typeof English.linkText = (link) =>
  `Veja o cálculo por trás de cada valor: ${link}`;

export const startDifference: typeof English.startDifference = (basis) =>
  `Diferença no início (${basis})`;

export const linkPreviewTexts: typeof English.linkPreviewTexts = {
  title: (integrations) => `${integrations}: desenvolver internamente ou incorporar?`,
  basis: (day, version) =>
    `Uma estimativa de planejamento de ${day} pela tabela de preços ${version}, não uma cotação.`,
};
