import type * as English from '../../../../contract/words/summaryText.ts';

export const costsText: typeof English.costsText = (costs) => {
  const { developers, provider } = costs;
  const team = developers === 1 ? 'un desarrollador' : `${developers} desarrolladores`;
  return `Desarrollar internamente ${costs.integrations} con ${team}, al ${costs.share} de su tiempo y a ${costs.rate} por hora, tiene un costo estimado de ${costs.build} (${costs.basis}) y tarda ${costs.time}. Después, el mantenimiento cuesta ${costs.maintenance} al mes. ${provider} cuesta ${costs.yearOne} en el año 1 (${costs.setup} de alta y 12 meses a ${costs.monthly}${costs.note}) y está en producción en ${costs.embeddedTime}.`;
};

export const withAssumptions: typeof English.withAssumptions = (assumptions) =>
  `Con supuestos propios (${assumptions}).`;

export const estimatesNote: typeof English.estimatesNote = (rateCard) =>
  `Estas son estimaciones de planificación${rateCard === undefined ? '' : ` (tarifario ${rateCard})`}.`;

export const linkText: typeof English.linkText = (link) =>
  `Vea el cálculo detrás de cada cifra: ${link}`;

export const startDifference: typeof English.startDifference = (basis) =>
  `Diferencia al inicio (${basis})`;

export const linkPreviewTexts: typeof English.linkPreviewTexts = {
  title: (integrations) => `${integrations}: ¿desarrollar internamente o embeber?`,
  basis: (day, version) =>
    `Una estimación para planificar del ${day} según el tarifario ${version}, no una cotización.`,
};
