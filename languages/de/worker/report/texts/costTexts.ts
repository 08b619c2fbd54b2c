import { forecastMonths } from '../../../../../contract/format/durations.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/costTexts.ts';

export const costColumns: Translated<typeof English.costColumns> = {
  after: 'Zeitraum',
  result: 'Ergebnis',
};

export const simulationsText: typeof English.simulationsText = (of) =>
  [
    `Jede der ${of.simulations} Simulationen variiert die Stunden je Integration (das ${of.devHours.min}- bis ${of.devHours.max}-Fache der Schätzung), die Wartung aller zusammen (das ${of.maintenance.min}- bis ${of.maintenance.max}-Fache, oder ab ${of.leastMaintenance} der Entwicklungsstunden pro Jahr) und jeder einzelnen (das ${of.maintenanceOfEach.min}- bis ${of.maintenanceOfEach.max}-Fache davon), alle Stunden (das ${of.allHours.min}- bis ${of.allHours.max}-Fache) und jede Prüfung über ihre Spanne, berichtet oder geschätzt;`,
    `beim Einbetten die jährliche Preiserhöhung (${of.planRise.min} bis ${of.planRise.max}, wenn keine angegeben ist), Ihre eigene Arbeit je Integration (0 bis ${of.mostHoursOnce} h und 0 bis ${of.mostHoursPerMonth} h pro Monat; darüber das ${of.ownEffort.min}- bis ${of.ownEffort.max}-Fache Ihrer Angabe) und die Bereitstellung (das ${of.deployment.min}- bis ${of.deployment.max}-Fache).`,
    'Höchstens eine von zehn Simulationen endet unter dem unteren Ende und höchstens eine von zehn über dem oberen. Dieselben Eingaben ergeben immer dieselben Zahlen.',
  ].join(' ');

export const costChartText: typeof English.costChartText = ({
  months,
  inHouseUsd,
  embeddedUsd,
  ranges,
}) => {
  const likely = ranges.map(
    ({ side, p10Usd, p90Usd }) =>
      ` Die schattierte wahrscheinliche Spanne ${side === 'inHouse' ? 'der Eigenentwicklung' : 'der eingebetteten Lösung'} reicht von ${p10Usd} (P10) bis ${p90Usd} (P90).`,
  );
  return `Liniendiagramm der kumulierten Kosten über ${months} Monate. Die Eigenentwicklung erreicht ${inHouseUsd}, die eingebettete Lösung ${embeddedUsd}.${likely.join('')} Die Tabelle unter dem Diagramm enthält Zahlen einzelner Monate.`;
};

export const leverColumns: Translated<typeof English.leverColumns> = {
  name: 'Was sich ändert',
  less: 'Am unteren Ende',
  more: 'Am oberen Ende',
  turn: 'Kippt bei',
};

export const leverChartTexts: Translated<typeof English.leverChartTexts> = {
  title: 'Was ändert das Ergebnis?',
  introduction: `Eigenentwicklung minus Einbetten über ${forecastMonths} Monate, wenn sich eine Eingabe um ein Viertel oder einen Schritt ändert oder eine Annahme innerhalb ihrer plausiblen Spanne. Heller Balken: zum unteren Ende. Dunkler Balken: zum oberen Ende. Geschätzt: Schätzung des Rechners.`,
  zeroLine: 'Gepunktete Linie: ein Unterschied von 0\u00a0$.',
  smaller: (names) => `Mit kleinerer Wirkung: ${names}.`,
  none: (names) => `Ohne Wirkung auf diesen Unterschied: ${names}.`,
};

export const leverTexts: Translated<typeof English.leverTexts> = {
  now: (value, judgement) =>
    `jetzt ${value}${judgement === null ? '' : judgement === 'value' ? '; geschätzt' : '; Spanne geschätzt'}`,
  currentChoice: 'die jetzige Wahl',
  atLimit: 'an der Grenze',
  notLive: 'bis dahin nicht in Betrieb',
  neitherChoice: 'bei keiner Wahl',
  noTurn: 'nie',
};

export const leverBarsText: typeof English.leverBarsText = ({
  differenceUsd,
  name,
  fromUsd,
  toUsd,
}) =>
  `Balkendiagramm, das zeigt, wie weit jede Eingabe und Annahme den Kostenunterschied von ${differenceUsd} verschiebt. Die größte Wirkung: ${name}, von ${fromUsd} bis ${toUsd}. Die Tabelle daneben enthält die Zahlen.`;
