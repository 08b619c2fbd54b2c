import { percentText } from '../../../../contract/format/locale.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/financeTexts.ts';

const discounted = (rate: string) => `con un descuento del ${percentText(rate)} anual`;

export const timeLostLabel = 'Tiempo perdido, parte del desarrollo interno';

export const financeLabels: Translated<typeof English.financeLabels> = {
  npvNote: 'descontado por mes',
  cashNpvNote:
    'sin el tiempo perdido por cambios de tarea, coordinación y desarrollos largos, por el que nadie recibe un pago',
  timeLost: timeLostLabel,
  notLive: 'no está en producción para entonces',
  inMonth: (month) => `mes ${month}`,
  noPayback: 'ninguna para entonces',
  nothingToPayBack: 'nada que recuperar',
  nothingToPayBackNote: 'ninguna opción cuesta nada',
  paybackNote: 'desde entonces el beneficio total se mantiene en 0 o más',
  noPaybackNote: 'el beneficio total no se mantiene en 0 o más',
  table: 'Lo que cuesta cada opción, por año',
  year: 'Año',
  start: 'Inicio',
  inHouse: 'Interno',
  embedded: 'Embebido',
  benefit: 'Beneficio de embeber',
  total: 'Total',
};

export const benefitIntro: typeof English.benefitIntro = (months, rate) =>
  `El beneficio es lo que el desarrollo interno cuesta por encima de la solución embebida en ${months} meses. El valor presente neto y el ROI se calculan ${discounted(rate)}; la recuperación de la inversión y los importes por año, sin descuento.`;

export const costsIntro: typeof English.costsIntro = (months) =>
  `Lo que cuesta cada opción en ${months} meses, sin descontar.`;

export const estimatesIn: typeof English.estimatesIn = (currency) =>
  `Estimaciones de planificación en ${currency}, antes de impuestos.`;

export const roiNote: typeof English.roiNote = (npv) =>
  `valor presente neto de ${npv} ÷ valor presente del costo embebido`;

export const earlierLaunchOf: typeof English.earlierLaunchOf = (side) =>
  `Valor de un lanzamiento más temprano ${side === 'embedded' ? 'con la solución embebida' : 'con el desarrollo interno'}`;

export const earlierLaunchNote: typeof English.earlierLaunchNote = (rate) =>
  `ganancia bruta, ${discounted(rate)}; no forma parte de ninguna otra cifra`;

export const noPaybackSummary = 'sin recuperación para entonces';
export const paybackSummary: typeof English.paybackSummary = (month) =>
  `recuperación en el mes ${month}`;

export const financeSentence: typeof English.financeSentence = (
  { months, rate },
  { npv, cashNpv, roi, payback },
) => {
  const roiText = roi === null ? '' : ` retorno de la inversión ${roi},`;
  return `En ${months} meses, al ${percentText(rate)} anual: valor presente neto de embeber ${npv} (${cashNpv} en efectivo, sin tiempo perdido),${roiText} ${payback}.`;
};
