import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/inputs.ts';

export const inputLabels: Translated<typeof English.inputLabels> = {
  integrationCount: 'Integrações',
  developerCountNumber: 'Desenvolvedores',
  devTimePercentage: 'Tempo dedicado a integrações',
  region: 'Região',
  customHourlyRate: 'Valor da hora',
  selectedSystems: 'Sistemas selecionados',
  otherSystems: 'Outros sistemas',
  deadline: 'Data-alvo',
  builtSystems: 'Fixados para desenvolver',
  embeddedSystems: 'Fixados para incorporar',
  currency: 'Moeda',
  exchangeRate: 'Taxa de câmbio',
  assumptions: 'Suas premissas',
};

export const regionLabels: Translated<typeof English.regionLabels> = {
  us: 'EUA',
  eu: 'Europa',
  asia: 'Ásia',
  latam: 'América Latina',
  other: 'Outra',
  custom: 'Valor próprio',
};
