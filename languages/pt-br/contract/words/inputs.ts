import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/inputs.ts';

export const inputLabels: Translated<typeof English.inputLabels> = {
  integrationCount: 'Integrações',
  developerCountNumber: 'Desenvolvedores',
  devTimePercentage: 'Parcela do tempo dedicada a integrações',
  region: 'Região',
  customHourlyRate: 'Valor da hora',
  selectedSystems: 'Sistemas selecionados',
  otherSystems: 'Outros sistemas',
  deadline: 'Data-alvo',
  builtSystems: 'Fixados como desenvolvimento interno',
  embeddedSystems: 'Fixados como incorporados',
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
