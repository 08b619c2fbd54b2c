import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/quartersTable.ts';

export const quartersTitle: Translated<typeof English.quartersTitle> =
  'Was jede Seite kostet, nach Quartalen';
export const quarterColumn: Translated<typeof English.quarterColumn> = 'Quartal';
