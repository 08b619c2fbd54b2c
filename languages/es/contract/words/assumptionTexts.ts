import type { AssumptionUnit } from '../../../../contract/assumptionDetails.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import {
  type BuildHours,
  maintenanceShareText,
} from '../../../../contract/format/maintenanceShareText.ts';
import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatNumber } from '../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/assumptionTexts.ts';

const hours = (value: number) => formatCount(value, 'hour');
const percent = (value: number) => percentText(formatNumber(value, 1));

export const assumptionLabels: Translated<typeof English.assumptionLabels> = {
  maintenancePercentagePerYear: 'Mantenimiento anual',
  genericDevHours: 'Horas para desarrollar otra integración',
  genericMaintenanceHours: 'Horas de mantenimiento al mes de otra integración',
  assistedBuildSavingPercentage: 'Horas de desarrollo que ahorran los asistentes de IA',
  assistedMaintenanceSavingPercentage: 'Horas de mantenimiento que ahorran los asistentes de IA',
  platformHoursOnce: 'Horas para desarrollar su propia plataforma',
  platformHoursPerMonth: 'Horas al mes para operar su propia plataforma',
  platformUsdPerMonth: 'Alojamiento y herramientas de su propia plataforma',
  feesUsdPerYear: 'Cargos del desarrollo (evaluaciones, publicaciones, legales)',
  turnoverPercentagePerYear: 'Parte de su equipo que se va cada año',
  handoverHours: 'Horas de traspaso a un sucesor',
  multiplierPercentage: 'Parte del multiplicador de costos que se aplica',
  embeddedHoursPerIntegration: 'Sus horas para configurar una integración embebida',
  embeddedHoursPerMonth: 'Sus horas al mes para una integración embebida',
  planDiscountPercentage: 'Descuento sobre el plan de la solución embebida',
  usersNow: 'Usuarios facturados ahora',
  usersAtEnd: 'Usuarios facturados en el mes 36',
  planUsdPerMonth: 'Precio mensual cotizado',
  planSetupUsd: 'Cargo de alta cotizado',
  planRisePercentagePerYear: 'Alza anual del precio del plan de la solución embebida',
  overageUsdPerMonth: 'Excedente sobre el plan de la solución embebida',
  wageRisePercentagePerYear: 'Alza anual de las tarifas por hora',
  embeddedDeploymentWeeks: 'Semanas para desplegar la solución embebida',
  leavingHoursPerIntegration: 'Sus horas de salida, por integración embebida',
  leavingMonth: 'Meses hasta que deje la solución embebida (0: se queda)',
  discountRatePercentage: 'Tasa de descuento',
  monthlyRevenueUsd: 'Ingresos mensuales que esperan a las integraciones',
  grossMarginPercentage: 'Margen bruto de esos ingresos',
  rampMonths: 'Meses hasta alcanzar por completo esos ingresos',
};

/** A clause that follows "si". */
export const changedAssumptionTexts: Translated<typeof English.changedAssumptionTexts> = {
  maintenancePercentagePerYear: (to, from, build) =>
    `el mantenimiento requiere el ${shareText(to, build)} en lugar del ${percent(from)}`,
  genericDevHours: (to, from) =>
    `el desarrollo de otra integración requiere ${hours(to)} en lugar de ${hours(from)}`,
  genericMaintenanceHours: (to, from) =>
    `el mantenimiento de otra integración requiere ${hours(to)} al mes en lugar de ${hours(from)}`,
  assistedBuildSavingPercentage: (to, from) => assistantsText('desarrollo', to, from),
  assistedMaintenanceSavingPercentage: (to, from) => assistantsText('mantenimiento', to, from),
  platformHoursOnce: (to, from) =>
    `el desarrollo de su propia plataforma requiere ${hours(to)} en lugar de ${hours(from)}`,
  platformHoursPerMonth: (to, from) =>
    `la operación de su propia plataforma requiere ${hours(to)} al mes en lugar de ${hours(from)}`,
  platformUsdPerMonth: (to, from) =>
    `el alojamiento de su propia plataforma cuesta ${formatExactUsd(to)} al mes en lugar de ${formatExactUsd(from)}`,
  feesUsdPerYear: (to, from) =>
    `el desarrollo interno paga cargos de ${formatExactUsd(to)} al año en lugar de ${formatExactUsd(from)}`,
  turnoverPercentagePerYear: (to, from) =>
    `cada año se va el ${percent(to)} de su equipo en lugar del ${percent(from)}`,
  handoverHours: (to, from) =>
    `el traspaso a un sucesor requiere ${hours(to)} en lugar de ${hours(from)}`,
  multiplierPercentage: (to, from) =>
    `cuenta el ${percent(to)} del multiplicador de costos en lugar del ${percent(from)}`,
  embeddedHoursPerIntegration: (to, from) =>
    `su equipo dedica al inicio ${hours(to)} a cada integración embebida en lugar de ${hours(from)}`,
  embeddedHoursPerMonth: (to, from) =>
    `su equipo dedica ${hours(to)} al mes a cada integración embebida en lugar de ${hours(from)}`,
  planDiscountPercentage: (to, from) =>
    `el descuento del plan es del ${percent(to)} en lugar del ${percent(from)}`,
  planRisePercentagePerYear: (to, from) =>
    `el precio del plan sube un ${percent(to)} al año en lugar de un ${percent(from)}`,
  overageUsdPerMonth: (to, from) =>
    `el excedente del plan es de ${formatExactUsd(to)} al mes en lugar de ${formatExactUsd(from)}`,
  leavingHoursPerIntegration: (to, from) =>
    `su equipo dedica ${hours(to)} a salir de cada integración embebida en lugar de ${hours(from)}`,
  wageRisePercentagePerYear: (to, from) =>
    `las tarifas por hora suben un ${percent(to)} al año en lugar de un ${percent(from)}`,
};

function shareText(percentage: number, build: BuildHours | undefined): string {
  const [share, amount] = maintenanceShareText(percentage, build).split(': ');
  return amount ? `${share} (${amount})` : `${share}`;
}

/** "los asistentes de IA reducen un 20 % las horas de desarrollo en lugar de un 10 %". */
function assistantsText(work: string, to: number, from: number): string {
  const size = (value: number) => percent(Math.abs(value));
  const isAlike = from === 0 || from < 0 === to < 0;
  const instead = isAlike
    ? `un ${size(from)}`
    : `${from < 0 ? 'aumentarlas' : 'reducirlas'} un ${size(from)}`;
  return `los asistentes de IA ${to < 0 ? 'aumentan' : 'reducen'} un ${size(to)} las horas de ${work} en lugar de ${instead}`;
}

export const wantsListingsLabel = 'Publicar también en marketplaces';
export const billingLabel = 'Precio de la solución embebida';
export const billingTexts: Translated<typeof English.billingTexts> = {
  integrations: 'Por integraciones',
  starter: 'Starter por usuario',
  pro: 'Pro por usuario',
  quote: 'Su cotización',
};
export const presetLabel = 'Todos los demás supuestos';

export const systemFigureLabels: Translated<typeof English.systemFigureLabels> = {
  devHours: 'horas de desarrollo',
  maintenanceHours: 'horas de mantenimiento al mes',
  moderationWeeks: 'semanas de revisión',
};
export const systemFigureLabel: typeof English.systemFigureLabel = (name, figure) =>
  `${name}: ${systemFigureLabels[figure]}`;

export const assumptionUnits: Translated<typeof English.assumptionUnits> = {
  percentPerYear: '% al año',
  percent: '%',
  hoursOnce: 'h',
  hoursPerMonth: 'h al mes',
  usdPerMonth: 'USD al mes',
  usdOnce: 'USD',
  users: 'usuarios',
  usdPerYear: 'USD al año',
  weeks: 'semanas',
  months: 'meses',
};
export const figureUnits: Translated<typeof English.figureUnits> = {
  devHours: 'h',
  maintenanceHours: 'h al mes',
  moderationWeeks: 'semanas',
};

export const quantityText: typeof English.quantityText = (number, unit) => {
  const counted =
    number === '1' ? unit.replace(/^(semana|usuario)s$/, '$1').replace(/^meses$/, 'mes') : unit;
  return `${number}${unit.startsWith('%') ? '\u00a0' : ' '}${counted}`;
};

export const amountTexts: Translated<typeof English.amountTexts> = {
  usdPerMonth: (amount) => `${amount} al mes`,
  usdOnce: (amount) => amount,
  usdPerYear: (amount) => `${amount} al año`,
};

const noNumberTexts: { readonly [Unit in AssumptionUnit]?: string } = {
  weeks: 'las del plan',
  users: 'tantos como ahora',
  usdPerMonth: 'el precio de lista por integraciones',
  usdOnce: 'el precio de lista por integraciones',
};
export const noNumberText: typeof English.noNumberText = (unit) =>
  noNumberTexts[unit] ?? 'las horas del tarifario';

export const originTexts: Translated<typeof English.originTexts> = {
  visitor: 'su supuesto',
  midRange: 'un supuesto en el punto medio del rango',
  rateCard: 'la estimación de la calculadora',
};

export const rowTexts: Translated<typeof English.rowTexts> = {
  listings: 'sí',
  noListings: 'no',
  midRange: 'punto medio',
  rateCard: 'tarifario',
  ofRateCard: 'las del tarifario',
  notOnRateCard: 'fuera del tarifario',
  none: 'los del tarifario',
};
