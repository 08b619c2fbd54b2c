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

export const oldBrowserText: typeof English.oldBrowserText = `Este navegador es demasiado antiguo para la calculadora. Requiere ${supportedBrowsersText} o una versión más reciente. <span>Esta es la estimación para los datos predeterminados.</span>`;
