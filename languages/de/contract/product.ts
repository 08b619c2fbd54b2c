import type { Translated } from '../../../contract/languages.ts';
import type * as English from '../../../contract/product.ts';

export { supportedBrowsers, supportedBrowsersText } from '../../../contract/product.ts';

export const product: Translated<typeof English.product> = {
  name: 'ROI-Rechner für Integrationen',
  title: 'ROI-Rechner für Integrationen: selbst entwickeln oder einbetten?',
  description:
    'Was die Eigenentwicklung von Integrationen im Vergleich zum Einbetten kostet: Kosten, Zeitplan, Einsparung und wie jede Zahl berechnet wird.',
};
