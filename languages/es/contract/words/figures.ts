import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/figures.ts';

export const estimateParts: Translated<typeof English.estimateParts> = {
  hours: 'Horas',
  factors: 'Tarifa y factores',
  inHouse: 'Interno',
  embedded: 'Embebido',
  savings: 'Ahorro',
  time: 'Tiempo de salida al mercado',
};

export const figureLabels: Translated<typeof English.figureLabels> = {
  hourlyRateUsd: 'Tarifa por hora',
  effectiveDevTimePercentage: 'Tiempo dedicado a integraciones (%)',
  selectedDevHours: 'Horas de los sistemas elegidos',
  selectedMaintenanceHours: 'Mantenimiento de los sistemas elegidos',
  moderationWeeks: 'Semanas de revisión de las plataformas',
  effectiveCount: 'Integraciones estimadas',
  genericCount: 'Otras integraciones',
  integrationDevHours: 'Horas para desarrollar las integraciones',
  developmentHours: 'Horas de desarrollo',
  maintenanceHours: 'Horas de mantenimiento al mes',
  buildWeeks: 'Semanas de desarrollo',
  timelineWeeks: 'Plazo, interno',
  embeddedWeeks: 'Plazo, embebido',
  teamSizeFactor: 'Factor por tamaño del equipo',
  devTimeFactor: 'Factor por porcentaje del tiempo',
  durationSurcharge: 'Recargo por duración',
  costMultiplier: 'Multiplicador de costos',
  initialTotalUsd: 'Total inicial',
  multiplierUsd: 'Aumento por el multiplicador de costos',
  developmentUsd: 'Desarrollo inicial',
  testingUsd: 'Pruebas y control de calidad',
  documentationUsd: 'Documentación y capacitación',
  platformMonthlyUsd: 'Alojamiento de su propia plataforma',
  maintenanceUsd: 'Mantenimiento mensual',
  turnoverMonthlyUsd: 'Rotación de personal al mes',
  setupUsd: 'Alta inicial',
  monthlyUsd: 'Suscripción mensual',
  yearOneUsd: 'Total del año 1',
  savingsUsd: 'Ahorro de costos inicial',
  savingsPercentage: 'Reducción del costo de desarrollo inicial',
  monthlySavingsUsd: 'Ahorro mensual en mantenimiento',
  embeddedOwnOnceUsd: 'Trabajo de su equipo para configurar las integraciones embebidas',
  embeddedOwnMonthlyUsd: 'Trabajo mensual de su equipo en las integraciones embebidas',
  leavingUsd: 'Su trabajo para dejar la solución embebida',
  monthlyReductionPercentage: 'Reducción del costo mensual',
};

export const figureBases: Translated<typeof English.figureBases> = {
  initialTotalUsd: 'solo desarrollo, antes del mantenimiento',
  multiplierUsd: 'parte del total',
  platformMonthlyUsd: 'parte del mantenimiento',
  yearOneUsd: 'alta y 12 meses',
  savingsUsd: 'solo desarrollo, menos alta y 12 meses',
  savingsPercentage: 'del costo de desarrollo',
  monthlySavingsUsd: 'mantenimiento menos suscripción',
  leavingUsd: 'en los costos en el tiempo solo con un mes de salida',
  monthlyReductionPercentage: 'del mantenimiento mensual',
};

export const planOnly: Translated<typeof English.planOnly> = ', solo el plan';
export const byIntegrations: Translated<typeof English.byIntegrations> = ', por integraciones';
