import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatList } from '../../../../contract/format/phrases.ts';
import type * as English from '../../../../contract/format/systemTexts.ts';
import type { Translated } from '../../../../contract/languages.ts';

export const evidenceTexts: Translated<typeof English.evidenceTexts> = {
  gates: {
    none: 'Es ist keine Prüfung nötig, bevor Kunden sich verbinden können.',
    access: 'Zugangsprüfung: Vor der Prüfung kann sich kein Kunde verbinden.',
    listing: 'Eintragsprüfung: Nur ein Eintrag im Marktplatz wartet auf die Prüfung.',
  },
  recurringEvent: (event, months) => `${event} (alle ${months} Monate)`,
};

export const notKnown = 'nicht bekannt';

const complexities: Readonly<Record<string, string>> = {
  Standard: 'Standard',
  Moderate: 'Mittel',
  High: 'Hoch',
  'Very High': 'Sehr hoch',
  'Extremely High': 'Extrem hoch',
};

export const complexityText: typeof English.complexityText = ({ complexity }) =>
  complexity === null ? notKnown : (complexities[complexity] ?? complexity);

export const reviewWeeksText: typeof English.reviewWeeksText = (system, format) =>
  system.isReviewKnown ? format(system.moderationWeeks) : notKnown;

export const unlistedSystemsText: typeof English.unlistedSystemsText = (systems) => {
  const names = systems.filter(({ complexity }) => complexity === null).map(({ name }) => name);
  const isOne = names.length === 1;
  return names.length === 0
    ? ''
    : `${formatList(names)} ${isOne ? 'steht' : 'stehen'} nicht im Preisblatt, daher sind Komplexität und Prüfung nicht bekannt. ${askForConnector}`;
};

export const askForConnector = 'Fragen Sie den Anbieter, ob er einen Konnektor hat.';

export const googleCertificationWarning = `Googles eingeschränkte Berechtigungen („restricted scopes“) erfordern eine Verifizierung und eine jährliche Sicherheitsprüfung: ab ${formatExactUsd(10_000)} einplanen`;

export const feesIncludedText: typeof English.feesIncludedText = (feesUsdPerYear) =>
  feesUsdPerYear > 0
    ? `Die Zahlen enthalten Gebühren von ${formatExactUsd(feesUsdPerYear)} pro Jahr.`
    : '';
