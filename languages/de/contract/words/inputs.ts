import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/inputs.ts';

export const inputLabels: Translated<typeof English.inputLabels> = {
  integrationCount: 'Integrationen',
  developerCountNumber: 'Entwickler',
  devTimePercentage: 'Zeitanteil für Integrationen',
  region: 'Region',
  customHourlyRate: 'Stundensatz',
  selectedSystems: 'Ausgewählte Systeme',
  otherSystems: 'Andere Systeme',
  deadline: 'Zieltermin',
  builtSystems: 'Als Eigenentwicklung festgelegt',
  embeddedSystems: 'Als eingebettet festgelegt',
  currency: 'Währung',
  exchangeRate: 'Wechselkurs',
  assumptions: 'Ihre Annahmen',
};

export const regionLabels: Translated<typeof English.regionLabels> = {
  us: 'USA',
  eu: 'Europa',
  asia: 'Asien',
  latam: 'Lateinamerika',
  other: 'Andere',
  custom: 'Eigener Satz',
};
