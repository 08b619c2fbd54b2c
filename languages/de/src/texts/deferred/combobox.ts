import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/combobox.ts';

export const comboboxTexts: Translated<typeof English.comboboxTexts> = {
  add: (name) => `„${name}“ hinzufügen`,
  otherCategory: 'Andere Integration',
  added: (name) => `${name} hinzugefügt.`,
  removed: (name) => `${name} entfernt.`,
  selectedList: 'Gewählte Systeme',
  remove: (name) => `${name} entfernen`,
  removeTip: (category) =>
    category === '' ? 'Zum Entfernen drücken' : `${category} · zum Entfernen drücken`,
  loading: 'Die Systeme werden geladen …',
  failed: 'Die Systeme konnten nicht geladen werden.',
  noMatch:
    "Ein Name hat 1 bis 40 Buchstaben, Ziffern, Leerzeichen und . & + - ' – höchstens 20 Namen.",
  clear: 'Gesamte Auswahl löschen',
  unlistedSystems: (ids) =>
    ids.length === 1
      ? `${ids.join()} steht nicht im Preisblatt. Es zählt zu den anderen Integrationen.`
      : `${ids.join(', ')} stehen nicht im Preisblatt. Sie zählen zu den anderen Integrationen.`,
};
