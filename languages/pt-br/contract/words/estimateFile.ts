import { estimateFormat, estimateSheetTitle } from '../../../../contract/estimateFile.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/estimateFile.ts';

export const estimateFileTexts: Translated<typeof English.estimateFileTexts> = {
  otherKind:
    'É de outro tipo: uma estimativa é JSON, uma planilha do Excel ou um PDF desta calculadora.',
  noJson: 'É um texto, mas não JSON como os arquivos de estimativa, ou falta uma parte dele.',
  tooNested: 'Suas partes estão aninhadas em mais níveis que as de uma estimativa.',
  tooSlow: (seconds) =>
    `A leitura levou mais de ${seconds} segundos, por isso a página a interrompeu. Baixe ou exporte o arquivo novamente.`,
  damaged:
    'Uma parte está danificada e não pode ser descompactada. Baixe ou exporte o arquivo novamente.',
  pdfWithout:
    'Este PDF não contém uma estimativa. Um relatório desta calculadora contém uma como anexo.',
  workbookWithout: `Esta planilha não tem a aba “${estimateSheetTitle}”. As planilhas desta calculadora têm.`,
  otherFormat: (found) =>
    `É JSON, mas não uma estimativa: seu “format” deveria ser ${estimateFormat} e ${found === null ? 'está ausente' : `é ${found}`}.`,
  newerFormat: (found) =>
    `Seu formato, ${found}, é mais recente que ${estimateFormat}, que é o formato que esta página lê. Recarregue a página e abra o arquivo novamente.`,
  missingPart: (name) =>
    `Indica o formato ${estimateFormat}, mas seu “${name}” está ausente ou tem outra forma.`,
  tooLarge: (megabytes, most) =>
    `Tem ${megabytes} MB. Um arquivo desta calculadora tem no máximo ${most} MB.`,
  unreadable: 'O navegador não conseguiu lê-lo. Pode ser uma pasta ou não existir mais.',
  several: (count) => `São ${count} arquivos. Abra um de cada vez.`,
};
