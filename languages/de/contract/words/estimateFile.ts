import { estimateFormat, estimateSheetTitle } from '../../../../contract/estimateFile.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/estimateFile.ts';

export const estimateFileTexts: Translated<typeof English.estimateFileTexts> = {
  otherKind:
    'Die Datei ist von anderer Art: Eine Schätzung ist JSON, eine Excel-Arbeitsmappe oder ein PDF dieses Rechners.',
  noJson:
    'Die Datei enthält Text, aber kein JSON wie Dateien mit Schätzungen, oder ein Teil davon fehlt.',
  tooNested: 'Die Teile der Datei sind tiefer verschachtelt als die einer Schätzung.',
  tooSlow: (seconds) =>
    `Das Lesen dauerte länger als ${seconds} Sekunden, deshalb hat die Seite es abgebrochen. Laden Sie die Datei erneut herunter oder exportieren Sie sie neu.`,
  damaged:
    'Ein Teil davon ist beschädigt und lässt sich nicht entpacken. Laden Sie die Datei erneut herunter oder exportieren Sie sie neu.',
  pdfWithout:
    'Dieses PDF enthält keine Schätzung. Ein Bericht dieses Rechners enthält eine als Anhang.',
  workbookWithout: `Diese Arbeitsmappe hat kein Blatt „${estimateSheetTitle}“. Arbeitsmappen dieses Rechners haben eines.`,
  otherFormat: (found) =>
    `Die Datei ist JSON, aber keine Schätzung: Das „format“ darin sollte ${estimateFormat} sein ${found === null ? 'und fehlt' : `und ist ${found}`}.`,
  newerFormat: (found) =>
    `Das Format der Datei, ${found}, ist neuer als ${estimateFormat}, das diese Seite liest. Laden Sie die Seite neu und öffnen Sie die Datei noch einmal.`,
  missingPart: (name) =>
    `Die Datei nennt das Format ${estimateFormat}, aber „${name}“ fehlt oder hat eine andere Form.`,
  tooLarge: (megabytes, most) =>
    `Die Datei hat ${megabytes} MB. Eine Datei dieses Rechners hat höchstens ${most} MB.`,
  unreadable:
    'Der Browser konnte die Datei nicht lesen. Vielleicht ist sie ein Ordner oder nicht mehr vorhanden.',
  several: (count) => `Das sind ${count} Dateien. Öffnen Sie jeweils nur eine.`,
};
