import { forecastMonths } from '../../../../../contract/format/durations.ts';
import { formatExactUsd } from '../../../../../contract/format/money.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/assumptions.ts';

export const deferredAssumptionsTexts: Translated<typeof English.deferredAssumptionsTexts> = {
  groups: {
    maintenance: 'Wartung',
    building: 'Entwicklung',
    finance: 'Finanzen',
    platform: 'Plattform und Team',
    price: 'Maßgeblicher Preis',
    embedded: 'Eingebettete Lösung',
  },
  priceHelp:
    'Er gilt für die Kosten im Zeitverlauf. Kostenanalyse und Einsparung bleiben beim Listenpreis nach Integrationen.',
  platformHelp:
    'Auf einer Plattform laufen die Integrationen: Authentifizierung, Mandantentrennung, Warteschlangen, Überwachung, Bereitschaft und Hosting. In den Stunden der Systeme ist sie nicht enthalten.',
  rateCard: (value) => `Preisblatt: ${value}`,
  otherIntegrations: (value) => `andere Integrationen: ${value}`,
  byRateCard: {
    maintenancePercentagePerYear: 'derzeit nach den Stunden jedes Systems',
    embeddedDeploymentWeeks: 'derzeit nach dem Tarif',
    usersAtEnd: 'derzeit so viele wie in Monat 1',
    planUsdPerMonth: 'derzeit der Listenpreis nach Integrationen',
    planSetupUsd: 'derzeit der Listenpreis nach Integrationen',
  },
  breakEvenValue: (value) => `das Ergebnis kippt bei ${value}`,
  above: 'darüber',
  below: 'darunter',
  showMore: (count) => `${count} weitere zeigen`,
  showFewer: 'Weniger zeigen',
  inUse: (own, isMidRange, outside) => {
    const source = isMidRange ? 'aus der Mitte jeder Spanne' : 'aus dem Preisblatt';
    const whose = own > 0 ? `${own} eigene, die anderen ${source}` : `Alle ${source}`;
    return `${whose}; ${outside || 'keine'} außerhalb ${outside === 1 ? 'ihrer' : 'der jeweiligen'} Spanne. Für ein leeres Feld gilt, was es zeigt; jede Änderung bewegt die Antwort oben.`;
  },
  nothingWaits: 'Kein Umsatz wartet',
  relatedSources: 'Was Quellen sagen',
  noVerdict: `Mit diesen Eingaben ist bei Eigenentwicklung nach ${forecastMonths} Monaten nichts in Betrieb, also gibt es kein Ergebnis, das kippen könnte.`,
  listingsHelp: 'Ohne sie dauern Prüfungen, die nur über einen Eintrag entscheiden, 0 Wochen.',
  listingsTurn: (areWanted) => `${areWanted ? 'Ohne sie' : 'Mit ihnen'} kippt das Ergebnis.`,
  systems: 'Gewählte Systeme',
  maintenanceReplaced:
    'Der jährliche Prozentsatz oben tritt an die Stelle der Wartungsstunden aller Systeme.',
  reviewNotCounted: 'nicht mitgerechnet, solange Sie keine Einträge wünschen',
  systemFigures: {
    devHours: 'Entwicklungsstunden',
    maintenanceHours: 'Wartungsstunden pro Monat',
    moderationWeeks: 'Wochen der Prüfung',
  },
  systemUnits: { devHours: 'h', maintenanceHours: 'h', moderationWeeks: 'Wochen' },
  refused: ({ min, max }, inUse) =>
    `Geben Sie eine Zahl von ${formatNumber(min, 12)} bis ${formatNumber(max, 12)} ein. Vorerst gilt: ${inUse}.`,
  rateCardFigure: 'die Zahl des Preisblatts',
  presetLegend: 'Verwendete Annahmen',
  presets: { rateCard: 'Preisblatt', mid: 'Mitte jeder Spanne', own: 'Ihre' },
};

export const waitingTexts: Translated<typeof English.waitingTexts> = {
  title: 'Kosten des Wartens',
  help: 'Bruttomarge und Anlaufzeit stehen unter den Annahmen.',
  done: 'Fertig',
  over: (months) => ` über ${months} Monate. `,
  basis: (monthlyUsd, note) =>
    `${formatExactUsd(Math.round(monthlyUsd))} pro Monat warten: ${note}.`,
  edit: 'Bearbeiten',
  remove: 'Entfernen',
  failed: 'Die Kosten des Wartens konnten nicht berechnet werden.',
};
