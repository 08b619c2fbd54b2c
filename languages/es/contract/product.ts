import type { Translated } from '../../../contract/languages.ts';
import type * as English from '../../../contract/product.ts';

export { supportedBrowsers, supportedBrowsersText } from '../../../contract/product.ts';

export const product: Translated<typeof English.product> = {
  name: 'Calculadora de ROI de integraciones',
  title: 'Calculadora de ROI de integraciones: ¿desarrollar o embeber?',
  description:
    'Cuánto cuesta desarrollar integraciones internamente frente a embeberlas: costo, plazos, ahorro y cómo se calcula cada cifra.',
};
