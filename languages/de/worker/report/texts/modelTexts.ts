import { formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/modelTexts.ts';

export const noReviewTexts: Translated<typeof English.noReviewTexts> = {
  assumptions: 'Mit Ihren Annahmen zählt keine Plattformprüfung der ausgewählten Systeme',
  unknown:
    'Es zählt keine Plattformprüfung, weil die von Systemen außerhalb des Preisblatts nicht bekannt sind',
  none: 'Kein ausgewähltes System braucht eine Prüfung, bevor Kunden sich verbinden können',
  listingsOnly:
    'Kein ausgewähltes System braucht eine Prüfung, bevor Kunden sich verbinden können, und Prüfungen für Einträge sind nicht eingerechnet',
};

export const systemsTexts: Translated<typeof English.systemsTexts> = {
  selectedDevHours: (count) => `die Stunden der ${count} Systeme in der Aufschlüsselung, summiert`,
  selectedMaintenanceHours: (count) =>
    `die Wartung der ${count} Systeme in der Aufschlüsselung, summiert`,
  moderationWeeks: (count) => `die längste Prüfung der ${count} Systeme, die eine brauchen`,
};

export const onlyReviewText: typeof English.onlyReviewText = (system) =>
  `die Prüfung bei ${system}`;

export const overMonthsText: typeof English.overMonthsText = (figure, months) =>
  `${figure}, ${formatList(months.map(String))} Monate`;

export const discountedMonthText: typeof English.discountedMonthText = (rate) =>
  `Abgezinst zählt Monat k mit 1 ÷ ${rate} hoch k ÷ 12.`;
