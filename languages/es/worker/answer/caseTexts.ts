import { formatCount, formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/answer/caseTexts.ts';

export const caseLabels: Translated<typeof English.caseLabels> = {
  result: 'Resultado',
  asked: 'Qué se decide',
  dates: 'Fechas',
  turns: 'Qué cambiaría el resultado',
  split: 'Un reparto',
  people: 'Quién haría el trabajo',
  firstYear: 'Desembolsos en el primer año',
  months: (months) => `${months} meses`,
  fees: 'Cargos y salida',
  leftOut: 'No incluido',
  questions: 'Preguntas para el proveedor',
};

export const askedText: typeof English.askedText = ({ count, laterUsd, ...usd }) => {
  const [maintain, embed] =
    count === 1 ? ['mantenerla', 'embeberla'] : ['mantenerlas', 'embeberlas'];
  const monthly = laterUsd === null ? usd.monthlyUsd : `de ${usd.monthlyUsd} a ${laterUsd}`;
  return `Desarrollar internamente ${formatCount(count, 'integration')} por ${usd.buildUsd} y ${maintain} por ${usd.maintenanceUsd} al mes, o ${embed} por ${usd.setupUsd} y ${monthly} al mes: ${usd.price}.`;
};

/** "el 26 de marzo de 2027"; a year has its own preposition. */
const on = (day: string) => (/^\d+ de /.test(day) ? `el ${day}` : day);

export const liveText: typeof English.liveText = (start, embedded, inHouse) =>
  `Si se empieza el ${start}, la solución embebida está en producción ${on(embedded)} y el desarrollo interno ${on(inHouse)}.`;

export const workText: typeof English.workText = (work) =>
  `${formatCount(work.developers, 'developer')} de su equipo, con ${work.teamHours} al mes para integraciones. El desarrollo requiere ${work.buildHours} y el mantenimiento ${work.maintenanceHours} al mes. De las horas de su equipo, la solución embebida requiere ${work.embeddedHours} al mes.`;

export const quartersTab = '«Para su CFO»';

export const firstYearText: typeof English.firstYearText = (cashUsd, timeLostUsd, embeddedUsd) =>
  `Interno ${cashUsd}, sin ${timeLostUsd} de tiempo perdido, por el que no se paga a nadie. Embebido ${embeddedUsd}. ${quartersTab} muestra cada trimestre.`;

export const feesText: typeof English.feesText = (usdPerYear) =>
  usdPerYear === null
    ? 'No se cuentan cargos del desarrollo interno.'
    : `El desarrollo interno incluye cargos de ${usdPerYear} al año.`;

export const leavingTexts: Translated<typeof English.leavingTexts> = {
  notCounted: 'Su propio trabajo para salir de la solución embebida no se cuenta.',
  inMonth: (month, day, usd) =>
    `Salir de la solución embebida en el mes ${month}, a más tardar el ${day}, cuesta ${usd} de su propio trabajo, incluido en sus costos en el tiempo. Estos continúan con su precio, porque no se sabe qué la reemplaza.`,
  inNoMonth: (usd) =>
    `Salir de la solución embebida cuesta ${usd} de su propio trabajo a la tarifa del tercer año y no está en ningún total: no se indica un mes de salida.`,
};

export const leftOutTexts: Translated<typeof English.leftOutTexts> = {
  taxes: 'Impuestos',
  capitalization: 'capitalización del desarrollo',
  hiring: 'contratación',
  alternatives: 'lo que su equipo podría desarrollar en su lugar',
  platform: 'una plataforma propia',
  turnover: 'rotación de personal',
  ownWork: 'su propio trabajo en la solución embebida',
  priceRises: 'alzas de precio',
};

export const leftOutText: typeof English.leftOutText = (names) =>
  `${formatList(names.map((name) => leftOutTexts[name]))}.`;
