import { estimateFormat, estimateSheetTitle } from '../../../../contract/estimateFile.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/estimateFile.ts';

export const estimateFileTexts: Translated<typeof English.estimateFileTexts> = {
  otherKind:
    'Sie ist von anderer Art: Eine Schätzung ist JSON, eine Excel-Arbeitsmappe oder ein PDF dieses Rechners.',
  noJson:
    'Sie enthält Text, aber kein JSON wie Dateien mit Schätzungen, oder ein Teil davon fehlt.',
  tooNested: 'Ihre Teile sind tiefer verschachtelt als die einer Schätzung.',
  tooSlow: (seconds) =>
    `Das Lesen dauerte länger als ${seconds} Sekunden, deshalb hat die Seite es abgebrochen. Laden Sie die Datei erneut herunter oder exportieren Sie sie neu.`,
  damaged:
    'Ein Teil davon ist beschädigt und lässt sich nicht entpacken. Laden Sie die Datei erneut herunter oder exportieren Sie sie neu.',
  pdfWithout:
    'Dieses PDF enthält keine Schätzung. Ein Bericht dieses Rechners enthält eine als Anhang.',
  workbookWithout: `Diese Arbeitsmappe hat kein Blatt „${estimateSheetTitle}“. Arbeitsmappen dieses Rechners haben eines.`,
  otherFormat: (found) =>
    `Sie ist JSON, aber keine Schätzung: Ihr „format“ sollte ${estimateFormat} sein ${found === null ? 'und fehlt' : `und ist ${found}`}.`,
  newerFormat: (found) =>
    `Ihr Format, ${found}, ist neuer als ${estimateFormat}, das diese Seite liest. Laden Sie die Seite neu und öffnen Sie die Datei noch einmal.`,
  missingPart: (name) =>
    `Sie nennt das Format ${estimateFormat}, aber „${name}“ fehlt oder hat eine andere Form.`,
  tooLarge: (megabytes, most) =>
    `Sie hat ${megabytes} MB. Eine Datei dieses Rechners hat höchstens ${most} MB.`,
  unreadable:
    'Der Browser konnte sie nicht lesen. Vielleicht ist sie ein Ordner oder nicht mehr vorhanden.',
  several: (count) => `Das sind ${count} Dateien. Öffnen Sie jeweils nur eine.`,
};
