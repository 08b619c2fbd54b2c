import { forecastMonths } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import type * as English from '../../../../contract/words/claimTexts.ts';

export const cheaperText: typeof English.cheaperText = (side, by, months) => {
  const over = months ? ` en ${months} meses` : '';
  if (side === 'neither') return `Ambas opciones cuestan lo mismo${over}`;
  return `${side === 'embedded' ? 'La solución embebida' : 'El desarrollo interno'} cuesta ${by} menos${over}`;
};

export const noneYetText: typeof English.noneYetText = (builtPercentage) =>
  `Para entonces, nada del desarrollo interno está en producción: ${builtText(builtPercentage)}`;

function builtText(percentage: number): string {
  return `${percentage ? `el ${percentText(`${percentage}`)}` : `menos del ${percentText('1')}`} está terminado`;
}

export const unfinishedText: typeof English.unfinishedText = (months) =>
  `Después de ${months} meses, nada del desarrollo interno está en producción`;

export const notLiveText = `el desarrollo interno no está en producción después de ${forecastMonths} meses`;

export const liveText: typeof English.liveText = (side, sooner, by, since) => {
  const from = since && `, ${since},`;
  if (sooner === 'neither')
    return `${from} y ${side === 'neither' ? '' : 'ambas opciones '}entran en producción al mismo tiempo.`;
  if (side === 'neither')
    return `${from || ','} y ${sooner === 'embedded' ? 'la solución embebida' : 'el desarrollo interno'} entra en producción ${by} antes.`;
  return side === sooner
    ? `${from} y entra en producción ${by} antes.`
    : `${from || ','} pero entra en producción ${by} después.`;
};

export const progressTexts: typeof English.progressTexts = (
  months,
  builtPercentage,
  { cost, inHouse, embedded },
) => ({
  point: unfinishedText(months),
  rest: `: ${builtText(builtPercentage)}, y el desarrollo entra en producción después de ${inHouse}. El desarrollo completo cuesta ${cost}, sin contar el mantenimiento. La solución embebida está en producción en ${embedded}.`,
});

export const spansText: typeof English.spansText = (spans, end, turnsLater = false) =>
  spans
    .map(({ firstMonth: first, lastMonth: last }) => {
      const from = `desde el ${first === 1 ? 'primer mes' : `mes ${first}`}`;
      if (last === end) return turnsLater ? `${from} hasta al menos el mes ${end}` : from;
      return first === last ? `en el mes ${first}` : `del mes ${first} al mes ${last}`;
    })
    .join(' y ');
