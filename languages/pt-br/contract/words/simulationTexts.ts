import { forecastMonths } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/simulationTexts.ts';

export const simulatedLabels: Translated<typeof English.simulatedLabels> = {
  initialTotalUsd: 'Custo inicial interno',
  timelineWeeks: 'Prazo, interno',
  embeddedWeeks: 'Prazo, incorporado',
  inHouseUsd: `Custo interno, ${forecastMonths} meses`,
  embeddedUsd: `Custo da solução incorporada, ${forecastMonths} meses`,
  differenceUsd: `Interno menos incorporado, ${forecastMonths} meses`,
};

export const rangeColumns: Translated<typeof English.rangeColumns> = {
  estimate: 'Estimativa',
  p10: 'Inferior (P10)',
  p50: 'Típico (P50)',
  p90: 'Superior (P90)',
};

const sides = { embedded: 'a solução incorporada', inHouse: 'o desenvolvimento interno' } as const;

const outcomeText = (outcome: English.Outcome, months: number) =>
  outcome === 'unfinished'
    ? `nada do desenvolvimento interno está em produção após ${months} meses`
    : `${sides[outcome]} custa menos em ${months} meses`;

export const mostlyText: typeof English.mostlyText = (outcome, months) =>
  `Em mais de 9 em cada 10 simulações, ${outcomeText(outcome, months)}.`;
export const canTurnText = 'Uma única premissa dentro da sua faixa pode inverter isso.';

export const mostFrequentText: typeof English.mostFrequentText = (share, outcome, months) =>
  `Em ${share} das simulações, ${outcomeText(outcome, months)}`;
export const furtherText: typeof English.furtherText = (share, outcome, months) =>
  `em ${share}, ${outcomeText(outcome, months)}`;
export const otherSideText: typeof English.otherSideText = (share, side) =>
  `em ${share}, ${sides[side]}`;
export const alwaysSameText: typeof English.alwaysSameText = (months) =>
  `Em todas as simulações, as duas opções custam o mesmo em ${months} meses.`;

export const shareText: typeof English.shareText = (percentage) => {
  if (percentage <= 0) return `menos de ${percentText('1')}`;
  return percentage >= 100 ? `mais de ${percentText('99')}` : percentText(`${percentage}`);
};

const placedFigures: Record<English.PlacedFigure, string> = {
  build: 'O desenvolvimento',
  inHouse: `O custo interno em ${forecastMonths} meses`,
  embedded: `O custo da solução incorporada em ${forecastMonths} meses`,
  difference: `A diferença em ${forecastMonths} meses`,
};

export const placeReasons: Translated<typeof English.placeReasons> = {
  longBuild: `um desenvolvimento mais longo deixa menos dos ${forecastMonths} meses para a manutenção`,
  noPriceRise: 'a estimativa não inclui aumento de preço',
  ownWork: 'o trabalho da sua própria equipe costuma superar o que foi informado',
  inHouseExceeds: 'o custo interno costuma superar a estimativa',
  inHouseBelow: 'o custo interno costuma ficar abaixo da estimativa',
  embeddedExceeds: 'o custo da solução incorporada costuma superar a estimativa',
};

export const overrunText =
  'Planos como este costumam estourar: as horas geralmente superam a estimativa e às vezes ficam abaixo dela.';

export const placeSentence: typeof English.placeSentence = (
  figure,
  exceeds,
  percentage,
  reasons,
) => {
  const simulations =
    percentage >= 100
      ? 'quase todas as simulações'
      : `${percentText(`${percentage}`)} das simulações`;
  const because = reasons.length > 0 ? `, porque ${reasons.join(' e ')}` : '';
  return `${placedFigures[figure]} ${exceeds ? 'supera a' : 'fica abaixo da'} estimativa em ${simulations}${because}.`;
};
