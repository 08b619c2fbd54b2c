import { forecastMonths } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import type * as English from '../../../../contract/words/claimTexts.ts';

export const cheaperText: typeof English.cheaperText = (side, by, months) => {
  const over = months ? ` em ${months} meses` : '';
  if (side === 'neither') return `As duas opções custam o mesmo${over}`;
  return `${side === 'embedded' ? 'A solução incorporada' : 'O desenvolvimento interno'} custa ${by} a menos${over}`;
};

export const noneYetText: typeof English.noneYetText = (builtPercentage) =>
  `Até lá, nada do desenvolvimento interno está em produção: ${builtText(builtPercentage)}`;

function builtText(percentage: number): string {
  return `${percentage ? percentText(`${percentage}`) : `menos de ${percentText('1')}`} dele está pronto`;
}

export const unfinishedText: typeof English.unfinishedText = (months) =>
  `Após ${months} meses, nada do desenvolvimento interno está em produção`;

export const notLiveText = `desenvolvimento interno não está em produção após ${forecastMonths} meses`;

export const liveText: typeof English.liveText = (side, sooner, by, since) => {
  const from = since && `, ${since},`;
  if (sooner === 'neither')
    return `${from} e ${side === 'neither' ? '' : 'as duas opções '}entram em produção ao mesmo tempo.`;
  if (side === 'neither')
    return `${from || ','} e ${sooner === 'embedded' ? 'a solução incorporada' : 'o desenvolvimento interno'} entra em produção ${by} antes.`;
  return side === sooner
    ? `${from} e entra em produção ${by} antes.`
    : `${from || ','} mas entra em produção ${by} depois.`;
};

export const progressTexts: typeof English.progressTexts = (
  months,
  builtPercentage,
  { cost, inHouse, embedded },
) => ({
  point: unfinishedText(months),
  rest: `: ${builtText(builtPercentage)}, e ele entra em produção após ${inHouse}. O desenvolvimento completo custa ${cost}, sem contar a manutenção. A solução incorporada está em produção em ${embedded}.`,
});

export const spansText: typeof English.spansText = (spans, end, turnsLater = false) =>
  spans
    .map(({ firstMonth: first, lastMonth: last }) => {
      const isFirst = first === 1;
      if (last === end && !turnsLater)
        return isFirst ? 'desde o primeiro mês' : `a partir do mês ${first}`;
      if (last === end)
        return `do ${isFirst ? 'primeiro mês' : `mês ${first}`} até pelo menos o mês ${end}`;
      return first === last ? `no mês ${first}` : `do mês ${first} ao mês ${last}`;
    })
    .join(' e ');
