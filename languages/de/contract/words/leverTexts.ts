import { percentText } from '../../../../contract/format/locale.ts';
import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatNumber, formatPercentage } from '../../../../contract/format/numbers.ts';
import { formatCount, type Noun } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/leverTexts.ts';

const counted = (noun: Noun) => (value: number) => formatCount(value, noun);
const yearlyUsd = (value: number) => `${formatExactUsd(value)} pro Jahr`;
const monthlyUsd = (value: number) => `${formatExactUsd(value)} im Monat`;
const changedHours = (savingPercentage: number) => {
  if (savingPercentage === 0) return 'Stunden unverändert';
  const share = percentText(formatNumber(Math.abs(savingPercentage), 1));
  return `Stunden ${savingPercentage < 0 ? '+' : '−'}${share}`;
};
const perYear = (value: number) => `${percentText(formatNumber(value, 1))} pro Jahr`;

export const leverWords: Translated<typeof English.leverWords> = {
  integrations: { name: 'Integrationen', value: counted('integration') },
  rate: { name: 'Stundensatz', value: (value) => `${formatExactUsd(value)} pro Stunde` },
  hours: { name: 'Arbeitsstunden', value: (value) => `${formatPercentage(value)} der Schätzung` },
  team: { name: 'Teamgröße', value: counted('developer') },
  devTime: {
    name: 'Zeitanteil für Integrationen',
    value: (value) => `${percentText(formatNumber(value, 2))} ihrer Zeit`,
  },
  listings: {
    name: 'Marktplatz-Einträge',
    value: (value) => (value === 1 ? 'mit Einträgen' : 'ohne Einträge'),
  },
  reviews: {
    name: 'Längste Plattformprüfung',
    value: (value) => `${counted('week')(value)} Prüfung`,
  },
  maintenance: { name: 'Wartung (Anteil der Entwicklungsstunden)', value: perYear },
  otherHours: {
    name: 'Stunden einer anderen Integration',
    value: (value) => `${formatNumber(value, 1)} h Entwicklung`,
  },
  otherMaintenance: {
    name: 'Wartung einer anderen Integration',
    value: (value) => `${formatNumber(value, 2)} h im Monat`,
  },
  assistedBuild: { name: 'KI-Assistenten bei der Entwicklung', value: changedHours },
  assistedMaintenance: { name: 'KI-Assistenten bei der Wartung', value: changedHours },
  platformBuild: {
    name: 'Entwicklung Ihrer eigenen Plattform',
    value: (value) => `${formatNumber(value, 1)} h`,
  },
  platformWork: {
    name: 'Arbeit für den Betrieb Ihrer eigenen Plattform',
    value: (value) => `${formatNumber(value, 2)} h im Monat`,
  },
  platformCost: { name: 'Hosting Ihrer eigenen Plattform', value: monthlyUsd },
  fees: { name: 'Gebühren der Eigenentwicklung', value: yearlyUsd },
  turnover: { name: 'Fluktuation', value: perYear },
  handover: {
    name: 'Übergabe an Nachfolger',
    value: (value) => `${formatNumber(value, 1)} h je Übergabe`,
  },
  multiplier: {
    name: 'Kostenmultiplikator',
    value: (value) => `${percentText(formatNumber(value, 1))} des Multiplikators`,
  },
  planPrice: {
    name: 'Preis des Tarifs',
    value: (value) => `${percentText(formatNumber(value, 2))} des Listenpreises`,
  },
  planRise: { name: 'Preiserhöhung des Tarifs', value: perYear },
  overage: { name: 'Mehrverbrauch des Tarifs', value: monthlyUsd },
  wageRise: { name: 'Anstieg der Stundensätze', value: perYear },
  ownSetup: {
    name: 'Ihre Einrichtungsarbeit, eingebettet',
    value: (value) => `${formatNumber(value, 2)} h je Integration`,
  },
  ownEffort: {
    name: 'Ihre monatliche Arbeit, eingebettet',
    value: (value) => `${formatNumber(value, 2)} h im Monat je Integration`,
  },
  leaving: {
    name: 'Ihre Ausstiegsarbeit, eingebettet',
    value: (value) => `${formatNumber(value, 2)} h je Integration`,
  },
  deployment: { name: 'Bereitstellung der eingebetteten Lösung', value: counted('week') },
};
