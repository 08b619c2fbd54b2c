import { forecastMonths } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/simulationTexts.ts';

export const simulatedLabels: Translated<typeof English.simulatedLabels> = {
  initialTotalUsd: 'Costo inicial interno',
  timelineWeeks: 'Plazo, interno',
  embeddedWeeks: 'Plazo, embebido',
  inHouseUsd: `Costo interno, ${forecastMonths} meses`,
  embeddedUsd: `Costo embebido, ${forecastMonths} meses`,
  differenceUsd: `Interno menos embebido, ${forecastMonths} meses`,
};

export const rangeColumns: Translated<typeof English.rangeColumns> = {
  estimate: 'Estimación',
  p10: 'Extremo bajo (P10)',
  p50: 'Típico (P50)',
  p90: 'Extremo alto (P90)',
};

const sides = { embedded: 'la solución embebida', inHouse: 'el desarrollo interno' } as const;

const outcomeText = (outcome: English.Outcome, months: number) =>
  outcome === 'unfinished'
    ? `nada del desarrollo interno está en producción después de ${months} meses`
    : `${sides[outcome]} cuesta menos en ${months} meses`;

export const mostlyText: typeof English.mostlyText = (outcome, months) =>
  `En más de 9 de cada 10 simulaciones, ${outcomeText(outcome, months)}.`;
export const canTurnText = 'Un solo supuesto dentro de su rango puede cambiar ese resultado.';

export const mostFrequentText: typeof English.mostFrequentText = (share, outcome, months) =>
  `En ${share} de las simulaciones, ${outcomeText(outcome, months)}`;
export const furtherText: typeof English.furtherText = (share, outcome, months) =>
  `en ${share}, ${outcomeText(outcome, months)}`;
export const otherSideText: typeof English.otherSideText = (share, side) =>
  `en ${share}, ${sides[side]}`;
export const alwaysSameText: typeof English.alwaysSameText = (months) =>
  `En todas las simulaciones, ambas opciones cuestan lo mismo en ${months} meses.`;

export const shareText: typeof English.shareText = (percentage) => {
  if (percentage <= 0) return `menos del ${percentText('1')}`;
  return percentage >= 100 ? `más del ${percentText('99')}` : `el ${percentText(`${percentage}`)}`;
};

const placedFigures: Record<English.PlacedFigure, string> = {
  build: 'El desarrollo',
  inHouse: `El costo interno en ${forecastMonths} meses`,
  embedded: `El costo embebido en ${forecastMonths} meses`,
  difference: `La diferencia en ${forecastMonths} meses`,
};

export const placeReasons: Translated<typeof English.placeReasons> = {
  longBuild: `un desarrollo más largo deja para el mantenimiento una parte menor de los ${forecastMonths} meses`,
  noPriceRise: 'la estimación no incluye alzas de precio',
  ownWork: 'el trabajo de su propio equipo suele superar lo indicado',
  inHouseExceeds: 'el costo interno suele superar su estimación',
  inHouseBelow: 'el costo interno suele quedar por debajo de su estimación',
  embeddedExceeds: 'el costo embebido suele superar su estimación',
};

export const overrunText =
  'Los planes como este suelen excederse: las horas normalmente superan su estimación, y a veces quedan por debajo.';

export const placeSentence: typeof English.placeSentence = (
  figure,
  exceeds,
  percentage,
  reasons,
) => {
  const simulations =
    percentage >= 100
      ? 'casi todas las simulaciones'
      : `el ${percentText(`${percentage}`)} de las simulaciones`;
  const because = reasons.length > 0 ? `, porque ${reasons.join(' y ')}` : '';
  return `${placedFigures[figure]} ${exceeds ? 'supera' : 'queda por debajo de'} su estimación en ${simulations}${because}.`;
};
