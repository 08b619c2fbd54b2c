import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/operands.ts';

export const inHouseOver: typeof English.inHouseOver = (months) => `Interno, ${months} meses`;
export const embeddedOver: typeof English.embeddedOver = (months) => `Embebido, ${months} meses`;

export const forecastLabels: Translated<typeof English.forecastLabels> = {
  inHouseTotalUsd: 'Costo interno, total',
  embeddedTotalUsd: 'Costo embebido, total',
  benefitTotalUsd: 'Beneficio de embeber, total',
  inHousePresentUsd: 'Valor presente del costo interno',
  embeddedPresentUsd: 'Valor presente del costo embebido',
  npvUsd: 'Valor presente neto de embeber',
  cashNpvUsd: 'Valor presente neto en efectivo',
  roiPercentage: 'Retorno de la inversión',
  shortUsd: 'Déficit total al final del mes anterior',
  aheadUsd: 'Beneficio total al final de ese mes',
  paybackMonth: 'Recuperación de la inversión',
  earlierLaunchUsd: 'Valor de un lanzamiento más temprano',
};

export const operandLabels: Translated<typeof English.operandLabels> = {
  timeLostPresentUsd:
    'Valor presente del tiempo perdido en cambios de tarea, coordinación y desarrollos largos',
  regionRateUsd: 'Tarifa por hora en esta región',
  customHourlyRate: 'Su tarifa por hora',
  defaultDevTimePercentage: 'Tiempo completo, porque no se indicó ninguno',
  integrationCount: 'Integraciones indicadas',
  selectedCount: 'Sistemas elegidos',
  profiledCount: 'Sistemas elegidos que están en el tarifario',
  percentMonthsPerYear: '1200, porque un año tiene 12 meses y la proporción está en porcentaje',
  hoursPerDeveloperWeek: 'Horas de trabajo por semana',
  moderationDivisor: '2, porque la mitad coincide con el desarrollo',
  teamBase: 'Factor base para este tamaño del equipo',
  perDeveloper: 'Aumento por cada desarrollador adicional',
  teamAbove: 'Desarrolladores en el factor base',
  devTimeBaseFactor: 'Factor base para este rango de tiempo',
  factorPerPoint: 'Aumento por cada punto por debajo',
  devTimeBelow: 'Límite superior de este rango de tiempo (%)',
  surchargeOfBand: 'Recargo por esta duración',
  developmentPercentage: 'Porcentaje de desarrollo (%)',
  testingPercentage: 'Porcentaje de pruebas (%)',
  listSetupUsd: 'Cargo de alta',
  listMonthlyUsd: 'Precio mensual del plan',
  priceSetupUsd: 'Cargo de alta del precio que cuenta',
  priceMonthlyUsd: 'Un mes al precio que cuenta',
  subscriptionUsd: 'Suscripción según los usuarios de cada mes, con alzas de precio',
  discountedSubscriptionUsd:
    'Suscripción según los usuarios de cada mes, con alzas de precio, descontada',
  planDeploymentWeeks: 'Tiempo de despliegue del plan',
  contractMonths: 'Meses del contrato',
  horizonMonths: 'Meses comparados',
  monthsPerYear: 'Meses de un año',
  weeksPerMonth: 'Semanas por mes',
  monthsBefore: 'Meses antes de ese mes',
  firstMonth: 'Primer mes, porque el beneficio total nunca es inferior a 0',
  embeddedRevenueMonths: 'Meses completos de ingresos tras el lanzamiento embebido, descontados',
  inHouseRevenueMonths: 'Meses completos de ingresos tras el lanzamiento interno, descontados',
};
