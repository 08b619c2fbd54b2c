import { forecastMonths } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import type * as English from '../../../../contract/words/claimTexts.ts';
import { dative } from '../../../germanDative.ts';

export const cheaperText: typeof English.cheaperText = (side, by, months) => {
  const over = months ? ` über ${months} Monate` : '';
  if (side === 'neither') return `Beide kosten${over} gleich viel`;
  return `Die ${side === 'embedded' ? 'eingebettete Lösung' : 'Eigenentwicklung'} kostet${over} ${by} weniger`;
};

export const noneYetText: typeof English.noneYetText = (builtPercentage) =>
  `Von der Eigenentwicklung ist bis dahin nichts in Betrieb: ${builtText(builtPercentage)}`;

function builtText(percentage: number): string {
  if (!percentage) return `Weniger als ${percentText('1')} ist fertig`;
  return `${percentText(`${percentage}`)} ${percentage === 1 ? 'ist' : 'sind'} fertig`;
}

export const unfinishedText: typeof English.unfinishedText = (months) =>
  `Nach ${months} Monaten ist von der Eigenentwicklung nichts in Betrieb`;

export const notLiveText = `Eigenentwicklung nach ${forecastMonths} Monaten nicht in Betrieb`;

export const liveText: typeof English.liveText = (side, sooner, by, since) => {
  const from = since && `, ${since},`;
  if (sooner === 'neither') return `${from} und beide sind gleichzeitig in Betrieb.`;
  if (side === 'neither')
    return `${from || ','} und die ${sooner === 'embedded' ? 'eingebettete Lösung' : 'Eigenentwicklung'} ist ${by} früher in Betrieb.`;
  return side === sooner
    ? `${from} und ist ${by} früher in Betrieb.`
    : `${from || ','} ist aber ${by} später in Betrieb.`;
};

export const progressTexts: typeof English.progressTexts = (
  months,
  builtPercentage,
  { cost, inHouse, embedded },
) => ({
  point: unfinishedText(months),
  rest: `: ${builtText(builtPercentage)}, und sie geht nach ${dative(inHouse)} in Betrieb. Die gesamte Entwicklung kostet ${cost}, noch ohne Wartung. Die eingebettete Lösung ist in ${dative(embedded)} in Betrieb.`,
});

export const spansText: typeof English.spansText = (spans, end, turnsLater = false) =>
  spans
    .map(({ firstMonth: first, lastMonth: last }) => {
      const isFirst = first === 1;
      if (last === end && !turnsLater) return isFirst ? 'ab dem ersten Monat' : `ab Monat ${first}`;
      if (last === end)
        return `${isFirst ? 'vom ersten Monat' : `von Monat ${first}`} bis mindestens Monat ${end}`;
      return first === last ? `in Monat ${first}` : `von Monat ${first} bis Monat ${last}`;
    })
    .join(' und ');
