import { forecastMonths, lastMonth } from '../../../../../contract/format/durations.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/workbook/texts/financeTexts.ts';

export const sides: Translated<typeof English.sides> = {
  embedded: 'Embebido',
  inHouse: 'Interno',
  neither: 'Ninguno',
};

export const turnTexts: Translated<typeof English.turnTexts> = {
  text: (side) => `pasa a ${side.toLowerCase()}`,
  formula: (cell) => `"pasa a "&LOWER(${cell})`,
};

export const noFigure: Translated<typeof English.noFigure> = {
  verdict: 'Sin veredicto: para entonces nada del desarrollo interno está en producción',
  payback: 'No se recupera',
  roi: 'Sin costo embebido',
  breakEven: 'Ninguno',
  revenue: 'Sin ingresos indicados',
};

export const figureNotes: Translated<typeof English.figureNotes> = {
  npv: 'Las diferencias mensuales, descontadas cada mes a la tasa mensual.',
  cashNpv: 'Lo mismo sin el tiempo perdido, que tiene un precio y no se paga a nadie.',
  presentValue: 'El costo de cada mes por su factor de descuento.',
  roi: 'Valor presente neto ÷ valor presente del costo embebido. Léalo junto con el valor presente neto.',
  payback:
    'El primer mes a partir del cual la diferencia total se mantiene en 0 o por encima hasta el final.',
};

export const launchTexts: Translated<typeof English.launchTexts> = {
  label: 'Valor de la fecha de lanzamiento, embebido menos interno',
  note: 'El valor presente de la ganancia bruta que aporta un lanzamiento más temprano: positivo cuando la solución embebida se lanza antes, negativo cuando lo hace el desarrollo interno. No forma parte de ningún costo de arriba.',
};

export const financeTexts: Translated<typeof English.financeTexts> = {
  title: 'Finanzas',
  introductions: [
    'El beneficio de embeber es el costo interno menos el costo embebido.',
    'Cambie la tasa de descuento y los otros supuestos en la hoja Model.',
  ],
  live: 'Desarrollo interno en producción para entonces',
  liveNote: 'Un desarrollo sin terminar tiene un costo, pero no un veredicto.',
  yes: 'sí',
  no: 'no',
  inHouseCost: 'Costo interno',
  embeddedCost: 'Costo embebido',
  costNote: 'Sin descontar.',
  monthlyRate: 'Tasa de descuento mensual',
  monthlyRateNote: 'A partir de la tasa de descuento anual.',
  breakEven: 'Punto de equilibrio (mes)',
  breakEvenNote: `Desde este mes hasta el mes ${forecastMonths}, la solución embebida cuesta menos en total. La columna «Cambios» de la hoja Months tiene cada cambio.`,
  ranges: (day) => `Rangos, exportados el ${day}`,
  rangesNote: (simulations) =>
    `De ${simulations} simulaciones. Las celdas cambiadas no cambian estas filas.`,
};

export const periodTexts: Translated<typeof English.periodTexts> = {
  byYear: 'Año por año',
  year: 'Año',
  byQuarter: `Por trimestre, en ${forecastMonths} meses`,
  quarter: 'Trimestre',
  difference: 'Diferencia',
  differenceSoFar: 'Diferencia acumulada',
  startNote: 'El año 0 es el inicio.',
  start: 'Inicio',
  quarterName: (quarter) => `Trimestre ${quarter}`,
  allQuarters: 'Todos los trimestres',
};

export const chartTexts: Translated<typeof English.chartTexts> = {
  title: `Costo total de ambas opciones en ${lastMonth} meses`,
  month: 'Mes',
};

export const monthsTexts: Translated<typeof English.monthsTexts> = {
  title: 'Ambas opciones mes por mes',
  introductions: [
    'Importes en USD. El mes 0 es el inicio. La diferencia es interno menos embebido.',
    'Las tarifas por hora y la suscripción suben después de cada año según los porcentajes supuestos.',
  ],
};

export const monthHeadings: Translated<typeof English.monthHeadings> = {
  month: 'Mes',
  year: 'Año',
  wageFactor: 'Alza salarial',
  planFactor: 'Alza del plan',
  users: 'Usuarios',
  price: 'Precio del mes',
  totalInHouse: 'Interno acumulado',
  totalEmbedded: 'Embebido acumulado',
  side: 'Cuesta menos en total hasta ese mes',
  turn: 'Cambios',
  discountFactor: 'Factor de descuento',
  notEmbedding: 'Mes, si embeber no cuesta menos',
  notPaidBack: 'Mes, si no se ha recuperado',
  earlierRevenue: 'Ingresos, embebido menos interno',
};
