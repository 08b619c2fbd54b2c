import type { Doubt, Side } from '../../../../contract/claims.ts';
import type { BeyondBuild } from '../../../../contract/estimate.ts';
import { forecastMonths, lastMonth } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import { formatList, lowerFirst, upperFirst } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import { unfinishedText } from '../../../../contract/words/claimTexts.ts';
import type * as English from '../../../../contract/words/deferredClaimTexts.ts';

const sides = { inHouse: 'o desenvolvimento interno', embedded: 'a solução incorporada' } as const;

const costsLess = (side: Side) =>
  side === 'neither' ? 'as duas opções custam o mesmo' : `${sides[side]} custa menos`;

export const costsLabel: typeof English.costsLabel = (isUnfinished, months) =>
  `${isUnfinished ? 'Gasto' : 'Custo'} após ${months} meses`;

const beyondTexts = {
  overage: 'excedente',
  'own work': 'trabalho próprio',
  'work to leave': 'trabalho de saída',
} as const;

const beyondList = (beyond: readonly (keyof typeof beyondTexts)[]) =>
  formatList(beyond.map((cost) => beyondTexts[cost]));

export const costsText: typeof English.costsText = ({ inHouse, lost, embedded }, beyond) =>
  `${inHouse} com desenvolvimento interno${lost && ` (dos quais ${lost} de tempo perdido)`}, ${embedded} com a solução incorporada${beyond.length > 0 ? `, com ${beyondList(beyond)}` : ''}.`;

export const overForecastText: typeof English.overForecastText = (side) =>
  `Em ${forecastMonths} meses, ${costsLess(side)}`;

export const laterTurnSentence: typeof English.laterTurnSentence = (when, side, isLimited) =>
  `${upperFirst(when)}, ${costsLess(side)} no total${isLimited ? ` (até o mês ${lastMonth})` : ''}.`;

export const forFirstMonths: typeof English.forFirstMonths = (count) =>
  `durante os primeiros ${count} meses`;

export const embeddedLess: typeof English.embeddedLess = (when, isOnly) =>
  `A solução incorporada custa menos ${isOnly ? 'apenas ' : ''}${when}.`;

const longer = `leva mais de ${forecastMonths} meses.`;
export const largerBuildText = `Desenvolver mais integrações ${longer}`;
export const severalBuiltText = `Desenvolver mais de uma integração ${longer}`;

export const noBreakEvenCount: typeof English.noBreakEvenCount = (upToCount) =>
  `Nenhum número de integrações até ${upToCount} muda o resultado.`;

const integrations = (count: number) => `${count} ${count === 1 ? 'integração' : 'integrações'}`;
const embeddedOverForecast = `a solução incorporada custa menos em ${forecastMonths} meses.`;

export const fromCount: typeof English.fromCount = (count, upToCount) =>
  `${upToCount === null ? `A partir de ${integrations(count)}` : `Com ${count} a ${integrations(upToCount)}`}, ${embeddedOverForecast}`;

export const onlyCount: typeof English.onlyCount = (count) =>
  `Com ${integrations(count)}, ${embeddedOverForecast}`;

export const midRangeSentence: typeof English.midRangeSentence = (keepsOwn, result, without) =>
  `Com todas as ${keepsOwn ? 'demais ' : ''}premissas no meio de cada faixa, ${result}${without}.`;

export const middleResult: typeof English.middleResult = (side, by, isStill = false) => {
  const still = isStill ? ' ainda' : '';
  if (side === null)
    return `nada do desenvolvimento interno está em produção após ${forecastMonths} meses`;
  return side === 'neither'
    ? `as duas opções${still} custam o mesmo`
    : `${sides[side]}${still} custa ${by} a menos`;
};

export const sameWithoutPlatform: typeof English.sameWithoutPlatform = (by) =>
  ` (${by} a menos sem custos de plataforma)`;
export const otherWithoutPlatform: typeof English.otherWithoutPlatform = (result) =>
  ` (sem custos de plataforma, ${result})`;

const beyondBuildNames: Readonly<Record<BeyondBuild, string>> = {
  turnover: 'rotatividade',
  fees: 'taxas',
};

export const buildAloneSentence: typeof English.buildAloneSentence = (
  by,
  beyondBuild,
  beyond,
  year,
) => {
  const isPlanOnly = beyond.length > 0;
  const counted = formatList(['manutenção', ...beyondBuild.map((cost) => beyondBuildNames[cost])]);
  const own = isPlanOnly ? `, além de ${beyondList(beyond)} com a solução incorporada` : '';
  const bases = isPlanOnly
    ? 'a implantação e 12 meses do plano'
    : 'o primeiro ano da solução incorporada';
  const overYear =
    year.side === 'neither'
      ? costsLess(year.side)
      : `o desenvolvimento interno custa ${year.by} a ${year.side === 'inHouse' ? 'menos' : 'mais'}`;
  return `O desenvolvimento sozinho custa ${by} a menos do que ${bases}; com ${counted}${own}, ${overYear} em 12 meses.`;
};

export const certaintyWords: Translated<typeof English.certaintyWords> = {
  clear: 'Claro',
  depends: 'Depende das suas premissas',
  close: 'Apertado demais para decidir',
};

export const certaintyLabel = `Certeza do resultado em ${forecastMonths} meses`;

export const clearReason =
  'o resultado se mantém no meio de cada faixa e após 60 meses, e nenhuma premissa isolada o muda dentro da sua faixa';

const scenarioTexts = {
  shown: '',
  midRange: 'no meio de cada faixa, ',
  withoutPlatform: 'no meio de cada faixa e sem custos de plataforma, ',
} as const;

export const doubtReason: typeof English.doubtReason = (doubt) =>
  scenarioTexts[doubt.in] + doubtText(doubt);

function doubtText(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'otherSide':
      return costsLess(doubt.side);
    case 'closeCosts':
      return `os custos diferem em menos de ${percentText('5')}`;
    case 'closeRange':
      return 'qualquer uma das duas opções pode custar menos dentro da faixa provável';
    case 'fewPeople':
      return doubt.side === 'inHouse'
        ? 'sua equipe não tem horas suficientes para a manutenção'
        : 'sua equipe não tem horas suficientes para o trabalho dela com a solução incorporada';
    case 'change':
      return `o resultado muda se ${doubt.condition}`;
    case 'later':
      return 'o resultado muda até o mês 60';
    case 'notLive':
      return 'muitas vezes o desenvolvimento interno não entra em produção até o mês 36';
  }
}

const likely = (difference: string, months?: number) =>
  `Provavelmente ${difference}${months ? ` em ${months} meses` : ''}.`;

export const likelyLessText: typeof English.likelyLessText = (low, high, months) =>
  likely(`de ${low} a ${high} a menos`, months);
export const likelyMoreText: typeof English.likelyMoreText = (low, high, months) =>
  likely(`de ${low} a ${high} a mais`, months);
export const likelyEitherText: typeof English.likelyEitherText = (more, less, months) =>
  likely(`entre ${more} a mais e ${less} a menos`, months);

export const outsideRangeSentence: typeof English.outsideRangeSentence = (
  side,
  low,
  high,
  reason,
) => `${upperFirst(sides[side])} provavelmente custa de ${low} a ${high}: ${reason}.`;

const zeroTexts = {
  ownHours: 'suas horas próprias',
  monthlyHours: 'suas horas próprias por mês',
  priceRises: 'os aumentos de preço',
} as const;

export const zerosReason: typeof English.zerosReason = (zeros) =>
  `aqui ${formatList(zeros.map((zero) => zeroTexts[zero]))} são 0`;

export const usualReason: typeof English.usualReason = (isBelow) =>
  `planos como este costumam custar ${isBelow ? 'mais' : 'menos'}`;

const choices = { build: 'desenvolver', embed: 'incorporar' } as const;

export const splitSentence: typeof English.splitSentence = (percentage, than, parts) =>
  `Uma divisão custa ${percentage} a menos em ${forecastMonths} meses do que ${than === 'embedded' ? choices.embed : choices.build} tudo: ${parts.join(', ')}.`;

export const splitPart: typeof English.splitPart = (choice, count, names) =>
  `${choices[choice]} ${names ? formatList(names) : count}`;
export const otherSplitPart: typeof English.otherSplitPart = (choice, count) =>
  `${choices[choice]} ${count === 1 ? 'a outra' : `as outras ${count}`}`;

export const counterargumentsIntro =
  'Mudanças de premissas que invertem o resultado em 36 meses, cada uma dentro da sua faixa. Nenhuma pode ser omitida ou reduzida sozinha.';

export const peopleLabel = 'Quem faria o trabalho';

/** The sentence needs no pronoun. */
export const themText: typeof English.themText = () => '';

export const tooFewPeopleTexts: typeof English.tooFewPeopleTexts = {
  inHouse: ({ hours, teamHours, developers }) =>
    `A manutenção exige ${hours} horas por mês; sua equipe tem ${teamHours}. O desenvolvimento interno precisaria de ${developers}.`,
  embedded: ({ hours, teamHours, developers }) =>
    `Seu próprio trabalho com a solução incorporada exige ${hours} horas por mês; sua equipe tem ${teamHours}. A solução incorporada precisaria de ${developers}.`,
};

export const breakEvenLabel = `Primeiro mês a partir do qual a solução incorporada custa menos até o mês ${forecastMonths}`;

export const soonerToo: typeof English.soonerToo = (result) =>
  `${result} e entra em produção antes.`;

export const twoResults: typeof English.twoResults = (first, second) =>
  `${first}, mas ${lowerFirst(second)}.`;

export const launchSentence: typeof English.launchSentence = (sooner) =>
  sooner === 'neither'
    ? 'As duas opções entram em produção ao mesmo tempo.'
    : `${upperFirst(sides[sooner])} entra em produção antes.`;

export const shortLaunch: typeof English.shortLaunch = (sooner, by) =>
  sooner === 'neither'
    ? 'As duas em produção ao mesmo tempo'
    : `${sooner === 'embedded' ? 'Incorporado' : 'Interno'} em produção ${by} antes`;

export const launchTimes: typeof English.launchTimes = (sooner, { inHouse, embedded }, by) => {
  if (sooner === 'neither')
    return `O desenvolvimento interno e a solução incorporada entram em produção após ${inHouse}.`;
  const which =
    sooner === 'inHouse' ? 'aqui o desenvolvimento interno é mais rápido' : `${by} antes`;
  return `O desenvolvimento interno entra em produção após ${inHouse}; a solução incorporada, após ${embedded}: ${which}.`;
};

export const fasterBuild: typeof English.fasterBuild = ({ inHouse, embedded }) =>
  `Aqui o desenvolvimento interno é mais rápido: entra em produção após ${inHouse}; a solução incorporada, após ${embedded}.`;

export const noPresentValueText: typeof English.noPresentValueText = (months) =>
  `${unfinishedText(months === 'both' ? `${forecastMonths} ou ${lastMonth}` : months)}, portanto não há valor presente a comparar. A tabela mostra quanto custa cada opção.`;

export const presentValues: typeof English.presentValues = (forecast, later) => {
  if (forecast === null)
    return `${unfinishedText(forecastMonths)}, portanto até lá não há valor presente a comparar. Em valor presente, ${costsLess(later)} em ${lastMonth} meses.`;
  const over = `Em valor presente, ${costsLess(forecast)} em ${forecastMonths}`;
  return forecast === later
    ? `${over} e em ${lastMonth} meses.`
    : `${over} meses, e ${costsLess(later)} em ${lastMonth} meses.`;
};

export const crossingsSentence: typeof English.crossingsSentence = (months, turns) => {
  const parts = turns.map(({ month, cheaper }) => `${costsLess(cheaper)} a partir do mês ${month}`);
  return `Custo total por mês, em ${months} meses: ${parts.join(', depois ') || costsLess('neither')}.`;
};

export const discountTurnSentence: typeof English.discountTurnSentence = (
  { undiscounted, months, isPaidEarlier },
  { by, discountedBy, rate },
) => {
  const ahead = sides[undiscounted === 'inHouse' ? 'embedded' : 'inHouse'];
  const reason = isPaidEarlier
    ? `, porque ${undiscounted === 'inHouse' ? 'o desenvolvimento interno é pago' : 'a solução incorporada é paga'} antes`
    : '';
  return `Sem trazer a valor presente, ${sides[undiscounted]} custa ${by} a menos em ${months} meses; em valor presente, a ${percentText(rate)} ao ano, ${ahead} fica à frente por ${discountedBy}${reason}.`;
};
