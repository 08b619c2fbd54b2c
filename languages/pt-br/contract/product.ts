import type { Translated } from '../../../contract/languages.ts';
import type * as English from '../../../contract/product.ts';

export { supportedBrowsers, supportedBrowsersText } from '../../../contract/product.ts';

export const product: Translated<typeof English.product> = {
  name: 'Calculadora de ROI de integrações',
  title: 'Calculadora de ROI de integrações: desenvolver ou incorporar?',
  description:
    'Quanto custa desenvolver integrações internamente em comparação com incorporá-las: custo, prazos, economia e como cada valor é calculado.',
};
