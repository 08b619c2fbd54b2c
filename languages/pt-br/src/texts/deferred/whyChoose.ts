import type { Translated } from '../../../../../contract/languages.ts';
import { provider } from '../../../../../contract/provider.ts';
import type * as English from '../../../../../src/texts/deferred/whyChoose.ts';

export const whyChooseTexts: Translated<typeof English.whyChooseTexts> = {
  title: (provider) => `Por que escolher ${provider}`,
  reasons: [
    `Integrações prontas com ${provider.nativeIntegrations} aplicativos`,
    'Agentes de IA e fluxos de trabalho incorporáveis',
    'Atualizações automáticas de API',
    'Segurança de nível empresarial',
    'Suporte 24/7 com um gerente de sucesso do cliente',
    `A confiança de mais de ${provider.users.replace(',', '.')} usuários`,
  ],
};
