import { language } from '../../../../contract/format/locale.ts';
import type { Translated } from '../../../../contract/languages.ts';
import { product, supportedBrowsersText } from '../../../../contract/product.ts';
import type * as English from '../../../../src/texts/document.ts';

export const documentTexts: Translated<typeof English.documentTexts> = {
  language: `<html lang="${language}"`,
  title: `<title>${product.title}</title>`,
  description: `content="${product.description}"`,
  updated: `'Diese Seite wurde aktualisiert.'`,
  reload: `'Neu laden'`,
};

export const oldBrowserText: typeof English.oldBrowserText = `Dieser Browser ist zu alt für den Rechner. Er braucht ${supportedBrowsersText} oder eine neuere Version. <span>Dies ist die Schätzung für die Standardeingaben.</span>`;
