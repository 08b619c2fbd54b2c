import type { BeyondPlan } from '../../../../../contract/estimate.ts';
import { formatCount, formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/assumptionTexts.ts';

export const ownAssumptionsTexts: Translated<typeof English.ownAssumptionsTexts> = {
  title: 'Ihre Annahmen',
  columns: { assumption: 'Annahme', used: 'Hier verwendet', rateCard: 'Preisblatt' },
  moreFigures: (count) =>
    count === 1
      ? '1 weitere Zahl zu Systemen stammt von Ihnen: Die Aufschlüsselung der Integrationen kennzeichnet sie.'
      : `${formatCount(count, 'more figure')} zu Systemen stammen von Ihnen: Die Aufschlüsselung der Integrationen kennzeichnet sie.`,
  more: (count) =>
    count === 1
      ? '1 weitere Ihrer Annahmen zählt, ist hier aber nicht aufgeführt.'
      : `${count} weitere Ihrer Annahmen zählen, sind hier aber nicht aufgeführt.`,
};

export const assumptionsTitle = 'Annahmen';
export const reopenLead = 'Diese Berechnung wieder öffnen:';

export const hoursPoint: typeof English.hoursPoint = (withoutProfile) =>
  `Stunden sind Planungsannahmen, keine Messwerte. Ohne Profil: ${withoutProfile}.`;

export const ratesPoint: typeof English.ratesPoint = (rates) =>
  `Stundensätze: ${rates}, oder Ihr eigener.`;

export const maintenancePoint: typeof English.maintenancePoint = (rise) =>
  `Die Wartung der Eigenentwicklung beginnt nach der Entwicklung, ohne den Kostenmultiplikator. ${rise === null ? 'Die Stundensätze steigen nicht' : `Die Stundensätze steigen um ${rise} pro Jahr`}; nur die Finanzzahlen berücksichtigen Zinsen.`;

const beyondNames: Readonly<Record<BeyondPlan, string>> = {
  overage: 'Mehrverbrauch',
  'own work': 'eigene Arbeit',
  'work to leave': 'Ausstiegsarbeit',
};

export const embeddedPoint: typeof English.embeddedPoint = ({ price, discount, rise, beyond }) =>
  `Die Kosten der eingebetteten Lösung in jedem Jahr: ${price}${discount === null ? '' : ` abzüglich ${discount}`}${rise === null ? '' : `, mit einer Steigerung um ${rise} pro Jahr`}, ${beyond.length > 0 ? `einschließlich angenommener Posten (${formatList(beyond.map((cost) => beyondNames[cost]))}) und ohne Steuern` : 'ohne Steuern und ohne Zeit Ihres eigenen Teams'}.`;

export const deploymentPoint: typeof English.deploymentPoint = (own, weeksPerMonth) =>
  `Angenommene Zeit bis zum Betrieb der eingebetteten Lösung: ${own === null ? '3 bis 10 Wochen, je nach Tarif' : `${own.weeks} (${own.origin})`}. Ein Monat hat ${weeksPerMonth} Wochen.`;

export const rateCardPoint: typeof English.rateCardPoint = (version, day, units) =>
  `Preisblatt ${version}, angewendet am ${day}. Beträge werden erst addiert und dann auf ganze ${units ?? 'Dollar'} gerundet.`;

export const feesPoint: typeof English.feesPoint = (usdPerYear) =>
  usdPerYear === null
    ? 'Keine Seite enthält Gebühren, die Plattformen für Zertifizierungen oder Einträge erheben.'
    : `Die Kosten der Eigenentwicklung im Zeitverlauf enthalten Gebühren von ${usdPerYear} pro Jahr für Sicherheitsprüfungen, Einträge und Rechtsberatung, die im ersten Monat jedes Jahres anfallen. Sie steigen nicht mit den Löhnen, und die Simulationen variieren sie nicht.`;

const platform =
  'eine eigene Plattform (Authentifizierung, Mandantentrennung, Warteschlangen, Überwachung, Bereitschaft, Hosting)';

export const statedTexts: Translated<typeof English.statedTexts> = {
  platform: (once, hoursPerMonth, usdPerMonth) =>
    `Die Eigenentwicklung enthält ${platform}, über die Stunden der Systeme hinaus: ${once} für die Entwicklung sowie ${hoursPerMonth} und ${usdPerMonth} pro Monat.`,
  turnover: (percentage, handover) =>
    `Jedes Jahr scheidet ein Anteil von ${percentage} Ihres Teams aus, und die Übergabe an jeden Nachfolger erfordert ${handover}; die Kosten der Eigenentwicklung im Zeitverlauf enthalten das.`,
  assistants: (effect) => `${effect} Das zählt auf beiden Seiten; Prüfungen dauern gleich lang.`,
};

const leftOutNames: Readonly<Record<Parameters<typeof English.leftOutPoint>[0][number], string>> = {
  platform,
  turnover: 'Fluktuation',
  assistants: 'was KI-Assistenten ändern',
};

export const leftOutPoint: typeof English.leftOutPoint = (names) =>
  `Nicht enthalten, solange Sie es nicht angeben: ${formatList(names.map((name) => leftOutNames[name]))}.`;
