import type { Translated } from '../../../../../contract/languages.ts';
import { provider } from '../../../../../contract/provider.ts';
import type * as English from '../../../../../src/texts/deferred/whyChoose.ts';

export const whyChooseTexts: Translated<typeof English.whyChooseTexts> = {
  title: (provider) => `Warum ${provider}`,
  reasons: [
    `Fertige Integrationen mit ${provider.nativeIntegrations} Apps`,
    'Einbettbare KI-Agenten und Workflows',
    'Automatische API-Aktualisierungen',
    'Sicherheit auf Unternehmensniveau',
    'Support rund um die Uhr mit einem Success Manager',
    `Über ${provider.users} Nutzer vertrauen darauf`,
  ],
};
