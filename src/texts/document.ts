import { language } from '../../contract/format/locale.ts';
import { product, supportedBrowsersText } from '../../contract/product.ts';

/** The parts of `src/index.html` that a language replaces, exactly as they are written there. */
export const documentTexts = {
  language: `<html lang="${language}"`,
  title: `<title>${product.title}</title>`,
  description: `content="${product.description}"`,
  updated: `'This page was updated.'`,
  reload: `'Reload'`,
};

/** Shown by a browser older than the supported ones. */
export const oldBrowserText = `This browser is too old for the calculator. It needs ${supportedBrowsersText} or a newer version. <span>This is the estimate for the default inputs.</span>`;
