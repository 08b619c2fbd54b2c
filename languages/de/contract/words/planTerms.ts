import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/planTerms.ts';

export const planTermWords: Translated<typeof English.planTermWords> = {
  connections: { name: 'Verbindungen', ask: 'ob Ihr Tarif dasselbe enthält' },
  tasks: { name: 'Aufgaben', ask: 'wie viele enthalten sind' },
  users: { name: 'Nutzer' },
  overage: { name: 'Mehrverbrauch', ask: 'was sie kosten' },
  term: { name: 'Laufzeit', ask: 'wie lange der Vertrag läuft' },
  notice: { name: 'Kündigungsfrist' },
  region: { name: 'Hosting-Region' },
  certificates: { name: 'Zertifikate' },
  dataProtection: { name: 'Datenschutz', ask: null },
  leaving: {
    name: 'Verbindungen beim Ausstieg',
    judgement: 'Ihre Nutzer müssen eine Verbindung über die App des Anbieters erneut autorisieren',
    ask: 'was mit den Verbindungen geschieht',
  },
};

export const planFindings: Translated<typeof English.planFindings> = {
  connections:
    'Ein Vertrag für Tarife pro Nutzer nennt unbegrenzte Konnektoren, Automatisierungen und Vorlagen.',
  tasks: 'Sie legen für jeden Ihrer Nutzer ein monatliches Limit an Transaktionen fest.',
  overage: 'Sie erhöhen das Limit eines Nutzers um zusätzliche Transaktionen, in Hunderten.',
  term: 'Der Vertrag bindet ab dem Startdatum im unterzeichneten Angebot.',
  processor: 'Albato Limited, Zypern, ist Ihr Auftragsverarbeiter.',
  agreement: 'Der Auftragsverarbeitungsvertrag ist Teil des Lizenzvertrags.',
  leaving:
    'Ihre Nutzer autorisieren eine App, die dem Anbieter gehört, außer Sie registrieren eine eigene.',
};

export const planTermsTitle = 'Was der Tarif enthält';

export const askProvider = 'fragen Sie den Anbieter';

export const questionText: typeof English.questionText = (ask) =>
  `Fragen Sie den Anbieter${ask && `, ${ask}`}.`;

export const judgedText: typeof English.judgedText = (judgement) =>
  `${judgement} (Schätzung des Rechners).`;

export const openQuestions: readonly string[] = [
  'Wie viele Aufgaben enthält der Tarif, und was kosten weitere Aufgaben?',
  'Wie lange läuft der Vertrag, und welche Kündigungsfrist gilt?',
  'Was geschieht beim Ausstieg mit den Verbindungen?',
  'Wo werden Daten gehostet, und welche Zertifikate gibt es?',
  'Um wie viel darf der Preis steigen?',
];

export const connectorQuestion: typeof English.connectorQuestion = (systems) =>
  `Gibt es einen Konnektor für ${systems}?`;

export const billingQuestion =
  'Wird nach Integrationen oder nach Nutzern abgerechnet, und zu welchem Preis?';
