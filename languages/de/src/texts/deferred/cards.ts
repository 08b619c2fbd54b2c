import { counterargumentsIntro } from '../../../../../contract/format/deferredClaimTexts.ts';
import { financeFigureTexts } from '../../../../../contract/format/financeTexts.ts';
import { percentText } from '../../../../../contract/format/locale.ts';
import { formatExactUsd, formatUsd } from '../../../../../contract/format/money.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../../contract/format/phrases.ts';
import {
  noSplitText,
  splitChoices,
  splitColumns,
  splitNote,
  splitTitle,
} from '../../../../../contract/format/splitTexts.ts';
import { evidenceTexts } from '../../../../../contract/format/systemTexts.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/cards.ts';

const hours = (count: number) => formatCount(count, 'hour', 12);
const weeks = (count: number) => formatCount(count, 'week', 12);
const range = (min: number, max: number) => `${formatNumber(min, 12)} bis ${weeks(max)}`;

export const systemListTexts: Translated<typeof English.systemListTexts> = {
  anEstimate: (feesUsdPerYear) =>
    feesUsdPerYear > 0 ? 'Schätzung:' : 'Schätzung, in den Zahlen nicht enthalten:',
  addFees: (isReplaced) =>
    isReplaced
      ? `Stattdessen ${formatExactUsd(10_000)} pro Jahr ansetzen`
      : `${formatExactUsd(10_000)} pro Jahr hinzufügen`,
  removeFees: 'Ihre Gebühren entfernen',
  system: 'System',
  devHours: 'Entwicklung',
  maintenance: 'Wartung',
  perMonth: (amount) => `${amount}/Monat`,
  complexity: 'Komplexität',
  review: 'Prüfung',
  reviewWeeks: (count) => (count === 0 ? 'Keine' : weeks(count)),
  why: 'Warum',
  evidence: 'Belege',
  evidenceOf: (system) => `für die Zahlen zu ${system}`,
};

export const deferredBreakdownTexts: Translated<typeof English.deferredBreakdownTexts> = {
  failed: 'Die Belege konnten nicht geladen werden.',
  devHours: 'Entwicklungsstunden',
  maintenanceHours: 'Wartungsstunden',
  review: 'Prüfung',
  recurring: 'Wiederkehrende Arbeit',
  sources: 'Quellen',
  plannedWeeks: (count, isJudged) =>
    `Geplant mit ${weeks(count)}${isJudged ? ', Schätzung des Rechners.' : '. Grundlage:'}`,
  gates: evidenceTexts.gates,
  reportedRange: (min, max) => `Dauert laut Berichten ${range(min, max)}.`,
  judgedRange: (min, max) => `${range(min, max)}, Schätzung des Rechners.`,
  amounts: {
    devHours: hours,
    maintenanceHours: (count) => `${hours(count)} pro Monat`,
    moderationWeeks: weeks,
  },
  ownFigure: (amount) => `${amount}: Ihre eigene Zahl.`,
  replacedByPercentage:
    'Nicht mitgerechnet: Der jährliche Prozentsatz der Entwicklung tritt an ihre Stelle.',
  midRangeHours: 'Mitte der Spanne: das 1,35-Fache der Stunden des Preisblatts.',
  notCounted: 'Nicht mitgerechnet, weil Sie keine Einträge wünschen.',
  ofRateCard: (amount, isJudged) =>
    `Preisblatt: ${amount}${isJudged ? ', Schätzung des Rechners.' : '. Grundlage:'}`,
  recurringEvent: evidenceTexts.recurringEvent,
  confidence: {
    official: 'Offiziell',
    reported: 'Berichtet',
    judgement: 'Schätzung',
  },
  read: (day) => `gelesen am ${day}.`,
};

export const deferredFinanceTexts: Translated<typeof English.deferredFinanceTexts> = {
  ...financeFigureTexts,
  theCase: 'Der Business Case auf einer Seite',
  caseFailed: 'Der Business Case konnte nicht berechnet werden.',
  failed: 'Die Finanzzahlen konnten nicht berechnet werden.',
  horizon: 'Zeitraum',
};

export const splitTexts: Translated<typeof English.splitTexts> = {
  none: noSplitText,
  note: splitNote,
  columns: { ...splitColumns, side: 'Seite' },
  sides: { best: 'Beste', ...splitChoices },
  sideOf: (row) => `Seite: ${row}`,
  unpin: 'Alle lösen',
  tooFew: 'Eine einzelne Integration lässt sich nicht aufteilen.',
  computing: 'Die Aufteilungen werden verglichen …',
  failed: 'Die Aufteilungen konnten nicht verglichen werden.',
};

export const deferredCounterargumentsTexts: Translated<
  typeof English.deferredCounterargumentsTexts
> = {
  intro: counterargumentsIntro,
  failed: 'Solche Änderungen konnten nicht gesucht werden.',
  searching: 'Suche läuft …',
  open: 'Dieses Szenario öffnen',
  more: (shown, count) => `${shown} von ${count}: die mit den kleinsten Änderungen.`,
};

export const planExplorerTexts: Translated<typeof English.planExplorerTexts> = {
  title: 'Was der Tarif enthält, und Preise pro Nutzer',
  failed: 'Die Preise konnten nicht berechnet werden.',
  terms:
    'Von den eigenen Seiten des Anbieters, wie sie am danebenstehenden Tag lauteten. Maßgeblich ist Ihr Angebot.',
  perUser: 'Und wenn pro Nutzer abgerechnet wird?',
  intro:
    'Der Listenpreis richtet sich nach Integrationen. Bei zwei weiteren Tarifen richtet sich der Preis danach, wie viele Ihrer Nutzer Apps verbinden. Die Kosten im Zeitverlauf verwenden einen Preis.',
  users: 'Nutzer',
  usersUnit: 'Nutzer',
  usersHelp:
    'Zunächst Ihre heutigen Nutzer oder die 100, die Pro enthält. Eine ganze Zahl von 0 bis 10.000.',
  perMonth: 'Pro Monat',
  year1: 'Jahr 1 mit Einrichtung',
  setup: 'Einrichtung',
  choosePrice: 'Diesen Preis verwenden',
  choosePriceOf: (name) => `Diesen Preis verwenden: ${name}`,
  inUse: 'Die Kosten im Zeitverlauf verwenden diesen Preis.',
  own: 'Ihr Tarif',
  ownTerms: (integrations) => `Für ${formatCount(integrations, 'integration')}`,
  comparison: (plan, users, extraUsd) => {
    const by =
      Math.round(extraUsd) === 0
        ? 'so viel wie'
        : `${formatUsd(Math.abs(extraUsd))} ${extraUsd > 0 ? 'mehr' : 'weniger'} als`;
    return `Von den Tarifen pro Nutzer ist ${plan} für ${formatCount(users, 'user')} günstiger: Er kostet in Jahr 1 ${by} Ihr Tarif.`;
  },
  starter: 'Starter',
  pro: 'Pro',
  userTerms: ({ monthlyUsd, freeUsers, highestPerUserUsd, lowestPerUserUsd }) => {
    const base = `${formatExactUsd(monthlyUsd)} pro Monat`;
    const free = freeUsers > 0 ? `, die ersten ${freeUsers} Nutzer kostenlos` : '';
    return highestPerUserUsd === lowestPerUserUsd
      ? `${base}${free}, zuzüglich ${formatExactUsd(highestPerUserUsd)} pro Nutzer`
      : `${base}${free}, danach ${formatExactUsd(highestPerUserUsd)} bis ${formatExactUsd(lowestPerUserUsd)} pro Nutzer`;
  },
  withoutDiscount: (percentage) =>
    `Dies sind Listenpreise: Ihr Tarifrabatt von ${percentText(formatNumber(percentage, 2))} ist darin nicht enthalten.`,
};

export const closerLookTexts: Translated<typeof English.closerLookTexts> = {
  forecast: 'Prognose',
  tabs: {
    cfo: 'Für Ihren CFO',
    split: splitTitle,
    others: 'Was dagegen spricht',
    sure: 'Wie sicher ist das?',
    matters: 'Was zählt am meisten?',
    assumptions: 'Annahmen',
  },
};
