import { formatNumber } from '../../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/workbook/texts/dataTexts.ts';

export const gateWords: Translated<typeof English.gateWords> = {
  none: 'ninguna',
  access: 'acceso',
  listing: 'publicación',
};

export const systemsTexts: Translated<typeof English.systemsTexts> = {
  introductions: [
    'Escriba 1 para elegir un sistema. Sus propias cifras cuentan, salvo que la hoja Summary diga «Tarifario».',
    'Las horas son supuestos de planificación, no mediciones; la hoja Evidence dice en qué se basan.',
  ],
  columns: [
    'Sistema',
    'Categoría',
    'Elegido',
    'Sus horas de desarrollo',
    'Sus horas de mantenimiento al mes',
    'Sus semanas de revisión',
    'Horas de desarrollo',
    'Horas de mantenimiento al mes',
    'Semanas de revisión',
    'Semanas de revisión, punto medio',
    'Tipo de revisión',
    'Horas de desarrollo contadas',
    'Horas de mantenimiento contadas',
    'Revisión contada',
    'Semanas de revisión, rango',
    'Complejidad',
    'Nota',
  ],
  select: '1 lo elige, 0 no.',
  figures: {
    devHours: 'Horas de desarrollo',
    maintenanceHours: 'Horas de mantenimiento al mes',
    moderationWeeks: 'Semanas de revisión',
  },
  figureMessage: (figure, min, max) =>
    `${figure}: de ${formatNumber(min, 2)} a ${formatNumber(max, 2)}. Vacío: la cifra del tarifario o del punto medio.`,
  unlisted: (question) => `No está en el tarifario: indique sus propias cifras. ${question}`,
  own: 'Propio',
  noReview: 'ninguna',
  reviewRange: (min, max, isJudged) => `de ${min} a ${max}, ${isJudged ? 'estimado' : 'publicado'}`,
};

export const constantsTexts: Translated<typeof English.constantsTexts> = {
  title: 'Constantes del tarifario',
  rates: ['Región', 'USD por hora'],
  teamSize: [
    'Desarrolladores desde',
    'Factor por tamaño del equipo',
    'Por desarrollador',
    'Por encima de',
  ],
  timeShare: ['Tiempo desde', 'Factor por porcentaje del tiempo', 'Por punto', 'Por debajo de'],
  plan: ['Integraciones desde', 'USD al mes', 'Semanas de despliegue'],
  others: ['Otras constantes', 'Valor'],
  hoursPerWeek: 'Horas de trabajo por semana',
  mediumBuild: 'Primer recargo: desarrollos de más de',
  mediumSurcharge: 'Primer recargo',
  longBuild: 'Segundo recargo: desarrollos de más de',
  longSurcharge: 'Segundo recargo',
  development: 'Desarrollo, parte del costo inicial',
  testing: 'Pruebas, parte del costo inicial',
  setupFee: 'Cargo de alta del plan',
  weeksPerMonth: 'Semanas por mes',
  users: 'Usuarios',
  wholeUsers: 'Usuarios enteros',
  billable: 'Usuarios por encima de los 100 gratuitos del plan Pro',
  tiers: ['Por encima de', 'Hasta', 'USD por usuario', 'Usuarios del tramo'],
  starter: 'Plan Starter al mes',
  pro: 'Plan Pro al mes',
};

export const evidenceTexts: Translated<typeof English.evidenceTexts> = {
  title: 'En qué se basan las cifras',
  introductions: [
    'oficial: lo dice la plataforma. publicado: lo dicen otros. estimado: no lo dice nadie, es la estimación de la calculadora.',
    'Una revisión de acceso impide que los clientes se conecten; una de publicación solo deja la aplicación fuera de un marketplace.',
  ],
  basis: 'La base de las semanas de revisión',
  basisNote:
    'Las horas son estimaciones de la calculadora para cada sistema: ninguna fuente las indica.',
  ranges: 'Los rangos plausibles de los supuestos',
  sources: ['Confianza', 'Leído el', 'Dirección', 'Evidencia'],
  columns: ['Sistema', 'Elegido', 'Tema', 'Cifra', 'Tipo de revisión'],
  assumption: 'Supuesto',
  range: 'Rango',
  subject: 'Asunto',
  unstated: 'La estimación de la calculadora: ninguna fuente lo indica.',
  noReview: 'sin revisión',
  weeks: (min, max) => `de ${min} a ${max} semanas`,
  review: 'Revisión',
  recurs: 'Se repite',
  everyMonths: (months) => `cada ${months} meses`,
  reviewWeeks: 'Semanas de revisión',
};

export const confidenceWords: Translated<typeof English.confidenceWords> = {
  official: 'oficial',
  reported: 'publicado',
  judgement: 'estimado',
};

export const currencyTexts: Translated<typeof English.currencyTexts> = {
  title: (code) => `Importes en ${code}`,
  introduction:
    'Los importes se muestran en unidades enteras; las celdas son exactas. Los resultados se deciden en USD.',
  figure: 'Cifra',
  months: (code) => [
    'Costo total hasta el final de un mes',
    `Interno, ${code}`,
    `Embebido, ${code}`,
  ],
  units: (code) => `${code} por un USD`,
  accepted: (units, min, max) => `${units}, de ${formatNumber(min, 2)} a ${formatNumber(max, 2)}`,
  over: (figure, months) => `${figure}, en ${months} meses`,
};

export const splitTexts: Translated<typeof English.splitTexts> = {
  introduction: (day) => `Exportado el ${day}. Las celdas cambiadas no lo cambian.`,
  nothing: 'Una sola integración no se puede repartir.',
  columns: (months) => [`En ${months} meses`, 'Total', 'En producción'],
};
