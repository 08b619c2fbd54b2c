import { forecastMonths, lastMonth } from '../../../../../contract/format/durations.ts';
import { leverName, leverValue } from '../../../../../contract/format/leverTexts.ts';
import { withThousands } from '../../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import { simulationCount } from '../../../../../contract/uncertainty.ts';
import type * as English from '../../../../../src/texts/deferred/forecast.ts';

export const deferredForecastTexts: Translated<typeof English.deferredForecastTexts> = {
  computing: 'Calculando el pronóstico…',
  failed: 'No se pudo calcular el pronóstico.',
  caption:
    'Costo acumulado, mes a mes. Círculo: el desarrollo está terminado y empieza el mantenimiento. Pálido: el rango probable.',
  asTable: 'Mostrar como tabla',
  asChart: 'Ocultar la tabla',
  chartTitle: `Costo acumulado en ${lastMonth} meses`,
  chartDescription: (inHouse, embedded) =>
    `El desarrollo interno llega a ${inHouse}; la solución embebida, a ${embedded}. La tabla muestra cada mes.`,
  month: 'Mes',
  readMonth: 'Elegir un mes',
  atMonth: (month) => (month === 0 ? 'Al inicio' : `Tras ${formatCount(month, 'month')}`),
  valueText: (at, inHouse, embedded) => `${at}: interno ${inHouse}, embebido ${embedded}`,
  figure: 'Cifra',
  distribution: `Interno menos embebido en ${forecastMonths} meses: con qué frecuencia salió cada importe`,
  distributionEnds: (lowest, highest) => `De ${lowest} a ${highest}.`,
  simulations: `Cada una de las ${withThousands(simulationCount)} simulaciones toma de sus rangos las horas, el mantenimiento, las revisiones, las alzas de precio, su propio trabajo y el despliegue; el informe explica cómo. Como máximo una de cada diez queda por debajo del extremo inferior, y como máximo una de cada diez por encima del superior.`,
  cheaper: {
    inHouse: '← El desarrollo interno es más barato',
    embedded: 'Embeber es más barato →',
  },
  whatMattersIntro: (verdict) =>
    `${verdict} Cada barra cambia un dato en una cuarta parte (o en un paso), o un supuesto hasta los extremos de su rango plausible, y mantiene los demás. Los importes son el costo interno menos el costo embebido en ${forecastMonths} meses. Un guion significa que ningún valor realista cambia el resultado.`,
  whatFinishes: `Con desarrollo interno no hay nada en producción después de ${forecastMonths} meses, así que no hay diferencia de costos que comparar. Cada fila cambia un dato y mantiene los demás. Un guion significa que con ningún valor realista termina el desarrollo.`,
  showAll: (count) => `Mostrar los ${count}`,
  showFirst: (count) => `Mostrar los primeros ${count}`,
  lever: 'Cambio',
  less: 'Bajo',
  more: 'Alto',
  noEffectOnCost: 'Ninguno: la suscripción empieza en el mes 1',
  effect: 'Efecto',
  effectRange: (lowest, highest) => `de ${lowest} a ${highest}`,
  breakEvenValue: 'El resultado cambia con',
  liveAt: `En producción en ${forecastMonths} meses como máximo con`,
  tryLever: (lever, value) => `Probar ${leverValue(lever, value)}: ${leverName(lever)}`,
  judgements: {
    value: ', estimación de la calculadora',
    range: '; rango: estimación de la calculadora',
  },
  notLive: `no entra en producción en ${forecastMonths} meses`,
  atLimit: 'en el límite',
  currentChoice: 'la opción actual',
  otherChoiceDoesNotTurn: 'La otra opción no cambia el resultado',
  to: (value, difference) => `${value}: ${difference}`,
};
