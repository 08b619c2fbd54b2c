import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/page.ts';

export const certaintyTexts: Translated<typeof English.certaintyTexts> = {
  midRangeBasis: 'Über 36 Monate:',
  openSplit: 'Warum?',
  likely: (low, high) => `wahrscheinlich ${low} bis ${high}`,
  noRange: 'keine Spanne: Die Eigenentwicklung ist bis dahin nicht in Betrieb',
  ownHours: 'eigene Stunden',
  priceRises: 'Preiserhöhungen',
  likelyPart: (zeros) => `wahrscheinliche ${zeros}`,
};

export const dateTexts: Translated<typeof English.dateTexts> = {
  try: 'Ausprobieren',
  tried: (label) => `Eingaben geändert: ${label}`,
};

export const dockTexts: Translated<typeof English.dockTexts> = {
  title: 'Antwort in Kürze',
  inHouse: (horizon, isUnfinished) =>
    `Eigenentwicklung, ${isUnfinished ? 'bisher ausgegeben, ' : ''}${horizon} Monate`,
  embedded: 'Eingebettet',
};

export const deferredDerivationTexts: Translated<typeof English.deferredDerivationTexts> = {
  title: (figure = 'Diese Zahl') => `${figure}: die Berechnung`,
  close: 'Schließen',
  failed: 'Die Berechnung konnte nicht gezeigt werden.',
};

export const deferredConsentTexts: Translated<typeof English.deferredConsentTexts> = {
  region: 'Tracking-Auswahl',
  text: 'Darf dieser Rechner messen, wie er genutzt wird? Nie Ihren Namen oder Ihre E-Mail-Adresse.',
  accept: 'Zustimmen',
  refuse: 'Ablehnen',
  privacyPolicy: 'Datenschutzerklärung',
};

export const savedCalculationTexts: Translated<typeof English.savedCalculationTexts> = {
  notFound: {
    title: 'Diese Berechnung wurde nicht gefunden',
    description:
      'Der Link ist vielleicht unvollständig. Sie sehen stattdessen die Standardeingaben.',
  },
  failed: {
    title: 'Diese Berechnung konnte nicht geöffnet werden',
    description: 'Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  },
  refused: {
    title: 'Diese Berechnung konnte nicht geöffnet werden',
    description:
      'Der Server hatte ein Problem. Ihr Link ist in Ordnung: Laden Sie die Seite in einigen Minuten neu.',
  },
};
