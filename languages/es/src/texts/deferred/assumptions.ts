import { forecastMonths } from '../../../../../contract/format/durations.ts';
import { formatExactUsd } from '../../../../../contract/format/money.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/assumptions.ts';

export const deferredAssumptionsTexts: Translated<typeof English.deferredAssumptionsTexts> = {
  groups: {
    maintenance: 'Mantenimiento',
    building: 'Desarrollo',
    finance: 'Finanzas',
    platform: 'Plataforma y equipo',
    price: 'Precio que cuenta',
    embedded: 'Solución embebida',
  },
  priceHelp:
    'Cuenta en los costos en el tiempo. El análisis de costos y el ahorro siguen con el precio de lista por integraciones.',
  platformHelp:
    'Una plataforma es aquello sobre lo que funcionan las integraciones: autenticación, separación de clientes, colas, supervisión, guardias y alojamiento. Las horas de los sistemas no la incluyen.',
  rateCard: (value) => `tarifario: ${value}`,
  otherIntegrations: (value) => `otras integraciones: ${value}`,
  byRateCard: {
    maintenancePercentagePerYear: 'ahora según las horas de cada sistema',
    embeddedDeploymentWeeks: 'ahora según el plan',
    usersAtEnd: 'ahora tantos como en el mes 1',
    planUsdPerMonth: 'ahora el precio de lista por integraciones',
    planSetupUsd: 'ahora el precio de lista por integraciones',
  },
  breakEvenValue: (value) => `el resultado cambia con ${value}`,
  above: 'por encima',
  below: 'por debajo',
  showMore: (count) => `Mostrar ${count} más`,
  showFewer: 'Mostrar menos',
  inUse: (own, isMidRange, outside) => {
    const source = isMidRange ? 'del punto medio de cada rango' : 'del tarifario';
    const whose =
      own > 0
        ? `${own} ${own === 1 ? 'propio' : 'propios'}, los demás ${source}`
        : `Todos ${source}`;
    return `${whose}; ${outside || 'ninguno'} fuera de su rango. Un campo vacío cuenta con lo que muestra; cualquier cambio mueve la respuesta de arriba.`;
  },
  nothingWaits: 'Ningún ingreso espera',
  relatedSources: 'Lo que dicen las fuentes',
  noVerdict: `Con estos datos, con desarrollo interno no hay nada en producción después de ${forecastMonths} meses, así que no hay resultado que cambiar.`,
  listingsHelp: 'Sin ellas, las revisiones que solo deciden sobre una publicación duran 0 semanas.',
  listingsTurn: (areWanted) => `El resultado cambia ${areWanted ? 'sin' : 'con'} ellas.`,
  systems: 'Sistemas elegidos',
  maintenanceReplaced:
    'El porcentaje anual de arriba sustituye las horas de mantenimiento de todos los sistemas.',
  reviewNotCounted: 'no se cuenta mientras no desee publicaciones',
  systemFigures: {
    devHours: 'Horas de desarrollo',
    maintenanceHours: 'Horas de mantenimiento al mes',
    moderationWeeks: 'Semanas de revisión',
  },
  systemUnits: { devHours: 'h', maintenanceHours: 'h', moderationWeeks: 'semanas' },
  refused: ({ min, max }, inUse) =>
    `Introduzca un número de ${formatNumber(min, 12)} a ${formatNumber(max, 12)}. Por ahora se usa: ${inUse}.`,
  rateCardFigure: 'la cifra del tarifario',
  presetLegend: 'Supuestos en uso',
  presets: { rateCard: 'Tarifario', mid: 'Punto medio de cada rango', own: 'Los suyos' },
};

export const waitingTexts: Translated<typeof English.waitingTexts> = {
  title: 'Costo de la espera',
  help: 'El margen bruto y el período de arranque están entre los supuestos.',
  done: 'Listo',
  over: (months) => ` en ${months} meses. `,
  basis: (monthlyUsd, note) => `Esperan ${formatExactUsd(Math.round(monthlyUsd))} al mes: ${note}.`,
  edit: 'Editar',
  remove: 'Quitar',
  failed: 'No se pudo calcular el costo de la espera.',
};
