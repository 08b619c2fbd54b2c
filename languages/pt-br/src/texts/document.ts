import { language } from '../../../../contract/format/locale.ts';
import type { Translated } from '../../../../contract/languages.ts';
import { product, supportedBrowsersText } from '../../../../contract/product.ts';
import type * as English from '../../../../src/texts/document.ts';

export const documentTexts: Translated<typeof English.documentTexts> = {
  language: `<html lang="${language}"`,
  title: `<title>${product.title}</title>`,
  description: `content="${product.description}"`,
  updated: `'Esta página foi atualizada.'`,
  reload: `'Recarregar'`,
};

export const oldBrowserText: typeof English.oldBrowserText = `Este navegador é antigo demais para a calculadora. É preciso ter ${supportedBrowsersText} ou uma versão mais recente. <span>Esta é a estimativa para os dados padrão.</span>`;
