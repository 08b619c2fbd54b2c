import { forecastMonths, lastMonth } from '../../../../../contract/format/durations.ts';
import { leverName, leverValue } from '../../../../../contract/format/leverTexts.ts';
import { withThousands } from '../../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import { simulationCount } from '../../../../../contract/uncertainty.ts';
import type * as English from '../../../../../src/texts/deferred/forecast.ts';

export const deferredForecastTexts: Translated<typeof English.deferredForecastTexts> = {
  computing: 'Die Prognose wird berechnet …',
  failed: 'Die Prognose konnte nicht berechnet werden.',
  caption:
    'Bisherige Kosten, Monat für Monat. Kreis: Die Entwicklung ist fertig, die Wartung beginnt. Blass: die wahrscheinliche Spanne.',
  asTable: 'Als Tabelle zeigen',
  asChart: 'Tabelle ausblenden',
  chartTitle: `Kumulierte Kosten über ${lastMonth} Monate`,
  chartDescription: (inHouse, embedded) =>
    `Die Eigenentwicklung erreicht ${inHouse}, die eingebettete Lösung ${embedded}. Die Tabelle zeigt jeden Monat.`,
  month: 'Monat',
  readMonth: 'Monat wählen',
  atMonth: (month) =>
    month === 0 ? 'Zu Beginn' : `Nach ${month} ${month === 1 ? 'Monat' : 'Monaten'}`,
  valueText: (at, inHouse, embedded) =>
    `${at}: Eigenentwicklung ${inHouse}, eingebettet ${embedded}`,
  figure: 'Zahl',
  distribution: `Eigenentwicklung minus eingebettet über ${forecastMonths} Monate: wie oft jeder Betrag vorkam`,
  distributionEnds: (lowest, highest) => `Von ${lowest} bis ${highest}.`,
  simulations: `Jede der ${withThousands(simulationCount)} Simulationen zieht Stunden, Wartung, Prüfungen, Preiserhöhungen, Ihre eigene Arbeit und die Bereitstellung aus ihren Spannen; wie, steht im Bericht. Höchstens jede zehnte endet unter dem unteren Ende und höchstens jede zehnte über dem oberen.`,
  cheaper: {
    inHouse: '← Eigenentwicklung ist günstiger',
    embedded: 'Einbetten ist günstiger →',
  },
  whatMattersIntro: (verdict) =>
    `${verdict} Jeder Balken ändert eine Eingabe um ein Viertel (oder um einen Schritt) oder eine Annahme bis an die Enden ihrer plausiblen Spanne und lässt alles andere gleich. Die Beträge sind die Kosten der Eigenentwicklung minus die Kosten der eingebetteten Lösung über ${forecastMonths} Monate. Ein Strich bedeutet, dass kein realistischer Wert das Ergebnis ändert.`,
  whatFinishes: `Bei Eigenentwicklung ist nach ${forecastMonths} Monaten nichts in Betrieb, also lässt sich kein Kostenunterschied vergleichen. Jede Zeile ändert eine Eingabe und lässt alles andere gleich. Ein Strich bedeutet, dass die Entwicklung mit keinem realistischen Wert fertig wird.`,
  showAll: (count) => `Alle ${count} zeigen`,
  showFirst: (count) => `Die ersten ${count} zeigen`,
  lever: 'Änderung',
  less: 'Niedrig',
  more: 'Hoch',
  noEffectOnCost: 'Bei keinem Wert: Das Abonnement beginnt in Monat 1',
  effect: 'Wirkung',
  effectRange: (lowest, highest) => `von ${lowest} bis ${highest}`,
  breakEvenValue: 'Ergebnis ändert sich bei',
  liveAt: `In Betrieb innerhalb von ${forecastMonths} Monaten bei`,
  tryLever: (lever, value) => `Ausprobieren: ${leverValue(lever, value)}, ${leverName(lever)}`,
  judgements: {
    value: ', Schätzung des Rechners',
    range: '; Spanne: Schätzung des Rechners',
  },
  notLive: `nicht innerhalb von ${forecastMonths} Monaten in Betrieb`,
  atLimit: 'an der Grenze',
  currentChoice: 'die aktuelle Wahl',
  otherChoiceDoesNotTurn: 'Die andere Wahl ändert das Ergebnis nicht',
  to: (value, difference) => `${value}: ${difference}`,
};
