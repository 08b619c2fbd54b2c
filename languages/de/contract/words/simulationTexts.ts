import { forecastMonths } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/simulationTexts.ts';

export const simulatedLabels: Translated<typeof English.simulatedLabels> = {
  initialTotalUsd: 'Anfangskosten der Eigenentwicklung',
  timelineWeeks: 'Zeitbedarf, Eigenentwicklung',
  embeddedWeeks: 'Zeitbedarf, eingebettet',
  inHouseUsd: `Kosten der Eigenentwicklung, ${forecastMonths} Monate`,
  embeddedUsd: `Kosten eingebettet, ${forecastMonths} Monate`,
  differenceUsd: `Eigenentwicklung minus eingebettet, ${forecastMonths} Monate`,
};

export const rangeColumns: Translated<typeof English.rangeColumns> = {
  estimate: 'Schätzung',
  p10: 'Unteres Ende (P10)',
  p50: 'Typisch (P50)',
  p90: 'Oberes Ende (P90)',
};

const sides = { embedded: 'die eingebettete Lösung', inHouse: 'die Eigenentwicklung' } as const;

const outcomeText = (outcome: English.Outcome, months: number) =>
  outcome === 'unfinished'
    ? `ist von der Eigenentwicklung nach ${months} Monaten nichts in Betrieb`
    : `kostet ${sides[outcome]} über ${months} Monate weniger`;

export const mostlyText: typeof English.mostlyText = (outcome, months) =>
  `In über 9 von 10 Simulationen ${outcomeText(outcome, months)}.`;
export const canTurnText = 'Eine Annahme innerhalb ihrer Spanne kann das umkehren.';

export const mostFrequentText: typeof English.mostFrequentText = (share, outcome, months) =>
  `In ${share} der Simulationen ${outcomeText(outcome, months)}`;
export const furtherText: typeof English.furtherText = (share, outcome, months) =>
  `in ${share} ${outcomeText(outcome, months)}`;
export const otherSideText: typeof English.otherSideText = (share, side) =>
  `in ${share} ${sides[side]}`;
export const alwaysSameText: typeof English.alwaysSameText = (months) =>
  `In allen Simulationen kosten beide über ${months} Monate gleich viel.`;

export const shareText: typeof English.shareText = (percentage) => {
  if (percentage <= 0) return `weniger als ${percentText('1')}`;
  return percentage >= 100 ? `über ${percentText('99')}` : percentText(`${percentage}`);
};

const placedFigures = {
  build: { name: 'Die Entwicklung', exceeds: 'übersteigt', stays: 'bleibt' },
  inHouse: {
    name: `Die Kosten der Eigenentwicklung über ${forecastMonths} Monate`,
    exceeds: 'übersteigen',
    stays: 'bleiben',
  },
  embedded: {
    name: `Die Kosten der eingebetteten Lösung über ${forecastMonths} Monate`,
    exceeds: 'übersteigen',
    stays: 'bleiben',
  },
  difference: {
    name: `Die Differenz über ${forecastMonths} Monate`,
    exceeds: 'übersteigt',
    stays: 'bleibt',
  },
} as const satisfies Record<English.PlacedFigure, unknown>;

export const placeReasons: Translated<typeof English.placeReasons> = {
  longBuild: `eine längere Entwicklung weniger der ${forecastMonths} Monate für die Wartung übrig lässt`,
  noPriceRise: 'die Schätzung keine Preiserhöhung enthält',
  ownWork: 'die Arbeit Ihres eigenen Teams die Angaben meist übersteigt',
  inHouseExceeds: 'die Kosten der Eigenentwicklung ihre Schätzung meist übersteigen',
  inHouseBelow: 'die Kosten der Eigenentwicklung meist unter ihrer Schätzung bleiben',
  embeddedExceeds: 'die Kosten der eingebetteten Lösung ihre Schätzung meist übersteigen',
};

export const overrunText =
  'Vorhaben wie dieses überziehen meist: Die Stunden übersteigen ihre Schätzung in der Regel und liegen manchmal darunter.';

export const placeSentence: typeof English.placeSentence = (
  figure,
  exceeds,
  percentage,
  reasons,
) => {
  const { name, exceeds: exceed, stays } = placedFigures[figure];
  const simulations =
    percentage >= 100
      ? 'fast allen Simulationen'
      : `${percentText(`${percentage}`)} der Simulationen`;
  const because = reasons.length > 0 ? `, weil ${reasons.join(' und ')}` : '';
  return exceeds
    ? `${name} ${exceed} in ${simulations} die Schätzung${because}.`
    : `${name} ${stays} in ${simulations} unter der Schätzung${because}.`;
};
