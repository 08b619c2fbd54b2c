import type * as English from '../../../../contract/words/summaryText.ts';
import { dative } from '../../../germanDative.ts';

export const costsText: typeof English.costsText = (costs) => {
  const { developers, provider } = costs;
  const team = developers === 1 ? 'einem Entwickler' : `${developers} Entwicklern`;
  return `Die Eigenentwicklung von ${dative(costs.integrations)} mit ${team} zu ${costs.share} ${developers === 1 ? 'seiner' : 'ihrer'} Zeit und ${costs.rate} pro Stunde kostet schätzungsweise ${costs.build} (${costs.basis}) und dauert ${costs.time}. Danach kostet die Wartung ${costs.maintenance} im Monat. ${provider} kostet ${costs.yearOne} im ersten Jahr (${costs.setup} Einrichtung und 12 Monate zu ${costs.monthly}${costs.note}) und ist in ${dative(costs.embeddedTime)} in Betrieb.`;
};

export const withAssumptions: typeof English.withAssumptions = (assumptions) =>
  `Mit eigenen Annahmen (${assumptions}).`;

export const estimatesNote: typeof English.estimatesNote = (rateCard) =>
  `Dies sind Schätzungen für die Planung${rateCard === undefined ? '' : ` (Preisblatt ${rateCard})`}.`;

export const linkText: typeof English.linkText = (link) =>
  `Der Rechenweg hinter jeder Zahl: ${link}`;

export const startDifference: typeof English.startDifference = (basis) =>
  `Differenz zu Beginn (${basis})`;

export const linkPreviewTexts: typeof English.linkPreviewTexts = {
  title: (integrations) => `${integrations}: selbst entwickeln oder einbetten?`,
  basis: (day, version) =>
    `Eine Schätzung für die Planung vom ${day} nach Preisblatt ${version}, kein Angebot.`,
};
