import type { BeyondPlan } from '../../../../../contract/estimate.ts';
import { formatCount, formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/assumptionTexts.ts';

export const ownAssumptionsTexts: Translated<typeof English.ownAssumptionsTexts> = {
  title: 'Sus supuestos',
  columns: { assumption: 'Supuesto', used: 'Usado aquí', rateCard: 'Tarifario' },
  moreFigures: (count) =>
    count === 1
      ? '1 cifra más de los sistemas es suya: el desglose de integraciones la marca.'
      : `${formatCount(count, 'more figure')} de los sistemas son suyas: el desglose de integraciones las marca.`,
  more: (count) =>
    count === 1
      ? '1 más de sus supuestos cuenta, pero no se enumera aquí.'
      : `${count} más de sus supuestos cuentan, pero no se enumeran aquí.`,
};

export const assumptionsTitle = 'Supuestos';
export const reopenLead = 'Vuelva a abrir este cálculo:';

export const hoursPoint: typeof English.hoursPoint = (withoutProfile) =>
  `Las horas son supuestos de planificación, no mediciones. Sin perfil: ${withoutProfile}.`;

export const ratesPoint: typeof English.ratesPoint = (rates) =>
  `Tarifas por hora: ${rates}, o la suya propia.`;

export const maintenancePoint: typeof English.maintenancePoint = (rise) =>
  `El mantenimiento del desarrollo interno empieza después del desarrollo, sin el multiplicador de costos. ${rise === null ? 'Las tarifas por hora no suben' : `Las tarifas por hora suben un ${rise} al año`}; solo las cifras financieras consideran intereses.`;

const beyondNames: Readonly<Record<BeyondPlan, string>> = {
  overage: 'excedente',
  'own work': 'trabajo propio',
  'work to leave': 'trabajo de salida',
};

export const embeddedPoint: typeof English.embeddedPoint = ({ price, discount, rise, beyond }) =>
  `El costo embebido de cada año: ${price}${discount === null ? '' : ` menos un ${discount}`}${rise === null ? '' : `, con un alza del ${rise} al año`}, ${beyond.length > 0 ? `con lo supuesto (${formatList(beyond.map((cost) => beyondNames[cost]))}) y sin impuestos` : 'sin impuestos ni tiempo de su propio equipo'}.`;

export const deploymentPoint: typeof English.deploymentPoint = (own, weeksPerMonth) =>
  `Se supone que la solución embebida está en producción en ${own === null ? 'un plazo de 3 a 10 semanas, según el plan' : `${own.weeks} (${own.origin})`}. Un mes tiene ${weeksPerMonth} semanas.`;

export const rateCardPoint: typeof English.rateCardPoint = (version, day, units) =>
  `Tarifario ${version}, aplicado el ${day}. Los importes primero se suman y después se redondean a ${units ?? 'dólares'} sin decimales.`;

export const feesPoint: typeof English.feesPoint = (usdPerYear) =>
  usdPerYear === null
    ? 'Ninguna opción incluye cargos que las plataformas cobran por certificaciones o publicaciones.'
    : `Los costos internos en el tiempo incluyen cargos de ${usdPerYear} al año por evaluaciones de seguridad, publicaciones y trabajo legal, que se pagan en el primer mes de cada año. No suben con los salarios y las simulaciones no los varían.`;

const platform =
  'una plataforma propia (autenticación, separación de clientes, colas, supervisión, guardias, alojamiento)';

export const statedTexts: Translated<typeof English.statedTexts> = {
  platform: (once, hoursPerMonth, usdPerMonth) =>
    `El desarrollo interno incluye ${platform}, además de las horas de los sistemas: ${once} de desarrollo, y ${hoursPerMonth} y ${usdPerMonth} al mes.`,
  turnover: (percentage, handover) =>
    `Cada año se va el ${percentage} de su equipo, y el traspaso a cada sucesor requiere ${handover}; los costos internos en el tiempo lo incluyen.`,
  assistants: (effect) =>
    `${effect} Eso cuenta en ambas opciones; las revisiones mantienen su duración.`,
};

const leftOutNames: Readonly<Record<Parameters<typeof English.leftOutPoint>[0][number], string>> = {
  platform,
  turnover: 'la rotación de personal',
  assistants: 'lo que cambian los asistentes de IA',
};

export const leftOutPoint: typeof English.leftOutPoint = (names) =>
  `No incluido mientras usted no lo indique: ${formatList(names.map((name) => leftOutNames[name]))}.`;
