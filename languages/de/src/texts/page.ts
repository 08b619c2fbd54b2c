import { formatNumber } from '../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../contract/languages.ts';
import { isPageUpdated } from '../../../../src/startup/loadFile.ts';
import type * as English from '../../../../src/texts/page.ts';

/** What a visitor can do about a part that did not load. */
const missingPartAdvice = () =>
  isPageUpdated()
    ? 'Diese Seite wurde aktualisiert: Laden Sie sie neu.'
    : 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.';

export const pageTexts: Translated<typeof English.pageTexts> = {
  title: 'Integrationen selbst entwickeln oder einbetten?',
  figuresHint: 'Jede unterstrichene Zahl öffnet ihre Berechnung.',
  skipToContent: 'Zum Rechner',
  skipToResults: 'Zu den Ergebnissen',
  skipToReport: 'Zum Berichtsformular',
  report: 'Bericht',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Unter dieser Adresse gibt es nichts.',
  notFoundLink: 'Rechner öffnen',
  logo: (provider) => `${provider}: Produktseite`,
  footer: (version) => `Preisblatt ${version}.`,
  assumptions: 'Planungsannahmen, keine Messwerte; kein Angebot.',
  privacy: 'Datenschutz',
  trackingChoice: 'Tracking-Auswahl',
  openingForm: 'Das Formular wird geöffnet …',
  withoutScript: {
    link: 'Das Szenario Ihres Links kann noch nicht gezeigt werden: Es braucht',
    defaults:
      'Dies ist die Schätzung für die Standardeingaben. Änderungen, Bericht und Demo brauchen',
    script:
      'JavaScript, das ausgeschaltet ist oder nicht geladen wurde. Wenn es eingeschaltet ist, prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  },
  estimatorFailed: 'Die Schätzung konnte nicht berechnet werden.',
  retry: 'Erneut versuchen',
  partFailed: (part = 'Ein Teil dieser Seite') =>
    `${part}: Hier ist etwas schiefgegangen. Laden Sie die Seite neu, um diesen Teil wieder zu nutzen. Ihre Eingaben bleiben erhalten.`,
  reload: 'Neu laden',
  newTab: '(öffnet in einem neuen Tab)',
};

export const controlsTexts: Translated<typeof English.controlsTexts> = {
  helpAbout: (subject) => `Hilfe: ${subject}`,
  increase: (label) => `Erhöhen: ${label}`,
  decrease: (label) => `Verringern: ${label}`,
  correctedTo: (value, { min, max }) =>
    `Es gilt ${value}. Geben Sie eine ganze Zahl von ${formatNumber(min, 0)} bis ${formatNumber(max, 0)} ein.`,
  closeDialog: 'Schließen',
  chooseDate: 'Datum wählen',
  clearDate: 'Datum löschen',
  partMissing: (part) => `${part}: Dies konnte nicht geladen werden. ${missingPartAdvice()}`,
};

export const notificationsTexts: Translated<typeof English.notificationsTexts> = {
  area: (hotkey) => `Benachrichtigungen (${hotkey})`,
  dismiss: 'Schließen',
  none: 'Keine Benachrichtigungen',
};

export const insightsTexts: Translated<typeof English.insightsTexts> = {
  title: 'Geschützte Geschäftsanalyse',
  text: 'Die ganze Analyse steht in Ihrem persönlichen PDF-Bericht.',
  covers: [
    'Zeitrisiko',
    'Ressourcenoptimierung',
    'Technische Komplexität',
    'Kosten-Nutzen-Modell',
    'Strategische Empfehlungen',
  ],
  getComplete: 'Ganze Analyse anfordern',
  inReport: 'in Ihrem PDF-Bericht',
};

export const readyToStartTexts: Translated<typeof English.readyToStartTexts> = {
  title: 'Bereit für den Start?',
  text: 'Eine Live-Demo mit Ihren eigenen Integrationen.',
  scheduleDemo: 'Demo buchen',
};

export const reportRequestTexts: Translated<typeof English.reportRequestTexts> = {
  title: 'Detaillierten ROI-Bericht anfordern',
  downloadText: 'Diese Einsparungen und jede Zahl mit ihrer Berechnung.',
  downloadButton: 'PDF-Bericht herunterladen',
};
