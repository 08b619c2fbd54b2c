import { formatWait as waitText } from '../../../../contract/format/durations.ts';
import type * as English from '../../../../contract/format/refusalDetails.ts';
import { refusalDetails as english } from '../../../../contract/format/refusalDetails.ts';
import type { Translated } from '../../../../contract/languages.ts';
import { formatCount } from './phrases.ts';

const formatWait = (seconds: number) => waitText(seconds, formatCount);

/** What only programs are refused for stays English. */
export const refusalDetails: Translated<typeof English.refusalDetails> = {
  ...english,
  bodyTooLarge: (maxBytes) => `Senden Sie höchstens ${maxBytes} Bytes.`,
  bodyTooSlow: (bytesPerSecond) =>
    `Senden Sie die Anfrage mit mindestens ${bytesPerSecond} Bytes pro Sekunde.`,
  bodyCutOff: 'Die Verbindung endete, bevor die ganze Anfrage angekommen war.',
  idempotencyKeyReused:
    'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet. Verwenden Sie einen neuen.',
  deadlinePassed: 'Der Zieltermin ist vorbei. Wählen Sie den heutigen oder einen späteren Tag.',
  notTheVisitorWhoSaved:
    'Ein Bericht kann nur an den Besucher gesendet werden, der dessen Berechnung in den letzten 30 Minuten gespeichert hat.',
  looksAutomated:
    'Diese Anfrage sieht automatisiert aus. Sie ist gespeichert, aber es wird keine Nachricht gesendet. Laden Sie die Seite neu und füllen Sie das Formular noch einmal aus.',
  notTheSavedContact:
    'Verwenden Sie die E-Mail-Adresse und das Unternehmen, mit denen die Berechnung gespeichert wurde.',
  noMoreReports: (retryAfterSeconds) =>
    `Sie haben die Grenze für Berichte per E-Mail erreicht. Versuchen Sie es in ${formatWait(retryAfterSeconds)} erneut. Ihre Berechnung ist gespeichert.`,
  reportsUnavailable: (retryAfterSeconds) =>
    `Berichte können derzeit nicht per E-Mail gesendet werden. Versuchen Sie es in ${formatWait(retryAfterSeconds)} erneut. Ihre Berechnung ist gespeichert.`,
  reportsBusy: (retryAfterSeconds) =>
    `Derzeit werden viele Berichte angefordert. Versuchen Sie es in ${formatWait(retryAfterSeconds)} erneut. Ihre Berechnung ist gespeichert.`,
  mailProviderRefused: 'Der E-Mail-Anbieter hat die Nachricht abgelehnt.',
  flood: ({ points, seconds }, retryAfterSeconds) =>
    `Senden Sie höchstens ${points} Anfragen in ${seconds} Sekunden. Versuchen Sie es in ${formatWait(retryAfterSeconds)} erneut.`,
  noMoreEstimates: (retryAfterSeconds) =>
    `Es werden zu viele Schätzungen angefordert. Versuchen Sie es in ${formatWait(retryAfterSeconds)} erneut.`,
  noMoreLinks: (retryAfterSeconds) =>
    `Es werden zu viele Kurzlinks gespeichert. Versuchen Sie es in ${formatWait(retryAfterSeconds)} erneut.`,
  estimatesBusy: (retryAfterSeconds) =>
    `Derzeit werden viele Schätzungen berechnet. Versuchen Sie es in ${formatWait(retryAfterSeconds)} erneut.`,
  otherSite: 'Nur Anfragen von dieser Website sind erlaubt.',
  storeUnavailable:
    'Die Datenbank funktioniert gerade nicht. Versuchen Sie es in einigen Sekunden erneut. Dasselbe Formular noch einmal zu senden, ist unbedenklich.',
  outcomeUnknown:
    'Es ist nicht bekannt, ob dies gespeichert wurde. Es noch einmal zu senden, ist unbedenklich: Es wird nur einmal gespeichert.',
  failed: 'Auf dem Server ist ein Fehler aufgetreten. Nichts wurde gespeichert.',
};
