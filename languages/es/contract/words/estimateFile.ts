import { estimateFormat, estimateSheetTitle } from '../../../../contract/estimateFile.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/estimateFile.ts';

export const estimateFileTexts: Translated<typeof English.estimateFileTexts> = {
  otherKind:
    'Es de otro tipo: una estimación es JSON, un libro de cálculo de Excel o un PDF de esta calculadora.',
  noJson: 'Es un texto, pero no JSON como los archivos de estimación, o le falta una parte.',
  tooNested: 'Sus partes están anidadas a más profundidad que las de una estimación.',
  tooSlow: (seconds) =>
    `Su lectura tardó más de ${seconds} segundos, por lo que la página la detuvo. Descárguelo o expórtelo de nuevo.`,
  damaged: 'Una parte está dañada y no se puede descomprimir. Descárguelo o expórtelo de nuevo.',
  pdfWithout:
    'Este PDF no contiene ninguna estimación. Un informe de esta calculadora contiene una como archivo adjunto.',
  workbookWithout: `Este libro de cálculo no tiene la hoja «${estimateSheetTitle}». Los de esta calculadora la tienen.`,
  otherFormat: (found) =>
    `Es JSON, pero no una estimación: su «format» debería ser ${estimateFormat} y ${found === null ? 'falta' : `es ${found}`}.`,
  newerFormat: (found) =>
    `Su formato, ${found}, es más reciente que ${estimateFormat}, el que lee esta página. Recargue la página y vuelva a abrir el archivo.`,
  missingPart: (name) =>
    `Indica el formato ${estimateFormat}, pero su «${name}» falta o tiene otra forma.`,
  tooLarge: (megabytes, most) =>
    `Tiene ${megabytes} MB. Un archivo de esta calculadora tiene como máximo ${most} MB.`,
  unreadable: 'El navegador no pudo leerlo. Puede ser una carpeta o ya no existir.',
  several: (count) => `Son ${count} archivos. Abra uno a la vez.`,
};
