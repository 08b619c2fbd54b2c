import { forecastMonths } from '../../../../../contract/format/durations.ts';
import { formatCount, formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/insightSentences.ts';

export const insightTitles: Translated<typeof English.insightTitles> = {
  timeline: 'Riesgo de plazos',
  resources: 'Optimización de recursos',
  complexity: 'Complejidad técnica',
  costs: 'Modelo de costo-beneficio',
  recommendations: 'Recomendaciones estratégicas',
};

export const runningCostsText: typeof English.runningCostsText = (costs) => {
  const { turnoverUsd, feesUsd, overageUsd, ownWorkUsd } = costs;
  const turnover = turnoverUsd === null ? '' : `, más ${turnoverUsd} de rotación desde el inicio`;
  const fees = feesUsd === null ? '' : `, más ${feesUsd} de cargos al año`;
  const overage = overageUsd === null ? '' : `, más ${overageUsd} de excedente`;
  const ownWork = ownWorkUsd === null ? '' : `, más ${ownWorkUsd} de su propio trabajo en ella`;
  return `Tras entrar en producción, el mantenimiento del desarrollo interno cuesta ${costs.maintenanceUsd} al mes${turnover}${fees}. La suscripción de la solución embebida cuesta ${costs.subscriptionUsd} al mes${overage}${ownWork}.`;
};

export const hoursErrorText: typeof English.hoursErrorText = (percentage) =>
  `¿Cuánto puede errar la estimación? ${
    percentage === null
      ? `Ningún porcentaje de las horas planificadas entre el 1\u00a0% y el 1.000\u00a0% hace que la otra opción cueste menos en ${forecastMonths} meses.`
      : `El resultado en ${forecastMonths} meses cambia si el trabajo requiere el ${percentage} de las horas planificadas.`
  }`;

export const goLiveText: typeof English.goLiveText = (changes) =>
  changes.length === 0
    ? `Ningún cambio por sí solo de alcance o de equipo pone el desarrollo interno en producción en un plazo máximo de ${forecastMonths} meses.`
    : `Cualquiera de estos cambios pone el desarrollo interno en producción en un plazo máximo de ${forecastMonths} meses: ${changes.join('; ')}.`;

export const strengthTexts: Translated<typeof English.strengthTexts> = {
  code: 'El código es suyo. Usted decide qué hace y cuándo cambia.',
  vendor:
    'Usted no depende de los precios, la hoja de ruta ni la disponibilidad de un proveedor, y una empresa menos trata los datos de sus clientes.',
  subscription: 'No hay suscripción. Usted paga solo el mantenimiento y decide cuánto hacer.',
  knowledge: 'Lo que sus ingenieros aprenden sobre estos sistemas se queda en su empresa.',
};

export const buildHoursText: typeof English.buildHoursText = (build, perMonth, perYear) =>
  `El desarrollo requiere ${build}. El mantenimiento requiere después ${perMonth} al mes, es decir, ${perYear} al año.`;

export const maintenanceShareText: typeof English.maintenanceShareText = (percentage) =>
  `El mantenimiento ocuparía el ${percentage} del tiempo de su equipo para integraciones.`;

export const ownTimeTexts: Translated<typeof English.ownTimeTexts> = {
  included:
    'El costo embebido en el tiempo incluye el tiempo de su propio equipo que usted indicó.',
  notIncluded:
    'El costo embebido no incluye tiempo de su propio equipo. Reserve algo de tiempo para integrar, probar y desplegar la solución embebida.',
};

export const applyEarlyText: typeof English.applyEarlyText = (system, weeks) =>
  `Si opta por el desarrollo interno, solicite la revisión de ${system} tan pronto como sus reglas lo permitan. Con ${weeks}, es la espera más larga fuera de su control.`;

export const solveTimeText =
  'Resuelva primero el tiempo de salida al mercado: acorte el desarrollo o elija la solución embebida.';
export const decideByTimeText =
  'Decida según durante cuánto tiempo necesitará usted las integraciones.';

const effect = 'El costo interno sube y baja con ellas.';

export const checkHoursTexts: Translated<typeof English.checkHoursTexts> = {
  named: (systems) =>
    `Antes de decidir, pida a sus ingenieros que revisen las horas del tarifario para ${formatList(systems)}. ${effect}`,
  generic: `Antes de decidir, elija sus sistemas y pida a sus ingenieros que revisen las horas del tarifario. ${effect}`,
  own: `Antes de decidir, pida a sus ingenieros que revisen las horas de desarrollo que usted indicó. ${effect}`,
};

export const developmentText: typeof English.developmentText = (weeks, hours, hoursPerWeek) =>
  `El desarrollo tarda ${weeks}: ${hours} de trabajo para un equipo que puede dedicarle ${hoursPerWeek} por semana.`;

export const surchargeText: typeof English.surchargeText = (aboveWeeks, surcharge) =>
  `El desarrollo tarda más de ${aboveWeeks} semanas, así que el multiplicador de costos incluye un recargo de ${surcharge}.`;

export const longestReviewText: typeof English.longestReviewText = (weeks, systems, added) =>
  `La revisión de plataforma más larga tarda ${weeks} (${formatList(systems)}). Las revisiones se hacen en paralelo y la mitad de la más larga se superpone con el desarrollo, así que las revisiones añaden ${added}. Más desarrolladores no las acortan.`;

export const teamAloneText: typeof English.teamAloneText = (reason) =>
  `${reason}, así que el calendario depende solo de su equipo.`;

export const noSystemText: typeof English.noSystemText = (longest, added) =>
  `El calendario no incluye ninguna revisión de plataforma, porque no se ha elegido ningún sistema del tarifario. La revisión más larga del tarifario tarda ${longest} y añadiría ${added}.`;

export const hardestText: typeof English.hardestText = ({
  name,
  complexity,
  isOnly,
  hours,
  share,
  note,
}) => {
  const rating =
    complexity === null ? 'requiere' : `tiene una complejidad «${complexity}» y requiere`;
  const verb = isOnly ? rating : 'es el que más trabajo requiere:';
  return `${name} ${verb} ${hours}${share === null ? '' : `, el ${share} de todo el desarrollo`}. ${note}`;
};

export const otherIntegrationsText: typeof English.otherIntegrationsText = ({
  count,
  areOthers,
  hours,
  min,
  max,
}) => {
  const all = count === 1 ? 'La integración' : `Las ${count} integraciones`;
  const subject = areOthers ? formatCount(count, 'other integration') : all;
  const [verb, each] = count === 1 ? ['se cuenta', ''] : ['se cuentan', ' cada una'];
  return `${subject} ${verb} con ${hours}${each}. Elija sus sistemas para una estimación más precisa: los del tarifario requieren de ${min} a ${max} de desarrollo.`;
};
