import type { Translated } from '../../../../../contract/languages.ts';
import { provider } from '../../../../../contract/provider.ts';
import type * as English from '../../../../../src/texts/deferred/whyChoose.ts';

export const whyChooseTexts: Translated<typeof English.whyChooseTexts> = {
  title: (provider) => `Por qué elegir ${provider}`,
  reasons: [
    `Integraciones listas con ${provider.nativeIntegrations} aplicaciones`,
    'Agentes de IA y flujos de trabajo que se pueden embeber',
    'Actualizaciones automáticas de las API',
    'Seguridad de nivel empresarial',
    'Soporte 24/7 con un gestor de éxito del cliente',
    `Con la confianza de más de ${provider.users.replace(',', '.')} usuarios`,
  ],
};
