import { forecastMonths } from '../../../../../contract/format/durations.ts';
import { timeLostLabel } from '../../../../../contract/format/financeTexts.ts';
import { percentText } from '../../../../../contract/format/locale.ts';
import { formatExactUsd } from '../../../../../contract/format/money.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/scenario.ts';

const sign = (by: number) => (by > 0 ? '+' : '−');
const amountOf = (by: number) => formatNumber(Math.abs(by), 12);

export const deferredScenarioTexts: Translated<typeof English.deferredScenarioTexts> = {
  copySummary: 'Copiar resumen',
  print: 'Imprimir',
  openFile: 'Abrir un archivo',
  csv: 'Descargar CSV',
  excel: 'Descargar libro de cálculo de Excel',
  estimateFile: 'Descargar archivo de estimación',
  dropFile:
    'Suelte un archivo de estimación, un libro de cálculo o un informe de esta calculadora para abrir sus datos.',
  opened: (name) => `${name} abierto`,
  copied: {
    link: 'Enlace copiado',
    namesLeftOut: 'Los nombres que usted escribió figuran en él como «Other system 1», etc.',
    cfoLink: 'Enlace copiado. Abre la página para su CFO.',
    summary: 'Resumen copiado',
  },
  pinned: 'Escenario fijado',
  fileName: (ending) => `integration-roi.${ending}`,
  dropped: (parts) => `Una parte de este enlace o archivo no era válida. Omitido: ${parts}.`,
  repeatedSystems: (ids) =>
    ids.length === 1
      ? `Este enlace nombra ${ids.join()} más de una vez. Cuenta una vez.`
      : `Este enlace nombra ${ids.join(', ')} más de una vez. Cada uno cuenta una vez.`,
  deadlinePassed: (day) =>
    `La fecha objetivo, el ${day}, ya pasó, así que esta estimación no tiene fecha objetivo.`,
  dismiss: 'Cerrar',
  comparison: 'Escenarios lado a lado',
  comparisonFailed: 'No se pudieron calcular los escenarios fijados.',
  title: (index) => (index === 0 ? 'Escenario A' : 'Escenario B'),
  now: 'Ahora',
  open: 'Abrir',
  openNamed: (title) => `Abrir ${title}`,
  unpin: 'Desfijar',
  unpinNamed: (title) => `Desfijar ${title}`,
  pinAnother: 'Cambie los datos y fije un segundo escenario para comparar ambos.',
  replaceWhich: 'Hay dos escenarios fijados. ¿Cuál desea reemplazar?',
  replaceNamed: (title) => `Reemplazar ${title}`,
  keepBoth: 'Conservar ambos',
  difference: 'Diferencia',
  differences: (count) => `Mostrar ${formatCount(count, 'difference')}`,
  inHouseLive: 'Interno en producción',
  differs: (first, second, changes) => `«${second}» frente a «${first}»: ${changes}.`,
  changedBy: (input, difference) => `${input} ${difference}`,
  changedTo: (input, from, to) => `${input} ${to} en lugar de ${from}`,
  basis: (first, second) => `La diferencia es «${second}» menos «${first}».`,
  marked: '«Mejor» marca el menor costo o el menor tiempo de los dos.',
  otherScope:
    'Ningún valor se marca como mejor, porque las integraciones o los supuestos no son los mismos.',
  notMarked: `Los costos internos no se marcan, porque un desarrollo no entra en producción en ${forecastMonths} meses.`,
  better: 'Mejor',
  noDifference: 'Ambos escenarios tienen los mismos datos y cifras.',
  signed: (by) => `${sign(by)}${amountOf(by)}`,
  signedUsd: (by, amount) => `${sign(by)}${amount}`,
  signedPoints: (by) => `${sign(by)}${amountOf(by)} ${Math.abs(by) === 1 ? 'punto' : 'puntos'}`,
  longer: (time, isLonger) => `${time} ${isLonger ? 'más' : 'menos'}`,
  later: (by, unit) => `${formatCount(Math.abs(by), unit, 12)} ${by > 0 ? 'más tarde' : 'antes'}`,
  rateAndDevTime: 'Tarifa y tiempo',
  atRate: ({ hourlyRateUsd, effectiveDevTimePercentage }) =>
    `${formatExactUsd(hourlyRateUsd)}/h, ${percentText(formatNumber(effectiveDevTimePercentage, 2))}`,
  inUnit: {
    percent: (value) => percentText(formatNumber(value, 12)),
    usdPerHour: (value) => `${formatExactUsd(value)}/h`,
  },
  inHouseAfter: (months) => `Interno al cabo de ${months} meses`,
  spentSoFar: (cost) => `${cost} gastados hasta entonces`,
  timeLostAfter: (months) => `${timeLostLabel}, ${months} meses`,
  embeddedAfter: (months) => `Embebido al cabo de ${months} meses`,
  breakEven: 'Punto de equilibrio',
  never: `no en ${forecastMonths} meses`,
  notLive: `no entra en producción en ${forecastMonths} meses`,
  inMonth: (month) => `mes ${month}`,
};

export const openedFileTexts: Translated<typeof English.openedFileTexts> = {
  notOpened: (name) => `${name} no se abrió`,
  inputsStay: 'Sus datos no han cambiado.',
  link: 'Este enlace',
  ofOtherCard: (name) => `${name} se hizo con otro tarifario`,
  sameFigures: 'Las cifras son las mismas.',
  unknownFigures: 'Puede que alguna cifra fuera otra entonces; el enlace no lo dice.',
  otherFigures: (name) => `${name} tenía otras cifras`,
  otherCard: (before, now) =>
    `La estimación se hizo con el tarifario ${before}, y la página estima con el ${now}.`,
  sameCard: (version) =>
    `Nombra el tarifario ${version}, que es el de hoy, así que el archivo fue editado o es de otra versión de esta calculadora.`,
  causes: 'Cambiado en el tarifario',
  followers: 'Cambiado en consecuencia',
  file: 'Según el archivo',
  said: (version) => `Según ${version}`,
  says: (version) => `Según ${version}`,
  dismiss: 'Cerrar',
};

export const csvTexts: Translated<typeof English.csvTexts> = {
  columns: ['Sección', 'Cifra', 'Mes', 'Valor', 'Unidad', 'Fuente'],
  sources: { visitor: 'su supuesto', midRange: 'punto medio', rateCard: 'tarifario' },
  sections: {
    scenario: 'Escenario',
    inputs: 'Datos',
    systems: 'Sistemas',
    assumptions: 'Supuestos',
    comparison: 'Comparación',
    split: `Mejor reparto en ${forecastMonths} meses`,
    finance: 'Finanzas',
    months: 'Mes a mes',
  },
  date: 'Fecha',
  rateCard: 'Tarifario',
  version: (version) => `versión ${version}`,
  link: 'Enlace',
  perUsd: (code) => `${code} por USD`,
  inputUnits: { percent: '%', usdPerHour: 'USD/h' },
  systemUnits: { devHours: 'h', maintenanceHours: 'h', moderationWeeks: 'semanas' },
  notListed: 'Fuera del tarifario',
  unlisted: 'no está en el tarifario, cuenta con las otras integraciones',
  yes: 'sí',
  no: 'no',
  none: 'ninguno',
  month: 'mes',
  units: {
    usd: 'USD',
    unroundedUsd: 'USD',
    hours: 'h',
    weeks: 'semanas',
    percent: '%',
    count: '',
    factor: '',
    month: 'mes',
    months: 'meses',
  },
  found: 'encontrado',
  pinned: 'fijado',
  splitTotal: 'Mejor reparto',
  allInHouse: 'Desarrollar todo',
  allEmbedded: 'Embeber todo',
  liveAfter: (split) => `${split}: en producción después de`,
  costAfter: (months, side) =>
    `Costo total al cabo de ${months} meses, ${side === 'inHouse' ? 'interno' : 'embebido'}`,
  result: (months) => `Resultado en ${months} meses`,
  over: (figure, months) => `${figure}, en ${months} meses`,
  inHouseCost: 'Interno, costo acumulado',
  embeddedCost: 'Embebido, costo acumulado',
};

export const deferredPrintingTexts: Translated<typeof English.deferredPrintingTexts> = {
  link: 'Abrir este cálculo:',
  byMonth: 'Costo total por mes',
  onPage:
    'La página y el informe muestran también qué pesa más, cómo se calcula cada cifra y las fuentes.',
  notYetKnown:
    'Esta impresión no tiene rangos probables, contraargumentos, reparto ni cifras financieras: aún no se habían calculado. Imprima con el botón de la página para incluirlos.',
};
