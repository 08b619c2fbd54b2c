import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/operands.ts';

export const inHouseOver: typeof English.inHouseOver = (months) =>
  `Eigenentwicklung, ${months} Monate`;
export const embeddedOver: typeof English.embeddedOver = (months) =>
  `Eingebettet, ${months} Monate`;

export const forecastLabels: Translated<typeof English.forecastLabels> = {
  inHouseTotalUsd: 'Kosten der Eigenentwicklung, Summe',
  embeddedTotalUsd: 'Kosten der eingebetteten Lösung, Summe',
  benefitTotalUsd: 'Vorteil des Einbettens, Summe',
  inHousePresentUsd: 'Barwert der Kosten der Eigenentwicklung',
  embeddedPresentUsd: 'Barwert der Kosten der eingebetteten Lösung',
  npvUsd: 'Kapitalwert des Einbettens',
  cashNpvUsd: 'Kapitalwert der Zahlungen',
  roiPercentage: 'Kapitalrendite (ROI)',
  shortUsd: 'Fehlbetrag insgesamt am Ende des Vormonats',
  aheadUsd: 'Vorteil insgesamt am Ende dieses Monats',
  paybackMonth: 'Amortisation',
  earlierLaunchUsd: 'Wert eines früheren Starts',
};

export const operandLabels: Translated<typeof English.operandLabels> = {
  timeLostPresentUsd: 'Barwert des Zeitverlusts durch Wechsel, Abstimmung und lange Entwicklungen',
  regionRateUsd: 'Stundensatz in dieser Region',
  customHourlyRate: 'Ihr Stundensatz',
  defaultDevTimePercentage: 'Volle Arbeitszeit, weil keine angegeben ist',
  integrationCount: 'Eingegebene Integrationen',
  selectedCount: 'Ausgewählte Systeme',
  profiledCount: 'Ausgewählte Systeme im Preisblatt',
  percentMonthsPerYear: '1200, weil ein Jahr 12 Monate hat und der Anteil in Prozent angegeben ist',
  hoursPerDeveloperWeek: 'Arbeitsstunden pro Woche',
  moderationDivisor: '2, weil die Hälfte parallel zur Entwicklung läuft',
  teamBase: 'Grundfaktor für diese Teamgröße',
  perDeveloper: 'Zuschlag je weiterem Entwickler',
  teamAbove: 'Entwickler im Grundfaktor',
  devTimeBaseFactor: 'Grundfaktor für diesen Bereich des Zeitanteils',
  factorPerPoint: 'Zuschlag je Prozentpunkt darunter',
  devTimeBelow: 'Obergrenze dieses Bereichs (%)',
  surchargeOfBand: 'Zuschlag für diese Dauer',
  developmentPercentage: 'Anteil der Entwicklung (%)',
  testingPercentage: 'Anteil der Tests (%)',
  listSetupUsd: 'Einrichtungsgebühr',
  listMonthlyUsd: 'Monatspreis des Tarifs',
  priceSetupUsd: 'Einrichtungsgebühr des geltenden Preises',
  priceMonthlyUsd: 'Ein Monat zum geltenden Preis',
  subscriptionUsd: 'Abonnement nach den Nutzern jedes Monats, mit Preiserhöhungen',
  discountedSubscriptionUsd:
    'Abonnement nach den Nutzern jedes Monats, mit Preiserhöhungen, abgezinst',
  planDeploymentWeeks: 'Bereitstellungszeit des Tarifs',
  contractMonths: 'Monate der Vertragslaufzeit',
  horizonMonths: 'Verglichene Monate',
  monthsPerYear: 'Monate pro Jahr',
  weeksPerMonth: 'Wochen pro Monat',
  monthsBefore: 'Monate vor diesem Monat',
  firstMonth: 'Erster Monat, weil der Vorteil insgesamt nie unter 0 liegt',
  embeddedRevenueMonths: 'Volle Umsatzmonate nach dem Start der eingebetteten Lösung, abgezinst',
  inHouseRevenueMonths: 'Volle Umsatzmonate nach dem Start der Eigenentwicklung, abgezinst',
};
