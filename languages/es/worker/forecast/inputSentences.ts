import { formatCount, formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/forecast/inputSentences.ts';

export const teamAddsText: typeof English.teamAddsText = (developers, added) =>
  `${developers === 1 ? 'Un solo desarrollador' : `Un equipo de ${developers}`} añade un ${added} al costo de las mismas horas. Los equipos de tres o cuatro son los más eficientes.`;

export const efficientTeamText: typeof English.efficientTeamText = (developers) =>
  `Un equipo de ${developers} tiene el tamaño más eficiente: no añade nada al costo.`;

export const fullTimeTexts: Translated<typeof English.fullTimeTexts> = {
  stated:
    'Sus desarrolladores trabajan en esto a tiempo completo, así que no se añade ningún costo por cambiar de proyecto.',
  assumed:
    'Usted no indicó el tiempo dedicado a las integraciones. Se supone tiempo completo, así que no se añade ningún costo por cambiar de proyecto.',
};

export const partTimeText: typeof English.partTimeText = ({
  percentage,
  factor,
  fullUsd,
  usd,
  fullTimeline,
}) =>
  `Con el ${percentage} del tiempo de los desarrolladores, las mismas horas cuestan ${factor} veces lo normal, porque cambiar de proyecto cuesta tiempo. A tiempo completo, el mismo equipo desarrollaría por ${fullUsd} en lugar de ${usd} y entraría en producción después de ${fullTimeline}.`;

export const focusText: typeof English.focusText = (savedUsd, timeline) =>
  `Si opta por el desarrollo interno, permita que el equipo dedique al menos el 80\u00a0% de su tiempo a las integraciones. El costo inicial baja ${savedUsd} y usted entra en producción después de ${timeline}.`;

export const nextPlanText: typeof English.nextPlanText = (integrationsLeft, extraUsd) => {
  const extra = extraUsd === null ? 'no tiene costo adicional' : `cuesta ${extraUsd} más al año`;
  return integrationsLeft === 0
    ? `Una integración más lo lleva al siguiente plan, que ${extra}. Confirme la cantidad antes de firmar.`
    : `Su plan admite ${formatCount(integrationsLeft, 'more integration')} por la misma suscripción. Después, el siguiente plan ${extra}.`;
};

export const passedDeadlineText: typeof English.passedDeadlineText = (day) =>
  `Su fecha objetivo, el ${day}, ya había pasado cuando se creó este informe.`;

export const deadlineDistanceText: typeof English.deadlineDistanceText = (day, distance) =>
  `Su fecha objetivo, el ${day}, es ${distance}.`;

export const complexityCountsText: typeof English.complexityCountsText = (systems, counts) => {
  const rated = counts.map(({ complexity, count }) => `${count} «${complexity}»`);
  return `Complejidad de los ${systems} sistemas elegidos del tarifario: ${formatList(rated)}.`;
};
