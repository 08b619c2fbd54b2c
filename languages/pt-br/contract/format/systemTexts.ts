import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatList } from '../../../../contract/format/phrases.ts';
import type * as English from '../../../../contract/format/systemTexts.ts';
import type { Translated } from '../../../../contract/languages.ts';

export const evidenceTexts: Translated<typeof English.evidenceTexts> = {
  gates: {
    none: 'Nenhuma revisão é necessária antes que os clientes possam se conectar.',
    access: 'Revisão de acesso: nenhum cliente pode se conectar antes da revisão.',
    listing: 'Revisão de publicação: só a publicação no marketplace espera pela revisão.',
  },
  recurringEvent: (event, months) => `${event} (a cada ${months} meses)`,
};

export const notKnown = 'desconhecida';

const complexities: Readonly<Record<string, string>> = {
  Standard: 'Padrão',
  Moderate: 'Moderada',
  High: 'Alta',
  'Very High': 'Muito alta',
  'Extremely High': 'Extremamente alta',
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
    : `${formatList(names)} não ${isOne ? 'está' : 'estão'} na tabela de preços, portanto a complexidade e a revisão não são conhecidas. ${askForConnector}`;
};

export const askForConnector = 'Pergunte ao fornecedor se ele tem um conector.';

export const googleCertificationWarning = `Os escopos restritos do Google exigem uma verificação e uma avaliação de segurança anual: reserve a partir de ${formatExactUsd(10_000)}`;

export const feesIncludedText: typeof English.feesIncludedText = (feesUsdPerYear) =>
  feesUsdPerYear > 0 ? `Os valores incluem taxas de ${formatExactUsd(feesUsdPerYear)} ao ano.` : '';
