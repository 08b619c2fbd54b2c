import type { SystemFigure } from '../../../../../contract/assumptions.ts';
import { formatList, upperFirst } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/evidenceWords.ts';

const figureNames: Readonly<Record<SystemFigure, string>> = {
  devHours: 'Stunden',
  maintenanceHours: 'Wartung',
  moderationWeeks: 'Wochen der Prüfung',
};

export const ownFiguresText: typeof English.ownFiguresText = (figures) =>
  `${upperFirst(formatList(figures.map((figure) => figureNames[figure])))}: ${figures.length > 1 ? 'Ihre eigenen Zahlen' : 'Ihre eigene Zahl'}.`;

export const judgementNote =
  'Stunden, Wartung und Wochen der Prüfung sind Schätzungen des Rechners, wo nichts anderes steht.';

const gateNames = {
  none: 'Keine Prüfung',
  access: 'Zugangsprüfung',
  listing: 'Eintragsprüfung',
};

export const reviewText: typeof English.reviewText = ({ gate, weeks, isJudged, isCounted }) => {
  const range = weeks && `${weeks.min} bis ${weeks.max} Wochen`;
  const stated = isJudged ? `; ${range}, Schätzung des Rechners` : `, nach Berichten ${range}`;
  return `${gateNames[gate]}${range ? stated : ''}${isCounted ? '' : '; nicht eingerechnet, weil Sie keine Einträge wünschen'}.`;
};

export const leads: Translated<typeof English.leads> = {
  reviewWeeks: 'Wochen der Prüfung:',
  recurs: 'Wiederkehrend:',
  alsoRead: 'Außerdem gelesen:',
};

export const confidenceWords: Translated<typeof English.confidenceWords> = {
  official: 'offiziell',
  reported: 'berichtet',
  judgement: 'geschätzt',
};

export const readOnText: typeof English.readOnText = (day) => `gelesen am ${day}`;
export const allReadOnText: typeof English.allReadOnText = (day) =>
  `Alle Belege wurden am ${day} gelesen.`;

export const genericHoursText: typeof English.genericHoursText = (build, maintenance) =>
  `${build} für die Entwicklung${maintenance === null ? '' : ` und ${maintenance} pro Monat für die Wartung`}`;

export const genericNote: typeof English.genericNote = (count, hours, origin) =>
  `${count === 1 ? 'Zählt' : 'Jede zählt'} mit ${hours} (${origin}).`;

export const rangeLeads: Translated<typeof English.rangeLeads> = {
  published: 'Veröffentlichte Spannen: ',
  judged: 'Plausible Spannen, Schätzungen des Rechners: ',
  sourced:
    'Plausible Spannen, Schätzungen des Rechners neben Quellen zu verwandten Zahlen, nicht zur Spanne: ',
};

export const publishedRangeText: typeof English.publishedRangeText = (range) =>
  `veröffentlichte Spanne: ${range}`;
