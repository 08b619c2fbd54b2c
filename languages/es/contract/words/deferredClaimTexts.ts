import type { Doubt, Side } from '../../../../contract/claims.ts';
import type { BeyondBuild } from '../../../../contract/estimate.ts';
import { forecastMonths, lastMonth } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import { formatList, lowerFirst, upperFirst } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import { unfinishedText } from '../../../../contract/words/claimTexts.ts';
import type * as English from '../../../../contract/words/deferredClaimTexts.ts';

const sides = { inHouse: 'el desarrollo interno', embedded: 'la solución embebida' } as const;

const costsLess = (side: Side) =>
  side === 'neither' ? 'ambas opciones cuestan lo mismo' : `${sides[side]} cuesta menos`;

export const costsLabel: typeof English.costsLabel = (isUnfinished, months) =>
  `${isUnfinished ? 'Gastado' : 'Costo'} al cabo de ${months} meses`;

const beyondTexts = {
  overage: 'excedente',
  'own work': 'trabajo propio',
  'work to leave': 'trabajo de salida',
} as const;

const beyondList = (beyond: readonly (keyof typeof beyondTexts)[]) =>
  formatList(beyond.map((cost) => beyondTexts[cost]));

export const costsText: typeof English.costsText = ({ inHouse, lost, embedded }, beyond) =>
  `${inHouse} con desarrollo interno${lost && ` (de ellos, ${lost} de tiempo perdido)`}, ${embedded} con la solución embebida${beyond.length > 0 ? `, con ${beyondList(beyond)}` : ''}.`;

export const overForecastText: typeof English.overForecastText = (side) =>
  `En ${forecastMonths} meses, ${costsLess(side)}`;

export const laterTurnSentence: typeof English.laterTurnSentence = (when, side, isLimited) =>
  `${upperFirst(when)}, ${costsLess(side)} en total${isLimited ? ` (hasta el mes ${lastMonth})` : ''}.`;

export const forFirstMonths: typeof English.forFirstMonths = (count) =>
  `durante los primeros ${count} meses`;

export const embeddedLess: typeof English.embeddedLess = (when, isOnly) =>
  `La solución embebida cuesta menos ${isOnly ? 'solo ' : ''}${when}.`;

const longer = `lleva más de ${forecastMonths} meses.`;
export const largerBuildText = `Desarrollar más integraciones ${longer}`;
export const severalBuiltText = `Desarrollar más de una integración ${longer}`;

export const noBreakEvenCount: typeof English.noBreakEvenCount = (upToCount) =>
  `Ningún número de integraciones hasta ${upToCount} cambia el resultado.`;

const integrations = (count: number) => `${count} ${count === 1 ? 'integración' : 'integraciones'}`;
const embeddedOverForecast = `la solución embebida cuesta menos en ${forecastMonths} meses.`;

export const fromCount: typeof English.fromCount = (count, upToCount) =>
  `${upToCount === null ? `A partir de ${integrations(count)}` : `Con ${count} a ${integrations(upToCount)}`}, ${embeddedOverForecast}`;

export const onlyCount: typeof English.onlyCount = (count) =>
  `Con ${integrations(count)}, ${embeddedOverForecast}`;

export const midRangeSentence: typeof English.midRangeSentence = (keepsOwn, result, without) =>
  `Con todos los ${keepsOwn ? 'demás ' : ''}supuestos en el punto medio de su rango, ${result}${without}.`;

export const middleResult: typeof English.middleResult = (side, by, isStill = false) => {
  if (side === null)
    return `nada del desarrollo interno está en producción después de ${forecastMonths} meses`;
  return side === 'neither'
    ? `ambas opciones ${isStill ? 'siguen costando' : 'cuestan'} lo mismo`
    : `${sides[side]} ${isStill ? 'sigue costando' : 'cuesta'} ${by} menos`;
};

export const sameWithoutPlatform: typeof English.sameWithoutPlatform = (by) =>
  ` (${by} menos sin costos de plataforma)`;
export const otherWithoutPlatform: typeof English.otherWithoutPlatform = (result) =>
  ` (sin costos de plataforma, ${result})`;

const beyondBuildNames: Readonly<Record<BeyondBuild, string>> = {
  turnover: 'rotación de personal',
  fees: 'cargos',
};

export const buildAloneSentence: typeof English.buildAloneSentence = (
  by,
  beyondBuild,
  beyond,
  year,
) => {
  const isPlanOnly = beyond.length > 0;
  const counted = formatList([
    'mantenimiento',
    ...beyondBuild.map((cost) => beyondBuildNames[cost]),
  ]);
  const own = isPlanOnly ? `, además de ${beyondList(beyond)} con la solución embebida` : '';
  const bases = isPlanOnly
    ? 'el cargo de alta y 12 meses del plan'
    : 'el primer año de la solución embebida';
  const overYear =
    year.side === 'neither'
      ? costsLess(year.side)
      : `el desarrollo interno cuesta ${year.by} ${year.side === 'inHouse' ? 'menos' : 'más'}`;
  return `El desarrollo por sí solo cuesta ${by} menos que ${bases}; con ${counted}${own}, ${overYear} en 12 meses.`;
};

export const certaintyWords: Translated<typeof English.certaintyWords> = {
  clear: 'Claro',
  depends: 'Depende de sus supuestos',
  close: 'Demasiado ajustado para decidir',
};

export const certaintyLabel = `Certeza del resultado en ${forecastMonths} meses`;

export const clearReason =
  'el resultado se mantiene en el punto medio de cada rango y después de 60 meses, y ningún supuesto por sí solo lo cambia dentro de su rango';

const scenarioTexts = {
  shown: '',
  midRange: 'en el punto medio de cada rango, ',
  withoutPlatform: 'en el punto medio de cada rango y sin costos de plataforma, ',
} as const;

export const doubtReason: typeof English.doubtReason = (doubt) =>
  scenarioTexts[doubt.in] + doubtText(doubt);

function doubtText(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'otherSide':
      return costsLess(doubt.side);
    case 'closeCosts':
      return `los costos difieren en menos del ${percentText('5')}`;
    case 'closeRange':
      return 'cualquiera de las dos opciones puede costar menos dentro del rango probable';
    case 'fewPeople':
      return doubt.side === 'inHouse'
        ? 'su equipo no tiene suficientes horas para el mantenimiento'
        : 'su equipo no tiene suficientes horas para su trabajo con la solución embebida';
    case 'change':
      return `el resultado cambia si ${doubt.condition}`;
    case 'later':
      return 'el resultado cambia a más tardar en el mes 60';
    case 'notLive':
      return 'a menudo el desarrollo interno no está en producción en el mes 36';
  }
}

const likely = (difference: string, months?: number) =>
  `Probablemente ${difference}${months ? ` en ${months} meses` : ''}.`;

export const likelyLessText: typeof English.likelyLessText = (low, high, months) =>
  likely(`de ${low} a ${high} menos`, months);
export const likelyMoreText: typeof English.likelyMoreText = (low, high, months) =>
  likely(`de ${low} a ${high} más`, months);
export const likelyEitherText: typeof English.likelyEitherText = (more, less, months) =>
  likely(`entre ${more} más y ${less} menos`, months);

export const outsideRangeSentence: typeof English.outsideRangeSentence = (
  side,
  low,
  high,
  reason,
) => `${upperFirst(sides[side])} probablemente cuesta de ${low} a ${high}: ${reason}.`;

const zeroTexts = {
  ownHours: 'sus horas propias',
  monthlyHours: 'sus horas propias al mes',
  priceRises: 'las alzas de precio',
} as const;

export const zerosReason: typeof English.zerosReason = (zeros) =>
  `aquí ${formatList(zeros.map((zero) => zeroTexts[zero]))} son 0`;

export const usualReason: typeof English.usualReason = (isBelow) =>
  `los planes como este suelen costar ${isBelow ? 'más' : 'menos'}`;

const choices = { build: 'desarrollar', embed: 'embeber' } as const;

export const splitSentence: typeof English.splitSentence = (percentage, than, parts) =>
  `Un reparto cuesta un ${percentage} menos en ${forecastMonths} meses que ${than === 'embedded' ? choices.embed : choices.build} todo: ${parts.join(', ')}.`;

export const splitPart: typeof English.splitPart = (choice, count, names) =>
  `${choices[choice]} ${names ? formatList(names) : count}`;
export const otherSplitPart: typeof English.otherSplitPart = (choice, count) =>
  `${choices[choice]} ${count === 1 ? 'la otra' : `las otras ${count}`}`;

export const counterargumentsIntro =
  'Cambios de supuestos que hacen que la otra opción cueste menos en 36 meses, cada uno dentro de su rango. Ninguno puede omitirse ni reducirse por sí solo.';

export const peopleLabel = 'Quién haría el trabajo';

/** The sentence needs no pronoun. */
export const themText: typeof English.themText = () => '';

export const tooFewPeopleTexts: typeof English.tooFewPeopleTexts = {
  inHouse: ({ hours, teamHours, developers }) =>
    `El mantenimiento requiere ${hours} horas al mes; su equipo tiene ${teamHours}. El desarrollo interno necesitaría ${developers}.`,
  embedded: ({ hours, teamHours, developers }) =>
    `Su propio trabajo con la solución embebida requiere ${hours} horas al mes; su equipo tiene ${teamHours}. La solución embebida necesitaría ${developers}.`,
};

export const breakEvenLabel = `Primer mes desde el que la solución embebida cuesta menos hasta el mes ${forecastMonths}`;

export const soonerToo: typeof English.soonerToo = (result) =>
  `${result} y entra antes en producción.`;

export const twoResults: typeof English.twoResults = (first, second) =>
  `${first}, pero ${lowerFirst(second)}.`;

export const launchSentence: typeof English.launchSentence = (sooner) =>
  sooner === 'neither'
    ? 'Ambas opciones entran en producción al mismo tiempo.'
    : `${upperFirst(sides[sooner])} entra antes en producción.`;

export const shortLaunch: typeof English.shortLaunch = (sooner, by) =>
  sooner === 'neither'
    ? 'Ambas en producción al mismo tiempo'
    : `${sooner === 'embedded' ? 'Embebido' : 'Interno'} en producción ${by} antes`;

export const launchTimes: typeof English.launchTimes = (sooner, { inHouse, embedded }, by) => {
  if (sooner === 'neither')
    return `El desarrollo interno y la solución embebida entran en producción después de ${inHouse}.`;
  const which = sooner === 'inHouse' ? 'aquí el desarrollo interno es más rápido' : `${by} antes`;
  return `El desarrollo interno entra en producción después de ${inHouse}; la solución embebida, después de ${embedded}: ${which}.`;
};

export const fasterBuild: typeof English.fasterBuild = ({ inHouse, embedded }) =>
  `Aquí el desarrollo interno es más rápido: entra en producción después de ${inHouse}; la solución embebida, después de ${embedded}.`;

export const noPresentValueText: typeof English.noPresentValueText = (months) =>
  `${unfinishedText(months === 'both' ? `${forecastMonths} o ${lastMonth}` : months)}, así que no hay valor presente que comparar. La tabla muestra cuánto cuesta cada opción.`;

export const presentValues: typeof English.presentValues = (forecast, later) => {
  if (forecast === null)
    return `${unfinishedText(forecastMonths)}, así que para entonces no hay valor presente que comparar. En valor presente, ${costsLess(later)} en ${lastMonth} meses.`;
  const over = `En valor presente, ${costsLess(forecast)} en ${forecastMonths}`;
  return forecast === later
    ? `${over} y en ${lastMonth} meses.`
    : `${over} meses, y ${costsLess(later)} en ${lastMonth} meses.`;
};

export const crossingsSentence: typeof English.crossingsSentence = (months, turns) => {
  const parts = turns.map(({ month, cheaper }) => `${costsLess(cheaper)} desde el mes ${month}`);
  return `Costo total por mes, en ${months} meses: ${parts.join(', luego ') || costsLess('neither')}.`;
};

export const discountTurnSentence: typeof English.discountTurnSentence = (
  { undiscounted, months, isPaidEarlier },
  { by, discountedBy, rate },
) => {
  const ahead = sides[undiscounted === 'inHouse' ? 'embedded' : 'inHouse'];
  const reason = isPaidEarlier ? `, porque ${sides[undiscounted]} se paga antes` : '';
  return `Sin descontar, ${sides[undiscounted]} cuesta ${by} menos en ${months} meses; con una tasa de descuento del ${percentText(rate)} anual, ${ahead} lleva una ventaja de ${discountedBy}${reason}.`;
};
