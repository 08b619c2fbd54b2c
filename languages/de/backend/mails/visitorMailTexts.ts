import type * as English from '../../../../backend/mails/visitorMailTexts.ts';

export const visitorMailTexts: typeof English.visitorMailTexts = {
  greeting: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  report: (integrations) => ({
    subject: `Ihr Bericht zum ROI Ihrer Integrationen: ${integrations}`,
    preview: 'Ihre Zahlen auf einen Blick. Der vollständige Bericht ist angehängt.',
    heading: 'Ihr Bericht zum ROI Ihrer Integrationen',
  }),
  reportIntroduction:
    'So viel würde die Eigenentwicklung Ihrer Integrationen kosten, verglichen mit dem Einbetten. Die vollständige Analyse ist als PDF angehängt.',
  withAssumptions: (words) =>
    `Die Zahlen sind ${words} berechnet, die unter ihnen aufgeführt sind.`,
  openCalculation: 'Ihre Berechnung öffnen',
  orCopy: 'Oder kopieren Sie diese Adresse:',
  seeDemo:
    'Sehen Sie eine Live-Demo mit Ihren eigenen Integrationen, geführt von einem Spezialisten.',
  specialistKnows: 'Dem Spezialisten liegt Ihre Schätzung vor, Sie müssen also nichts wiederholen.',
  bookDemo: 'Demo buchen',
  estimates:
    'Dies sind Planungsschätzungen auf der Grundlage Ihrer Eingaben. Der Bericht zeigt zu jeder Zahl den Rechenweg.',
  booking: {
    subject: 'Ihre Demo: Termin wählen',
    preview: 'Wählen Sie einen Termin für Ihre Demo.',
    heading: 'Wählen Sie einen Termin für Ihre Demo',
  },
  chooseTime: 'Sie haben eine Demo angefragt. Wählen Sie einen Termin, der Ihnen passt.',
  chooseTimeAction: 'Termin wählen',
  noTimeSuits: 'Wenn kein Termin passt, antworten Sie auf diese E-Mail.',
  why: (host) =>
    `Sie erhalten diese E-Mail, weil Ihre Adresse im ROI-Rechner auf ${host} eingegeben wurde. Wenn Sie das nicht waren, können Sie sie ignorieren.`,
  controller: (controller, privacyUrl) =>
    `Verantwortlich für Ihre Daten: ${controller}. Datenschutzerklärung: ${privacyUrl}`,
  objection: (canReply) =>
    `Sie können der Verwendung Ihrer Daten jederzeit widersprechen: ${canReply ? 'Antworten Sie auf diese E-Mail, oder schreiben Sie an dieses Unternehmen' : 'Schreiben Sie an dieses Unternehmen'}.`,
  ownSystem: 'Ihr eigenes System',
  yourAssumptions: 'Ihre Annahmen',
  theReport: 'im Bericht',
  inPlace: 'anstelle der Annahmen des Preisblatts',
  byRateCard: (value, byRateCard) => `${value} (Preisblatt: ${byRateCard})`,
  others: 'Weitere',
  more: (count, where) => `${count} weitere ${where}`,
  inHouse: 'Eigenentwicklung',
  inHouseBasis: (basis, monthly) => `${basis}, die ${monthly} im Monat kostet`,
  embeddedYear: 'Eingebettet, Jahr\u00a01',
  embeddedBasis: (basis, monthly) => `${basis} zu ${monthly}`,
  buildAlone: 'Nur die Entwicklung',
  timeToMarket: 'Zeit bis zum Betrieb',
  times: (inHouse, embedded) => `${inHouse} in Eigenentwicklung\n${embedded} eingebettet`,
};
