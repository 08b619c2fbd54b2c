import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/estimate/systemWords.ts';

export const complexityWords: Translated<typeof English.complexityWords> = {
  standard: 'Standard',
  moderate: 'Mittel',
  high: 'Hoch',
  veryHigh: 'Sehr hoch',
  extremelyHigh: 'Extrem hoch',
};

export const categories: Translated<typeof English.categories> = {
  accounting: 'Buchhaltung',
  advertising: 'Werbung',
  ai: 'KI',
  communication: 'Kommunikation',
  crm: 'CRM',
  eCommerce: 'E-Commerce',
  email: 'E-Mail',
  events: 'Veranstaltungen',
  marketing: 'Marketing',
  other: 'Sonstige',
  payments: 'Zahlungen',
  productivity: 'Produktivität',
  sales: 'Vertrieb',
  storage: 'Speicher',
  support: 'Support',
};
