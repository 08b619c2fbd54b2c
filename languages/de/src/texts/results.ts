import type { Billing } from '../../../../contract/assumptions.ts';
import type { BeyondBuild, BeyondPlan } from '../../../../contract/estimate.ts';
import { lastMonth } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import { formatNumber } from '../../../../contract/format/numbers.ts';
import { formatCount, formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../src/texts/results.ts';

/** What the price that counts is called beside its setup (E45). */
const priceNames: Readonly<Record<Billing, string>> = {
  integrations: 'Tarif',
  starter: 'Starter-Tarif',
  pro: 'Pro-Tarif',
  quote: 'Ihr Angebot',
};

const beyondBuildNames: Readonly<Record<BeyondBuild, string>> = {
  turnover: 'Fluktuation',
  fees: 'Gebühren',
};

const beyondPlanNames: Readonly<Record<BeyondPlan, string>> = {
  overage: 'Mehrverbrauch',
  'own work': 'Ihre eigene Arbeit',
  'work to leave': 'Ausstiegsarbeit',
};

export const resultsTexts: Translated<typeof English.resultsTexts> = {
  region: 'Ergebnisse',
  costAnalysis: 'Kostenanalyse',
  inHouse: 'Eigenentwicklung',
  embedded: 'Eingebettete Lösung',
  maintenanceHelp: 'Angenommen sind 8 Stunden pro Monat je durchschnittlicher Integration.',
  ownMaintenanceHelp: (percentage) =>
    `Nach Ihrer Annahme: ${percentText(formatNumber(percentage, 2))} der Entwicklungsstunden pro Jahr.`,
  perMonth: '/Monat',
  savingsAndTime: 'Einsparung und Zeit bis zum Betrieb',
  hiddenUntilRequested: 'Verborgen, bis Sie Ihren Bericht anfordern',
  seeSavings: 'Diese Zahlen stehen im Bericht.',
  sendToMe: 'Bericht anfordern',
  timelineInHouse: 'Eigenentwicklung',
  timelineEmbedded: 'Eingebettet',
  defaultInHouseTimeline: '18+ Wochen',
  defaultEmbeddedTimeline: '2–4 Wochen',
  reviewWait: (systems, weeks) =>
    `Schraffiert: Warten auf die Plattformprüfung bei ${systems} (${weeks}; die Hälfte fällt in die Entwicklungszeit).`,
  answer: 'Ihre Antwort',
  horizonLegend: 'Kosten vergleichen über',
  horizon: (horizon) => `${horizon} Monate`,
  live: 'in Betrieb:',
  certainty: 'Wie sicher das ist',
  parts: {
    build: 'Entwicklung',
    later: (beyondBuild) =>
      formatList(['Wartung', ...beyondBuild.map((cost) => beyondBuildNames[cost])]),
    spent: 'bisher ausgegeben',
    toBuild: 'noch zu entwickeln',
    embedded: (beyondPlan, billing) =>
      formatList([
        'Setup',
        priceNames[billing],
        ...beyondPlan.map((part) => beyondPlanNames[part]),
      ]),
  },
  noFigure: '—',
  pending: 'Die Schätzung wird berechnet.',
  explained: (label, value) => `${label}, ${value}, Berechnung zeigen`,
  derivation: 'Wie dies berechnet wurde',
};

export const breakdownTexts: Translated<typeof English.breakdownTexts> = {
  title: 'Aufschlüsselung der Integrationen',
  totalDevHours: 'Entwicklungsstunden gesamt',
  maintenanceHours: 'Wartung pro Monat',
  composition: (known, generic, genericDevHours) => {
    const systems = known === 1 ? '1 gewähltes System' : `${known} gewählte Systeme`;
    const others = `${formatCount(generic, 'other integration')} mit ${generic === 1 ? '' : 'je '}${genericDevHours}`;
    return `${[known && systems, generic && others].filter(Boolean).join(' und ')}.`;
  },
  showList: 'Liste zeigen',
  hideList: 'Liste ausblenden',
};

export const forecastTexts: Translated<typeof English.forecastTexts> = {
  title: `Kostenprognose über ${lastMonth} Monate`,
  closerLook: 'Genauer betrachtet',
};

export const scenarioTexts: Translated<typeof English.scenarioTexts> = {
  copyLink: 'Link kopieren',
  compare: 'Vergleichen',
  pinned: (count) =>
    count === 1 ? 'A angeheftet: weiteres anheften' : 'A und B angeheftet: eines ersetzen',
  toCfo: 'An CFO senden',
  more: 'Mehr',
  files: 'Dateien',
  link: 'Das Szenario Ihres Links',
  failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
};
