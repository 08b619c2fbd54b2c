import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/estimate/systemWords.ts';

export const complexityWords: Translated<typeof English.complexityWords> = {
  standard: 'Estándar',
  moderate: 'Moderada',
  high: 'Alta',
  veryHigh: 'Muy alta',
  extremelyHigh: 'Extremadamente alta',
};

export const categories: Translated<typeof English.categories> = {
  accounting: 'Contabilidad',
  advertising: 'Publicidad',
  ai: 'IA',
  communication: 'Comunicación',
  crm: 'CRM',
  eCommerce: 'Comercio electrónico',
  email: 'Correo electrónico',
  events: 'Eventos',
  marketing: 'Marketing',
  other: 'Otros',
  payments: 'Pagos',
  productivity: 'Productividad',
  sales: 'Ventas',
  storage: 'Almacenamiento',
  support: 'Soporte',
};
