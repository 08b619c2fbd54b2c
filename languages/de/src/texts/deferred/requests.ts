import type { Translated } from '../../../../../contract/languages.ts';
import { provider } from '../../../../../contract/provider.ts';
import type * as English from '../../../../../src/texts/deferred/requests.ts';

export const didYouMeanText: Translated<typeof English.didYouMeanText> = 'Meinten Sie';

export const deferredReportRequestTexts: Translated<typeof English.deferredReportRequestTexts> = {
  name: 'Name',
  email: 'Geschäftliche E-Mail',
  company: 'Unternehmen',
  consent: 'Mit dem Absenden dieses Formulars akzeptieren Sie unsere',
  privacyPolicy: 'Datenschutzerklärung',
  salesNote: `Der Vertrieb von ${provider.name} erhält eine Kopie.`,
  submit: 'An mein Postfach senden',
  submitting: 'Wird gesendet …',
  nameRequired: 'Der Name ist erforderlich',
  emailRequired: 'Die geschäftliche E-Mail-Adresse ist erforderlich',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  companyRequired: 'Das Unternehmen ist erforderlich',
  steps: {
    save: 'Ihre Berechnung wird gespeichert',
    build: 'Ihr PDF wird erstellt',
    notify: 'Der Vertrieb wird benachrichtigt',
    send: 'Die E-Mail wird gesendet',
  },
  progress: (step, steps, name) => `Schritt ${step} von ${steps}: ${name} …`,
  longerThanUsual: 'Dies dauert länger als üblich.',
  saved: {
    title: 'Gespeichert!',
    description:
      'Ihre ROI-Berechnung wurde gespeichert. Ein Mitglied unseres Teams wird sich in Kürze mit detaillierten Ergebnissen und den nächsten Schritten bei Ihnen melden.',
  },
  failures: {
    save: {
      logMessage: 'The calculation was not saved.',
      notification: {
        title: 'Fehler',
        description:
          'Ihre Berechnung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
      },
      refused: 'Der Server konnte Ihre Berechnung nicht speichern.',
      unreachable: 'Der Server hat nicht geantwortet, daher ist Ihre Berechnung nicht gespeichert.',
    },
    send: {
      logMessage: 'The report was not sent.',
      notification: {
        title: 'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
      },
      refused:
        'Ihre Berechnung ist gespeichert, aber der Server konnte den Bericht nicht per E-Mail senden.',
      unreachable: 'Ihre Berechnung ist gespeichert, aber der Server hat nicht geantwortet.',
    },
  },
  noCookie:
    'Dieser Browser blockiert das Cookie, an dem der Server erkennt, wer eine Berechnung gespeichert hat. Der Server kann den Bericht daher nicht per E-Mail senden.',
  notMailed:
    'Der E-Mail-Anbieter hat diese Adresse abgelehnt. Prüfen Sie sie oder laden Sie den Bericht herunter.',
  tryAgain: 'Erneut versuchen',
  sent: { title: 'Der ROI-Bericht wurde an Ihre E-Mail-Adresse gesendet.' },
  sentTo: (email) => `Gesendet an ${email}`,
  followsByEmail: 'Dieser Browser konnte das PDF nicht erstellen. Der Bericht folgt per E-Mail.',
  readyNotSent:
    'Ihr Bericht konnte nicht per E-Mail gesendet werden, aber Sie können ihn herunterladen',
  savingsRemembered: 'Diese Zahlen bleiben in diesem Browser 30 Tage lang sichtbar.',
  savingsThisPage: 'Diese Zahlen bleiben sichtbar, bis Sie diese Seite verlassen.',
  inputsChanged:
    'Sie haben die Eingaben seitdem geändert. Diese Zahlen und Dateien verwenden die aktuellen.',
  downloadPdf: 'PDF herunterladen',
  filesOpen:
    'Der Bericht, die Arbeitsmappe und die Schätzungsdatei lassen sich auf dieser Seite wieder öffnen: Ziehen Sie eine Datei an eine beliebige Stelle der Seite.',
  downloadUpdatedPdf: 'Aktualisiertes PDF herunterladen',
  buildingPdf: 'Ihr PDF wird erstellt …',
};

/** The notifications are specified, and Russian in every language (P5). */
export const deferredDemoRequestTexts: Translated<typeof English.deferredDemoRequestTexts> = {
  title: 'Demo buchen',
  intro: 'Eine halbe Stunde mit einem Spezialisten.',
  introWithEstimate:
    'Eine halbe Stunde mit einem Spezialisten. Ihre Schätzung liegt ihm vor, sodass Sie nichts wiederholen müssen.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  companyName: 'Unternehmen',
  website: 'Website',
  websiteAside: 'optional',
  email: 'Geschäftliche E-Mail',
  privacyAgreed: 'Ich akzeptiere die',
  privacyPolicy: 'Datenschutzerklärung',
  submit: 'Demo anfragen',
  submitting: 'Wird gesendet …',
  sent: {
    lang: 'ru',
    title: 'Успешно отправлено!',
    description: 'Ваша заявка на демо получена. Мы свяжемся с вами в ближайшее время.',
  },
  requested: (email) =>
    `Ihre Demo-Anfrage ist eingegangen. ${provider.name} wird sich in Kürze unter ${email} bei Ihnen melden.`,
  chooseTime: 'Termin wählen',
  notSent:
    'Ihre Anfrage wurde nicht gesendet. Bitte versuchen Sie es später erneut oder wenden Sie sich direkt an den Anbieter.',
  failed: {
    lang: 'ru',
    title: 'Ошибка отправки',
    description: 'Попробуйте отправить форму позже или свяжитесь с нами напрямую.',
  },
};
