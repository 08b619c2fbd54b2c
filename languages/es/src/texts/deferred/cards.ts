import { counterargumentsIntro } from '../../../../../contract/format/deferredClaimTexts.ts';
import { financeFigureTexts } from '../../../../../contract/format/financeTexts.ts';
import { percentText } from '../../../../../contract/format/locale.ts';
import { formatExactUsd, formatUsd } from '../../../../../contract/format/money.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../../contract/format/phrases.ts';
import {
  noSplitText,
  splitChoices,
  splitColumns,
  splitNote,
  splitTitle,
} from '../../../../../contract/format/splitTexts.ts';
import { evidenceTexts } from '../../../../../contract/format/systemTexts.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/cards.ts';

const hours = (count: number) => formatCount(count, 'hour', 12);
const weeks = (count: number) => formatCount(count, 'week', 12);
const range = (min: number, max: number) => `${formatNumber(min, 12)} a ${weeks(max)}`;

export const systemListTexts: Translated<typeof English.systemListTexts> = {
  anEstimate: (feesUsdPerYear) =>
    feesUsdPerYear > 0 ? 'Estimación:' : 'Estimación, no incluida en las cifras:',
  addFees: (isReplaced) =>
    isReplaced
      ? `Contar en su lugar ${formatExactUsd(10_000)} al año`
      : `Añadir ${formatExactUsd(10_000)} al año`,
  removeFees: 'Quitar sus cargos',
  system: 'Sistema',
  devHours: 'Desarrollo',
  maintenance: 'Mantenimiento',
  perMonth: (amount) => `${amount}/mes`,
  complexity: 'Complejidad',
  review: 'Revisión',
  reviewWeeks: (count) => (count === 0 ? 'Ninguna' : weeks(count)),
  why: 'Por qué',
  evidence: 'Evidencia',
  evidenceOf: (system) => `de las cifras de ${system}`,
};

export const deferredBreakdownTexts: Translated<typeof English.deferredBreakdownTexts> = {
  failed: 'No se pudo cargar la evidencia.',
  devHours: 'Horas de desarrollo',
  maintenanceHours: 'Horas de mantenimiento',
  review: 'Revisión',
  recurring: 'Qué se repite',
  sources: 'Consultado para este perfil',
  plannedWeeks: (count, isJudged) =>
    `Se planifica con ${weeks(count)}${isJudged ? ', estimación de la calculadora.' : '. Se basa en:'}`,
  gates: evidenceTexts.gates,
  reportedRange: (min, max) => `Duración publicada: de ${range(min, max)}.`,
  judgedRange: (min, max) => `De ${range(min, max)}, estimación de la calculadora.`,
  amounts: {
    devHours: hours,
    maintenanceHours: (count) => `${hours(count)} al mes`,
    moderationWeeks: weeks,
  },
  ownFigure: (amount) => `${amount}: su propia cifra.`,
  replacedByPercentage: 'No se cuentan: las sustituye el porcentaje anual del desarrollo.',
  midRangeHours: 'Punto medio: 1,35 veces las horas del tarifario.',
  notCounted: 'No se cuenta, porque usted no desea publicaciones.',
  ofRateCard: (amount, isJudged) =>
    `Tarifario: ${amount}${isJudged ? ', estimación de la calculadora.' : '. Se basa en:'}`,
  recurringEvent: evidenceTexts.recurringEvent,
  confidence: {
    official: 'Oficial',
    reported: 'Publicado',
    judgement: 'Estimado',
  },
  read: (day) => `consultado el ${day}.`,
};

export const deferredFinanceTexts: Translated<typeof English.deferredFinanceTexts> = {
  ...financeFigureTexts,
  theCase: 'El caso en una página',
  caseFailed: 'No se pudo calcular el caso.',
  failed: 'No se pudieron calcular las cifras financieras.',
  horizon: 'Horizonte',
};

export const splitTexts: Translated<typeof English.splitTexts> = {
  none: noSplitText,
  note: splitNote,
  columns: { ...splitColumns, side: 'Opción' },
  sides: { best: 'Mejor', ...splitChoices },
  sideOf: (row) => `${row}: opción`,
  unpin: 'Desfijar todos',
  tooFew: 'Con una sola integración no hay nada que repartir.',
  computing: 'Comparando los repartos…',
  failed: 'No se pudieron comparar los repartos.',
};

export const deferredCounterargumentsTexts: Translated<
  typeof English.deferredCounterargumentsTexts
> = {
  intro: counterargumentsIntro,
  failed: 'No se pudieron buscar tales cambios.',
  searching: 'Buscando…',
  open: 'Abrir este escenario',
  more: (shown, count) => `${shown} de ${count}: los de menor cambio.`,
};

export const planExplorerTexts: Translated<typeof English.planExplorerTexts> = {
  title: 'Qué incluye el plan, y precios por usuario',
  failed: 'No se pudieron calcular los precios.',
  terms:
    'De las páginas del propio proveedor, como se leían el día indicado al lado. Prevalece su cotización.',
  perUser: '¿Y si se factura por usuario?',
  intro:
    'El precio de lista depende de las integraciones. Otros dos planes tienen un precio según cuántos de sus usuarios conectan aplicaciones. Los costos en el tiempo usan un solo precio.',
  users: 'Usuarios',
  usersUnit: 'usuarios',
  usersHelp:
    'Al principio, sus usuarios actuales o los 100 que incluye Pro. Un número entero de 0 a 10.000.',
  perMonth: 'Al mes',
  year1: 'Año 1 con alta',
  setup: 'Alta',
  choosePrice: 'Usar este precio',
  choosePriceOf: (name) => `Usar este precio: ${name}`,
  inUse: 'Los costos en el tiempo usan este precio.',
  own: 'Su plan',
  ownTerms: (integrations) => `Para ${formatCount(integrations, 'integration')}`,
  comparison: (plan, users, extraUsd) => {
    const by =
      Math.round(extraUsd) === 0
        ? 'lo mismo que'
        : `${formatUsd(Math.abs(extraUsd))} ${extraUsd > 0 ? 'más' : 'menos'} que`;
    return `De los planes por usuario, ${plan} es más barato para ${formatCount(users, 'user')}: en el año 1 cuesta ${by} su plan.`;
  },
  starter: 'Starter',
  pro: 'Pro',
  userTerms: ({ monthlyUsd, freeUsers, highestPerUserUsd, lowestPerUserUsd }) => {
    const base = `${formatExactUsd(monthlyUsd)} al mes`;
    const free = freeUsers > 0 ? `, los primeros ${freeUsers} usuarios gratis` : '';
    return highestPerUserUsd === lowestPerUserUsd
      ? `${base}${free}, más ${formatExactUsd(highestPerUserUsd)} por usuario`
      : `${base}${free}; a partir de ahí, de ${formatExactUsd(highestPerUserUsd)} a ${formatExactUsd(lowestPerUserUsd)} por usuario`;
  },
  withoutDiscount: (percentage) =>
    `Son precios de lista: no incluyen su descuento del ${percentText(formatNumber(percentage, 2))} en el plan.`,
};

export const closerLookTexts: Translated<typeof English.closerLookTexts> = {
  forecast: 'Pronóstico',
  tabs: {
    cfo: 'Para su CFO',
    split: splitTitle,
    others: 'Argumentos en contra',
    sure: '¿Qué certeza hay?',
    matters: '¿Qué pesa más?',
    assumptions: 'Supuestos',
  },
};
