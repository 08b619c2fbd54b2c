import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/inputs.ts';

export const inputLabels: Translated<typeof English.inputLabels> = {
  integrationCount: 'Integraciones',
  developerCountNumber: 'Desarrolladores',
  devTimePercentage: 'Tiempo dedicado a integraciones',
  region: 'Región',
  customHourlyRate: 'Tarifa por hora',
  selectedSystems: 'Sistemas elegidos',
  otherSystems: 'Otros sistemas',
  deadline: 'Fecha objetivo',
  builtSystems: 'Fijados como desarrollo interno',
  embeddedSystems: 'Fijados como embebidos',
  currency: 'Moneda',
  exchangeRate: 'Tipo de cambio',
  assumptions: 'Sus supuestos',
};

export const regionLabels: Translated<typeof English.regionLabels> = {
  us: 'EE. UU.',
  eu: 'Europa',
  asia: 'Asia',
  latam: 'América Latina',
  other: 'Otra',
  custom: 'Tarifa propia',
};
