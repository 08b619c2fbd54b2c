import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/quartersTable.ts';

export const quartersTitle: Translated<typeof English.quartersTitle> =
  'Custo de cada opção, por trimestre';
export const quarterColumn: Translated<typeof English.quarterColumn> = 'Trimestre';
