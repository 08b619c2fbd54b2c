import { percentText } from '../../../../../contract/format/locale.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatList, lowerFirst } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/workbook/texts/modelTexts.ts';

export const modelTexts: Translated<typeof English.modelTexts> = {
  introduction:
    'Cambie una celda sombreada para actualizar cada cifra. Las hojas están protegidas sin contraseña. Los importes están en USD.',
  inputs: 'Datos',
  selected: 'Sistemas elegidos',
  monthsToDate: 'Meses hasta la fecha objetivo',
};

export const comparisonTexts: Translated<typeof English.comparisonTexts> = {
  title: 'Costo en el tiempo',
  note: 'Interno: el total inicial, repartido por igual durante el desarrollo, más el mantenimiento tras entrar en producción, la rotación y los cargos en el primer mes de cada año. Embebido: el alta más la suscripción con excedente desde el mes 1, su propio trabajo y el de salida en su mes. La hoja Months tiene cada mes.',
  timeline: 'Plazo, interno (meses de 4,33 semanas)',
  after: (side, months) => `${side} al cabo de ${months} meses`,
  timeLostAfter: (timeLost, months) => `${timeLost}, al cabo de ${months} meses`,
  costsLess: (months) => `Cuesta menos en ${months} meses`,
  results: {
    embedded: 'Embebido',
    inHouse: 'Interno',
    neither: 'Ninguno: ambos cuestan lo mismo',
    unfinished: 'Sin veredicto: para entonces nada del desarrollo interno está en producción',
  },
};

export const peopleTexts: Translated<typeof English.peopleTexts> = {
  team: 'Horas al mes de su equipo para integraciones',
  own: 'Horas al mes de su propio trabajo en la solución embebida',
  toBuild: 'Desarrolladores por añadir, interno',
  toEmbed: 'Desarrolladores por añadir, embebido',
  enough: 'Su equipo tiene las horas.',
  them: ['la', 'las'],
  moreDevelopers: [' desarrollador más', ' desarrolladores más'],
};

export const inputTexts: Translated<typeof English.inputTexts> = {
  missing: (counted) => `Falta: hasta que lo indique, cuenta ${counted}.`,
  startDate: 'Fecha de inicio',
  date: 'Una fecha',
  dateOrEmpty: 'Una fecha, o vacío',
  choose: (label) => `Elija de la lista: ${lowerFirst(label)}.`,
  otherSystems: 'Sistemas elegidos que no están en la hoja Systems',
  otherSystemsNote:
    'Se cuentan con las otras integraciones. Elija los sistemas enumerados en la hoja Systems.',
  whole: 'Un número entero',
  percent: (min, max, emptyCountsAs) =>
    `De ${percentText(formatNumber(min, 2))} a ${percentText(formatNumber(max, 2))}, por ejemplo 30\u00a0% o 0,3.${emptyCountsAs ? ` Vacío cuenta como ${percentText(formatNumber(emptyCountsAs, 2))}.` : ''}`,
  usdPerHour: (min, max) =>
    `USD por hora, normalmente de ${formatNumber(min, 2)} a ${formatNumber(max, 2)}`,
  number: (isWhole, min, max) =>
    `Un número ${isWhole ? 'entero ' : ''}de ${formatNumber(min, 2)} a ${formatNumber(max, 2)}`,
  regions: (names) => `Se usa para las regiones ${formatList(names)}`,
  ownRate: (label) => `Su dato: ${lowerFirst(label)} (USD)`,
};

export const assumptionTexts: Translated<typeof English.assumptionTexts> = {
  columns: ['Supuestos', 'Los suyos', 'En uso', 'Tarifario', 'Punto medio'],
  introduction:
    'El selector está en la hoja Summary. Donde falta el suyo, cuenta el del tarifario, o con «Punto medio» el punto medio de su rango.',
  yes: 'sí',
  no: 'no',
  listingsNote: 'Con «no», una revisión que solo condiciona una publicación no toma tiempo.',
  billingNote:
    'El precio que cuenta en los costos en el tiempo. Los resultados siguen siendo los del precio por integraciones.',
  accepted: (range) => `Se acepta: ${range}`,
  source: (url, day) => `${url}, leído el ${day}`,
};
