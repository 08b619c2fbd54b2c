import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/estimate/systemWords.ts';

export const complexityWords: Translated<typeof English.complexityWords> = {
  standard: 'Padrão',
  moderate: 'Moderada',
  high: 'Alta',
  veryHigh: 'Muito alta',
  extremelyHigh: 'Extremamente alta',
};

export const categories: Translated<typeof English.categories> = {
  accounting: 'Contabilidade',
  advertising: 'Publicidade',
  ai: 'IA',
  communication: 'Comunicação',
  crm: 'CRM',
  eCommerce: 'Comércio eletrônico',
  email: 'E-mail',
  events: 'Eventos',
  marketing: 'Marketing',
  other: 'Outros',
  payments: 'Pagamentos',
  productivity: 'Produtividade',
  sales: 'Vendas',
  storage: 'Armazenamento',
  support: 'Suporte',
};
