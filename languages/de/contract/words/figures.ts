import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/figures.ts';

export const estimateParts: Translated<typeof English.estimateParts> = {
  hours: 'Stunden',
  factors: 'Satz und Faktoren',
  inHouse: 'Eigenentwicklung',
  embedded: 'Eingebettet',
  savings: 'Einsparung',
  time: 'Zeit bis zum Betrieb',
};

export const figureLabels: Translated<typeof English.figureLabels> = {
  hourlyRateUsd: 'Stundensatz',
  effectiveDevTimePercentage: 'Zeitanteil für Integrationen (%)',
  selectedDevHours: 'Stunden der ausgewählten Systeme',
  selectedMaintenanceHours: 'Wartung der ausgewählten Systeme',
  moderationWeeks: 'Wochen der Plattformprüfung',
  effectiveCount: 'Geschätzte Integrationen',
  genericCount: 'Andere Integrationen',
  integrationDevHours: 'Stunden für die Entwicklung der Integrationen',
  developmentHours: 'Entwicklungsstunden',
  maintenanceHours: 'Wartungsstunden pro Monat',
  buildWeeks: 'Wochen der Entwicklung',
  timelineWeeks: 'Zeitbedarf, Eigenentwicklung',
  embeddedWeeks: 'Zeitbedarf, eingebettet',
  teamSizeFactor: 'Faktor für die Teamgröße',
  devTimeFactor: 'Faktor für den Zeitanteil',
  durationSurcharge: 'Zuschlag für die Dauer',
  costMultiplier: 'Kostenmultiplikator',
  initialTotalUsd: 'Summe zu Beginn',
  multiplierUsd: 'Aufschlag durch den Kostenmultiplikator',
  developmentUsd: 'Erstentwicklung',
  testingUsd: 'Tests und Qualitätssicherung',
  documentationUsd: 'Dokumentation und Schulung',
  platformMonthlyUsd: 'Hosting Ihrer eigenen Plattform',
  maintenanceUsd: 'Monatliche Wartung',
  turnoverMonthlyUsd: 'Fluktuation pro Monat',
  setupUsd: 'Einrichtung',
  monthlyUsd: 'Monatliches Abonnement',
  yearOneUsd: 'Summe im 1. Jahr',
  savingsUsd: 'Einsparung zu Beginn',
  savingsPercentage: 'Senkung der anfänglichen Entwicklungskosten',
  monthlySavingsUsd: 'Monatliche Einsparung bei der Wartung',
  embeddedOwnOnceUsd: 'Arbeit Ihres Teams zur Einrichtung der eingebetteten Integrationen',
  embeddedOwnMonthlyUsd: 'Monatliche Arbeit Ihres Teams an den eingebetteten Integrationen',
  leavingUsd: 'Ihre Arbeit für den Ausstieg aus der eingebetteten Lösung',
  monthlyReductionPercentage: 'Senkung der monatlichen Kosten',
};

export const figureBases: Translated<typeof English.figureBases> = {
  initialTotalUsd: 'nur Entwicklung, vor Wartung',
  multiplierUsd: 'Teil der Summe',
  platformMonthlyUsd: 'Teil der Wartung',
  yearOneUsd: 'Einrichtung und 12 Monate',
  savingsUsd: 'nur Entwicklung, abzüglich Einrichtung und 12 Monate',
  savingsPercentage: 'gemessen an den Entwicklungskosten',
  monthlySavingsUsd: 'Wartung abzüglich Abonnement',
  leavingUsd: 'in den Kosten im Zeitverlauf nur mit einem Ausstiegsmonat',
  monthlyReductionPercentage: 'gemessen an der monatlichen Wartung',
};

export const planOnly: Translated<typeof English.planOnly> = ', nur Tarif';
export const byIntegrations: Translated<typeof English.byIntegrations> = ', nach Integrationen';
