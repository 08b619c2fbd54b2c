import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatList } from '../../../../contract/format/phrases.ts';
import type * as English from '../../../../contract/format/systemTexts.ts';
import type { Translated } from '../../../../contract/languages.ts';

export const evidenceTexts: Translated<typeof English.evidenceTexts> = {
  gates: {
    none: 'No se necesita ninguna revisión antes de que los clientes puedan conectarse.',
    access: 'Revisión de acceso: ningún cliente puede conectarse antes de la revisión.',
    listing: 'Revisión de publicación: solo la publicación en el marketplace espera a la revisión.',
  },
  recurringEvent: (event, months) => `${event} (cada ${months} meses)`,
};

export const notKnown = 'no se conoce';

const complexities: Readonly<Record<string, string>> = {
  Standard: 'Estándar',
  Moderate: 'Moderada',
  High: 'Alta',
  'Very High': 'Muy alta',
  'Extremely High': 'Extremadamente alta',
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
    : `${formatList(names)} no ${isOne ? 'está' : 'están'} en el tarifario, por lo que no se conocen su complejidad ni su revisión. ${askForConnector}`;
};

export const askForConnector = 'Pregunte al proveedor si tiene un conector.';

export const googleCertificationWarning = `Los permisos restringidos de Google exigen una verificación y una evaluación de seguridad anual: presupueste desde ${formatExactUsd(10_000)}`;

export const feesIncludedText: typeof English.feesIncludedText = (feesUsdPerYear) =>
  feesUsdPerYear > 0
    ? `Las cifras incluyen cargos de ${formatExactUsd(feesUsdPerYear)} al año.`
    : '';
