import { language } from '../../../../contract/format/locale.ts';
import type { Translated } from '../../../../contract/languages.ts';
import { product, supportedBrowsersText } from '../../../../contract/product.ts';
import type * as English from '../../../../src/texts/document.ts';

export const documentTexts: Translated<typeof English.documentTexts> = {
  language: `<html lang="${language}"`,
  title: `<title>${product.title}</title>`,
  description: `content="${product.description}"`,
  updated: `'Esta página se actualizó.'`,
  reload: `'Recargar'`,
};

export const oldBrowserText: typeof English.oldBrowserText = `La calculadora requiere ${supportedBrowsersText} o posterior. <span>Esta es la estimación para los datos predeterminados.</span>`;
