import type { AssumptionUnit } from '../../../../contract/assumptionDetails.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/assumptionTexts.ts';

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
  ofRateCard: 'la del tarifario',
  notOnRateCard: 'fuera del tarifario',
  none: 'los del tarifario',
};
