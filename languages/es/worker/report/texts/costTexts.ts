import { forecastMonths } from '../../../../../contract/format/durations.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/costTexts.ts';

export const costColumns: Translated<typeof English.costColumns> = {
  after: 'Después de',
  result: 'Resultado',
};

export const simulationsText: typeof English.simulationsText = (of) =>
  [
    `Cada una de las ${of.simulations} simulaciones varía las horas por integración (de ${of.devHours.min} a ${of.devHours.max} veces la estimación), el mantenimiento de todas en conjunto (de ${of.maintenance.min} a ${of.maintenance.max} veces, o desde el ${of.leastMaintenance} de las horas de desarrollo al año) y el de cada una (de ${of.maintenanceOfEach.min} a ${of.maintenanceOfEach.max} veces esa cifra), todas las horas (de ${of.allHours.min} a ${of.allHours.max} veces) y cada revisión dentro de su rango, publicado o estimado;`,
    `en la solución embebida, el alza anual del precio (de ${of.planRise.min} a ${of.planRise.max}, si no se indica una), su propio trabajo en cada integración (de 0 a ${of.mostHoursOnce} h y de 0 a ${of.mostHoursPerMonth} h al mes; a partir de ahí, de ${of.ownEffort.min} a ${of.ownEffort.max} veces el suyo) y el despliegue (de ${of.deployment.min} a ${of.deployment.max} veces).`,
    'Como máximo una de cada diez simulaciones termina por debajo del extremo inferior y como máximo una de cada diez por encima del superior. Los mismos datos dan siempre las mismas cifras.',
  ].join(' ');

export const costChartText: typeof English.costChartText = ({
  months,
  inHouseUsd,
  embeddedUsd,
  ranges,
}) => {
  const likely = ranges.map(
    ({ side, p10Usd, p90Usd }) =>
      ` El rango probable sombreado ${side === 'inHouse' ? 'del desarrollo interno' : 'de la solución embebida'} va de ${p10Usd} (P10) a ${p90Usd} (P90).`,
  );
  return `Gráfico de líneas del costo acumulado en ${months} meses. El desarrollo interno llega a ${inHouseUsd}, la solución embebida a ${embeddedUsd}.${likely.join('')} La tabla debajo del gráfico tiene cifras de meses concretos.`;
};

export const leverColumns: Translated<typeof English.leverColumns> = {
  name: 'Qué cambia',
  less: 'En el extremo inferior',
  more: 'En el superior',
  turn: 'Cambia con',
};

export const leverChartTexts: Translated<typeof English.leverChartTexts> = {
  title: '¿Qué cambia el resultado?',
  introduction: `Interno menos embebido en ${forecastMonths} meses si un dato cambia en una cuarta parte o un paso, o un supuesto dentro de su rango plausible. Barra clara: hacia el extremo inferior. Barra oscura: hacia el superior. Estimado: estimación de la calculadora.`,
  zeroLine: 'Línea punteada: una diferencia de 0\u00a0US$.',
  smaller: (names) => `Con efectos menores: ${names}.`,
  none: (names) => `Sin efecto en esta diferencia: ${names}.`,
};

export const leverTexts: Translated<typeof English.leverTexts> = {
  now: (value, judgement) =>
    `ahora ${value}${judgement === null ? '' : judgement === 'value' ? '; estimado' : '; rango estimado'}`,
  currentChoice: 'la opción actual',
  atLimit: 'en el límite',
  notLive: 'no en producción para entonces',
  neitherChoice: 'ninguna opción',
  noTurn: 'ningún valor',
};

export const leverBarsText: typeof English.leverBarsText = ({
  differenceUsd,
  name,
  fromUsd,
  toUsd,
}) =>
  `Gráfico de barras de cuánto mueve cada dato y supuesto la diferencia de costo de ${differenceUsd}. El mayor efecto: ${name}, de ${fromUsd} a ${toUsd}. La tabla de al lado tiene las cifras.`;
